import Stage
import Testing
import UIKit

@MainActor struct ScreenElementsTests {
  /// A screen, and what its elements say: `role "name"`, in reading order.
  struct Screen: CustomTestStringConvertible, Sendable {
    let title: String
    let elements: [String]
    let build: @MainActor @Sendable (UIView) -> Void

    init(
      _ title: String, _ elements: [String],
      _ build: @escaping @MainActor @Sendable (UIView) -> Void
    ) {
      (self.title, self.elements, self.build) = (title, elements, build)
    }

    var testDescription: String { title }
  }

  @Test(arguments: Screen.all) func `the elements of a screen`(screen: Screen) {
    let stage = shown(screen.build)

    #expect(stage.elements.map(text) == screen.elements)
    stage.close()
  }

  @Test func `an element has the visible part of its frame, and is activated there`() throws {
    let stage = shown { view in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      let button = Self.button("Half", CGRect(x: 20, y: 80, width: 100, height: 60))
      (button.isEnabled, button.isSelected) = (false, true)
      button.accessibilityIdentifier = "half"
      button.accessibilityHint = "Does nothing."
      scroll.addSubview(button)
      view.addSubview(scroll)
    }

    let frame = CGRect(x: 20, y: 180, width: 100, height: 20)
    let expected = ScreenElement(
      .button, "Half", hint: "Does nothing.", identifier: "half", frame: frame,
      activationPoint: CGPoint(x: 70, y: 190), isEnabled: false, isSelected: true)
    #expect(Array(stage.elements) == [expected])
    stage.close()
  }

  @Test func `elements of the app's own are where it says`() throws {
    let stage = shown { view in
      let bar = UIAccessibilityElement(accessibilityContainer: view)
      bar.accessibilityLabel = "January"
      bar.accessibilityTraits = .button
      bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 200, width: 50, height: 20)
      bar.accessibilityActivationPoint = CGPoint(x: 12, y: 202)
      let note = NSObject()
      (note.isAccessibilityElement, note.accessibilityLabel) = (true, "Note")
      note.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let hidden = NSObject()
      hidden.accessibilityFrame = note.accessibilityFrame
      view.accessibilityElements = [bar, note, hidden]
    }

    let found = Array(stage.elements)
    #expect(found.map(text) == [#"button "January""#, #"element "Note""#])
    #expect(found.first?.frame == CGRect(x: 10, y: 200, width: 50, height: 20))
    #expect(found.first?.activationPoint == CGPoint(x: 12, y: 202))
    stage.close()
  }

  @Test func `reading the elements changes nothing in the run`() {
    func calls(reading: Bool) -> [String] {
      let stage = shown { view in view.addSubview(Self.label("A", 50)) }
      if reading { #expect(stage.elements.count == 1) }
      stage.run {
        stage.window.rootViewController?.present(UIViewController(), animated: true)
      }
      if reading { _ = stage.elements }
      stage.advance(by: 1)
      if reading { _ = stage.elements }
      let names = stage.trace.events.map { "\($0.object).\($0.call)" }
      stage.close()
      return names
    }

    #expect(calls(reading: true) == calls(reading: false))
  }

  @Test func `a sheet and an alert hide what is behind them`() {
    let stage = shown { view in view.addSubview(Self.label("Behind", 50)) }
    stage.run {
      let sheet = UIViewController()
      sheet.view.addSubview(Self.label("Sheet", 50))
      stage.window.rootViewController?.present(sheet, animated: true)
    }
    stage.advance(by: 2)
    #expect(stage.elements.map(text) == [#"text "Sheet""#])

    stage.run {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      stage.window.rootViewController?.presentedViewController?.present(alert, animated: true)
    }
    stage.advance(by: 2)
    #expect(stage.elements.map(text) == [#"text "Sure?""#, #"button "Yes""#])
    stage.close()
  }

  @Test func `the front window is read first, and a modal one alone`() {
    let stage = shown { view in view.addSubview(Self.label("Back", 50)) }
    let front = stage.run {
      let front = UIWindow(frame: UIScreen.main.bounds)
      front.windowLevel = .alert
      front.rootViewController = UIViewController()
      front.rootViewController?.view.addSubview(Self.label("Front", 300))
      front.isHidden = false
      return front
    }
    stage.advance(by: 0.1)
    #expect(stage.elements.map(\.name) == ["Front", "Back"])

    stage.run { front.rootViewController?.view.accessibilityViewIsModal = true }
    #expect(stage.elements.map(\.name) == ["Front"])
    stage.close()
  }

  @Test func `in a right-to-left interface a row is read from the right`() {
    let stage = Stage(device: .phone)
    stage.traits.layoutDirection = .rightToLeft
    stage.show(
      stage.run {
        let controller = UIViewController()
        for (title, x) in [("1", 10), ("2", 200)] {
          controller.view.addSubview(
            Self.button(title, CGRect(x: x, y: 100, width: 60, height: 40)))
        }
        return controller
      })
    stage.advance(by: 0.1)

    #expect(stage.elements.map(\.name) == ["2", "1"])
    stage.close()
  }

  // MARK: Making screens

  private func shown(_ build: @MainActor (UIView) -> Void) -> Stage {
    let stage = Stage(device: .phone)
    stage.show(
      stage.run {
        let controller = UIViewController()
        build(controller.view)
        return controller
      })
    stage.advance(by: 0.1)
    return stage
  }

  private func text(_ element: ScreenElement) -> String {
    "\(element.role.rawValue) \"\(element.name)\""
  }

  static func label(_ text: String, _ y: CGFloat, x: CGFloat = 10) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: 30))
    label.text = text
    return label
  }

  static func button(_ title: String, _ frame: CGRect) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = frame
    return button
  }
}

