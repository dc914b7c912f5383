import Stage
import Testing
import UIKit

@MainActor struct UITextViewEditingTests {
  @MainActor private final class Log: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    private func hear(_ line: String) -> Bool {
      lines.append(line)
      return !refused.contains(line)
    }

    func textViewShouldBeginEditing(_ view: UITextView) -> Bool { hear("may begin") }
    func textViewDidBeginEditing(_ view: UITextView) { _ = hear("began") }
    func textViewShouldEndEditing(_ view: UITextView) -> Bool { hear("may end") }
    func textViewDidEndEditing(_ view: UITextView) { _ = hear("ended") }
    func textView(
      _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { hear("may change \(range.location)+\(range.length) '\(text)'") }
    func textViewDidChange(_ view: UITextView) { _ = hear("changed") }
  }

  private func open() -> (Stage, UITextView, Log) {
    let stage = Stage(device: .phone)
    let log = Log()
    let (view, root) = stage.run {
      (UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)), UIViewController())
    }
    stage.show(root)
    stage.run {
      view.contentInsetAdjustmentBehavior = .never
      view.font = .systemFont(ofSize: 17)
      root.view.addSubview(view)
      view.delegate = log
    }
    return (stage, view, log)
  }

  @Test func `each key asks the delegate, changes the text and notifies`() {
    let (stage, view, log) = open()

    stage.run { view.becomeFirstResponder() }
    stage.type("a\n")
    stage.press(UIKeyCommand.inputDelete)
    stage.run { view.resignFirstResponder() }

    #expect(view.text == "a")
    #expect(
      log.lines == [
        "may begin", "began", "may change 0+0 'a'", "changed", "may change 1+0 '\n'", "changed",
        "may change 1+1 ''", "changed", "may end", "ended",
      ])
    stage.close()
  }

  @Test func `a refusal changes nothing, and the app's own changes are not asked about`() {
    let (stage, view, log) = open()
    log.refused = ["may begin"]
    #expect(!stage.run { view.becomeFirstResponder() })
    log.refused = ["may change 0+0 'x'", "may end"]
    stage.run { view.becomeFirstResponder() }
    stage.type("x")
    #expect(view.text == "")
    #expect(!stage.run { view.endEditing(false) })
    log.lines = []
    view.text = "set"
    #expect(log.lines.isEmpty)
    stage.run { view.removeFromSuperview() }
    #expect(log.lines == ["ended"])
    stage.close()
  }

  @Test func `text that is not editable cannot become first responder`() {
    let (stage, view, log) = open()
    stage.run { view.becomeFirstResponder() }

    stage.run { view.isEditable = false }

    #expect(!stage.run { view.isFirstResponder })
    #expect(log.lines == ["may begin", "began", "ended"])
    #expect(!stage.run { view.becomeFirstResponder() })
    stage.close()
  }

  @Test func `typing keeps the caret visible`() {
    let (stage, view, _) = open()
    stage.run { view.becomeFirstResponder() }

    for _ in 0..<20 { stage.type("line\n") }
    stage.advance(by: 0.1)

    #expect(view.contentOffset.y > 200)
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 100)) < 1)
    for _ in 0..<100 { stage.press(UIKeyCommand.inputLeftArrow) }
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.contentOffset.y < 10)
    stage.close()
  }

  @Test func `a tap begins editing, a drag scrolls`() throws {
    let (stage, view, log) = open()
    view.text = String(repeating: "HHHH\n", count: 40)
    stage.advance(by: 0.1)
    func finger(to y: Double) -> TouchScript {
      TouchScript(
        unit: .points,
        fingers: [
          [
            TouchScript.Entry(.down, t: 0, x: 6, y: 190),
            TouchScript.Entry(.move, t: 0.1, x: 6, y: y),
            TouchScript.Entry(.up, t: 0.15, x: 6, y: y),
          ]
        ])
    }

    stage.play(finger(to: 120))
    try stage.settle()
    #expect(view.contentOffset.y > 30 && !stage.run { view.isFirstResponder })
    view.setContentOffset(.zero, animated: false)
    stage.play(finger(to: 190))
    try stage.settle()
    #expect(stage.run { view.isFirstResponder })
    #expect(log.lines == ["may begin", "began"])
    // The tap is in the fourth line, and each line has five characters.
    #expect(view.selectedRange.location % 5 == 0 && view.selectedRange.location >= 15)
    stage.close()
  }

  @Test func `editing posts notifications`() {
    let (stage, view, _) = open()
    let posted = Posted()
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated { posted.names.append(name) }
      }
    }

    stage.run { view.becomeFirstResponder() }
    stage.type("x")
    stage.run { view.resignFirstResponder() }

    #expect(posted.names == names)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

@MainActor private final class Posted {
  var names: [NSNotification.Name] = []
}
