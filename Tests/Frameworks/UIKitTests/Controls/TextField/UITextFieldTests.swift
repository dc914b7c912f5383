import Stage
import Testing
import UIKit

@MainActor struct UITextFieldTests {
  /// A delegate that logs its calls and returns what the test has set.
  @MainActor private final class Log: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var refused: Set<String> = []
    private let names: [ObjectIdentifier: String]

    init(_ names: [ObjectIdentifier: String]) { self.names = names }

    private func hear(_ line: String, _ field: UITextField) -> Bool {
      lines.append("\(names[ObjectIdentifier(field)] ?? "?") \(line)")
      return !refused.contains(line)
    }

    func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { hear("may begin", field) }
    func textFieldDidBeginEditing(_ field: UITextField) { _ = hear("began", field) }
    func textFieldShouldEndEditing(_ field: UITextField) -> Bool { hear("may end", field) }
    func textFieldDidEndEditing(
      _ field: UITextField, reason: UITextField.DidEndEditingReason
    ) { _ = hear("ended \(reason)", field) }
    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { hear("may change \(range.location)+\(range.length) '\(string)'", field) }
    func textFieldShouldClear(_ field: UITextField) -> Bool { hear("may clear", field) }
    func textFieldShouldReturn(_ field: UITextField) -> Bool { hear("may return", field) }
  }

  /// Two fields in a window, and the calls of their delegate.
  @MainActor private struct Form {
    let stage = Stage(device: .phone)
    let a: UITextField
    let b: UITextField
    let log: Log
    let root: UIViewController

    init() {
      (a, b, root) = stage.run {
        (
          UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)),
          UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34)), UIViewController()
        )
      }
      log = Log([ObjectIdentifier(a): "a", ObjectIdentifier(b): "b"])
      stage.show(root)
      stage.run {
        for field in [a, b] {
          root.view.addSubview(field)
          field.delegate = log
        }
      }
    }

    func edits(_ field: UITextField) -> Bool { stage.run { field.isEditing } }
  }

  @Test func `defaults are Apple's`() {
    let field = UITextField()

    #expect(field.text == "")
    #expect(field.placeholder == nil)
    #expect(field.font == .systemFont(ofSize: 17))
    #expect(field.textColor == .label)
    #expect(field.textAlignment == .natural)
    #expect(field.borderStyle == .none)
    #expect(field.clearButtonMode == .never)
    #expect(!field.isSecureTextEntry && !field.isEditing)
    field.text = nil
    #expect(field.text == "")
  }

  @Test func `editing posts notifications, but the app's own changes do not`() {
    let form = Form()
    let posted = Posted()
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: form.a, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated { posted.names.append(name) }
      }
    }

    form.stage.run { form.a.becomeFirstResponder() }
    form.stage.type("x")
    form.stage.run {
      form.a.text = "y"
      form.a.resignFirstResponder()
    }

    #expect(posted.names == names)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `moving between fields asks the delegate first, then notifies it`() {
    let form = Form()

    form.stage.run { form.a.becomeFirstResponder() }
    #expect(form.log.lines == ["a may begin", "a began"])
    form.log.lines = []
    form.stage.run { form.b.becomeFirstResponder() }

    #expect(
      form.log.lines == ["b may begin", "a may end", "a ended committed", "b began"])
    #expect(form.edits(form.b) && !form.edits(form.a))
    form.stage.close()
  }

  @Test func `a refusal changes nothing`() {
    let form = Form()
    form.stage.run { form.a.becomeFirstResponder() }

    form.log.refused = ["may end"]
    #expect(!form.stage.run { form.b.becomeFirstResponder() })
    #expect(!form.stage.run { form.a.resignFirstResponder() })
    #expect(!form.stage.run { form.root.view.endEditing(false) })
    #expect(form.edits(form.a))
    #expect(!form.log.lines.contains("a ended committed"))

    #expect(form.stage.run { form.root.view.endEditing(true) })
    #expect(!form.edits(form.a))
    #expect(form.log.lines.last == "a ended committed")

    form.log.refused = ["may begin"]
    #expect(!form.stage.run { form.b.becomeFirstResponder() })
    #expect(!form.edits(form.b))
    form.stage.close()
  }

  @Test func `a field without a window, or disabled, cannot be edited`() {
    let form = Form()
    let free = form.stage.run { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }

    #expect(!form.stage.run { free.becomeFirstResponder() })
    form.stage.run { form.a.becomeFirstResponder() }
    form.log.refused = ["may end"]
    form.stage.run { form.a.removeFromSuperview() }
    #expect(!form.edits(form.a))
    #expect(form.log.lines.filter { $0 == "a ended committed" }.count == 1)
    form.stage.run { form.b.becomeFirstResponder() }
    form.stage.run { form.b.isEnabled = false }
    #expect(!form.edits(form.b))
    #expect(!form.stage.run { form.b.becomeFirstResponder() })
    form.stage.close()
  }

  @Test func `each key asks the delegate, changes the text and sends one event`() {
    let form = Form()
    var events = 0
    form.a.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    form.stage.run { form.a.becomeFirstResponder() }
    form.log.lines = []

    form.stage.type("Hi")
    #expect(form.a.text == "Hi")
    #expect(events == 2)
    #expect(form.log.lines == ["a may change 0+0 'H'", "a may change 1+0 'i'"])

    form.stage.press(UIKeyCommand.inputLeftArrow)
    form.stage.press("o", .shift)
    #expect(form.a.text == "Hoi")
    form.stage.press(UIKeyCommand.inputDelete)
    #expect(form.a.text == "Hi")
    #expect(form.log.lines.last == "a may change 1+1 ''")

    form.log.refused = ["may change 1+0 'x'"]
    form.stage.type("x")
    #expect(form.a.text == "Hi" && events == 4)
    form.a.text = "set"
    #expect(events == 4)
    form.stage.close()
  }

  @Test func `deleting removes whole characters, and nothing at the start`() {
    let form = Form()
    form.stage.run { form.a.becomeFirstResponder() }

    form.stage.type("a👨‍👩‍👧é")
    for expected in ["a👨‍👩‍👧", "a", "", ""] {
      form.stage.press(UIKeyCommand.inputDelete)
      #expect(form.a.text == expected)
    }
    form.stage.close()
  }

  @Test func `keys with command are commands, and typing needs a first responder`() {
    let form = Form()

    #expect(!form.stage.press("a"))
    form.stage.run { form.a.becomeFirstResponder() }
    #expect(!form.stage.press("a", .command))
    #expect(!form.stage.press(UIKeyCommand.inputEscape))
    #expect(form.a.text == "")
    form.stage.close()
  }

  @Test func `return asks the delegate, and ends editing if an action expects it`() {
    let form = Form()
    form.stage.run { form.a.becomeFirstResponder() }

    form.stage.type("\n")
    #expect(form.log.lines.last == "a may return")
    #expect(form.edits(form.a) && form.a.text == "")
    var ends = 0
    form.a.addAction(UIAction { _ in ends += 1 }, for: .editingDidEndOnExit)
    form.log.refused = ["may return"]
    form.stage.type("\n")
    #expect(form.edits(form.a) && ends == 0)
    form.log.refused = []
    form.stage.type("\n")
    #expect(!form.edits(form.a) && ends == 1)
    form.stage.close()
  }

  @Test func `a delegate may change the text or move the focus while it is asked`() {
    final class Shouting: NSObject, UITextFieldDelegate {
      weak var next: UITextField?
      func textField(
        _ field: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        field.text = string == "!" ? "" : (field.text ?? "") + string.uppercased()
        return string == "!"
      }
      func textFieldShouldReturn(_ field: UITextField) -> Bool {
        next?.becomeFirstResponder()
        return false
      }
    }
    let form = Form()
    let shouting = Shouting()
    shouting.next = form.b
    form.a.delegate = shouting
    form.stage.run { form.a.becomeFirstResponder() }

    form.stage.type("hey")
    #expect(form.a.text == "HEY")
    form.stage.type("!")
    #expect(form.a.text == "!")
    form.stage.type("\n")
    #expect(form.edits(form.b) && !form.edits(form.a))
    form.stage.close()
  }

  @Test func `a delegate with only the older method is called once at the end`() {
    final class Old: NSObject, UITextFieldDelegate {
      var ends = 0
      func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
    }
    let form = Form()
    let old = Old()
    form.a.delegate = old
    form.stage.run {
      form.a.becomeFirstResponder()
      form.a.resignFirstResponder()
    }

    #expect(old.ends == 1)
    form.stage.close()
  }

  @Test func `a tap begins editing and sets the caret at its location`() throws {
    let form = Form()
    form.a.text = "HHHHHHHH"
    form.stage.advance(by: 0.1)

    form.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            TouchScript.Entry(.down, t: 0, x: 21, y: 117),
            TouchScript.Entry(.up, t: 0.1, x: 21, y: 117),
          ]
        ]))
    try form.stage.settle()
    #expect(form.edits(form.a))
    form.stage.type("x")
    #expect(form.a.text == "xHHHHHHHH")
    form.stage.close()
  }

  @Test func `the caret stays visible in a text that is too long`() {
    let form = Form()
    form.stage.run { form.a.becomeFirstResponder() }
    form.stage.type(String(repeating: "W", count: 40))
    form.stage.advance(by: 0.05)
    let caret = form.a.canvas.caret

    #expect(!caret.isHidden)
    #expect(form.a.canvas.bounds.contains(caret.frame))
    #expect(form.a.canvas.shift > 200)
    for _ in 0..<40 { form.stage.press(UIKeyCommand.inputLeftArrow) }
    form.stage.advance(by: 0.05)
    #expect(form.a.canvas.shift == 0)
    #expect(caret.frame.minX == 0)
    form.stage.run { form.a.resignFirstResponder() }
    form.stage.advance(by: 0.05)
    #expect(caret.isHidden)
    form.stage.close()
  }

  @Test func `secure text shows one dot per character, whatever it is`() {
    let form = Form()
    form.a.isSecureTextEntry = true
    form.stage.run { form.a.becomeFirstResponder() }
    func caret(after text: String) -> CGFloat {
      form.a.text = text
      form.stage.advance(by: 0.05)
      return form.a.canvas.caret.frame.minX
    }

    #expect(caret(after: "i") == caret(after: "W"))
    #expect(caret(after: "👨‍👩‍👧") == caret(after: "W"))
    #expect(caret(after: "ab") > caret(after: "a"))
    form.stage.close()
  }

  @Test func `the clear button asks the delegate, clears the text and notifies`() {
    let form = Form()
    form.a.text = "Card"
    form.a.clearButtonMode = .always
    form.stage.advance(by: 0.05)
    var events = 0
    form.a.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    let button = form.a.clearButton

    #expect(button?.isHidden == false)
    form.log.refused = ["may clear"]
    form.stage.run { button?.sendActions(for: .touchUpInside) }
    #expect(form.a.text == "Card" && events == 0)
    form.log.refused = []
    form.stage.run { button?.sendActions(for: .touchUpInside) }
    form.stage.advance(by: 0.05)
    #expect(form.a.text == "" && events == 1)
    #expect(button?.isHidden == true)
    form.stage.close()
  }

  @Test func `parts beside the text reduce its width, mirrored from right to left`() {
    let form = Form()
    form.a.borderStyle = .roundedRect
    let side = form.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
    form.a.leftView = side
    form.stage.advance(by: 0.05)
    let plain = form.a.textRect(forBounds: form.a.bounds)
    #expect(side.superview == nil)

    form.a.leftViewMode = .always
    form.stage.advance(by: 0.05)
    let beside = form.a.textRect(forBounds: form.a.bounds)
    #expect(side.superview === form.a && side.frame.minX == 0)
    #expect(beside.minX > plain.minX && beside.maxX == plain.maxX)

    form.stage.run { form.root.view.traitOverrides.layoutDirection = .rightToLeft }
    form.stage.advance(by: 0.05)
    #expect(side.frame.maxX == 200)
    #expect(form.a.textRect(forBounds: form.a.bounds).maxX < beside.maxX)
    form.stage.close()
  }

  @Test func `the placeholder shows while there is no text`() {
    let form = Form()
    form.a.placeholder = "Name"
    form.stage.advance(by: 0.05)
    let label = form.a.subviews.compactMap { $0 as? UILabel }.first

    #expect(label?.text == "Name" && label?.isHidden == false)
    form.a.text = "A"
    form.stage.advance(by: 0.05)
    #expect(label?.isHidden == true)
    #expect(form.a.intrinsicContentSize.width > 30)
    form.stage.close()
  }

  @Test func `a tap recognizer further up does not prevent editing`() throws {
    let form = Form()
    form.stage.run {
      form.root.view.addGestureRecognizer(UITapGestureRecognizer())
    }

    form.stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: 60, y: 115), .init(.up, t: 0.05, x: 60, y: 115)]]))
    form.stage.advance(by: 0.3)

    #expect(form.edits(form.a))
    form.stage.close()
  }
}

@MainActor private final class Posted {
  var names: [NSNotification.Name] = []
}