extension ScreenElementsTests.Screen {
  @MainActor private static func label(_ text: String, _ y: CGFloat, x: CGFloat = 10) -> UILabel {
    ScreenElementsTests.label(text, y, x: x)
  }

  static let all: [ScreenElementsTests.Screen] = [
    .init("an empty screen", []) { _ in },
    .init("what cannot be seen", [#"text "seen""#]) { view in
      let (hidden, clear, small, off, empty) = (
        label("hidden", 0), label("clear", 40), label("small", 80), label("off", 5000),
        label("", 120)
      )
      (hidden.isHidden, clear.alpha, small.frame.size.width) = (true, 0, 0)
      let clipped = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      clipped.clipsToBounds = true
      clipped.addSubview(label("clipped", 60))
      let secret = UIView(frame: view.bounds)
      secret.accessibilityElementsHidden = true
      secret.addSubview(label("secret", 200))
      for part in [hidden, clear, small, off, empty, clipped, secret, label("seen", 160)] {
        view.addSubview(part)
      }
    },
    .init("rows from the top", [#"text "1""#, #"text "2""#, #"text "3""#, #"text "4""#]) { view in
      // The third label is a little higher than the second one beside it.
      for part in [label("4", 200), label("2", 105), label("3", 100, x: 200), label("1", 10)] {
        view.addSubview(part)
      }
    },
    .init("a group is read as a whole", [#"text "a""#, #"text "b""#, #"text "c""#]) { view in
      let group = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
      group.shouldGroupAccessibilityChildren = true
      for part in [label("b", 150), label("a", 100)] { group.addSubview(part) }
      view.addSubview(label("c", 105, x: 200))
      view.addSubview(group)
    },
    .init("the order that the app gives", [#"text "last""#, #"text "first""#]) { view in
      let (first, last) = (label("first", 10), label("last", 100))
      for part in [first, last, label("unlisted", 200)] { view.addSubview(part) }
      view.accessibilityElements = [last, first]
    },
    .init("an element hides what is inside it", [#"button "Card""#]) { view in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      (card.isAccessibilityElement, card.accessibilityLabel) = (true, "Card")
      card.accessibilityTraits = .button
      card.addSubview(label("inside", 10))
      view.addSubview(card)
    },
    .init("a modal view hides its siblings", [#"text "panel""#]) { view in
      let panel = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
      panel.accessibilityViewIsModal = true
      panel.addSubview(label("panel", 10))
      for part in [label("page", 10), panel, label("beside", 300)] { view.addSubview(part) }
    },
    .init("a hidden modal view hides nothing", [#"text "page""#]) { view in
      let panel = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
      (panel.accessibilityViewIsModal, panel.isHidden) = (true, true)
      for part in [label("page", 10), panel] { view.addSubview(part) }
    },
    .init(
      "controls",
      [
        #"toggle "1""#, #"slider "25%""#, #"field "Name""#, #"searchField "Find""#,
        #"button "Decrement""#, #"button "Increment""#, #"progress "Progress""#,
      ]
    ) { view in
      let (toggle, slider, field, search) = (
        UISwitch(), UISlider(), UITextField(), UISearchTextField()
      )
      (toggle.isOn, slider.value) = (true, 0.25)
      (field.placeholder, search.placeholder) = ("Name", "Find")
      let controls: [UIView] = [toggle, slider, field, search, UIStepper(), UIProgressView()]
      for (number, control) in controls.enumerated() {
        control.frame = CGRect(x: 0, y: CGFloat(number * 60), width: 150, height: 32)
        view.addSubview(control)
      }
    },
    .init("a cell and the switch in it", [#"cell "Wi-Fi, Home""#, #"toggle "0""#]) { view in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
      cell.textLabel?.text = "Wi-Fi"
      cell.detailTextLabel?.text = "Home"
      cell.accessoryView = UISwitch()
      view.addSubview(cell)
    },
  ]
}
