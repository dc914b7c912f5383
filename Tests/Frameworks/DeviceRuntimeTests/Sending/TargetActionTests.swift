import Stage
import Testing
import UIKit

/// An action is sent whatever class its method declares for the sender, as in Objective-C.
@MainActor
struct TargetActionTests {
  private let stage = Stage(device: .phone)
  private var warnings: [String] { World.current.service(UIKitLog.self).warnings }

  private final class OtherEvent: UIEvent {}

  /// A target that keeps the arguments of its methods without accessing them.
  private final class Target: UIResponder {
    var calls: [String] = []

    func edge(_ sender: UIScreenEdgePanGestureRecognizer) { note("edge", sender) }
    func tap(_ sender: UITapGestureRecognizer) { note("tap", sender) }
    func button(_ sender: UIButton) { note("button", sender) }
    func item(_ sender: UIBarButtonItem) { note("item", sender) }
    func view(_ sender: UIView) { note("view", sender) }
    func optional(_ sender: UISwitch?) { note("optional", sender) }
    func link(_ sender: CADisplayLink, _ event: UIEvent) { note("link", sender, event) }
    func slider(_ sender: UISlider, _ event: UIEvent?) { note("slider", sender, event) }
    func press(_ sender: UIButton, _ event: OtherEvent) { note("press", sender, event) }
    func number(_ sender: Int) { calls.append("number") }

    private func note(_ name: String, _ objects: AnyObject?...) {
      calls.append(name)
      last = objects
    }
    var last: [AnyObject?] = []
  }

  private static let ofOneArgument: [(name: String, selector: Selector)] = [
    ("edge", Selector("edge:", Target.edge)), ("tap", Selector("tap:", Target.tap)),
    ("button", Selector("button:", Target.button)), ("item", Selector("item:", Target.item)),
    ("view", Selector("view:", Target.view)), ("optional", Selector("optional:", Target.optional)),
  ]
  private static let ofTwoArguments: [(name: String, selector: Selector)] = [
    ("link", Selector("link::", Target.link)), ("slider", Selector("slider::", Target.slider)),
    ("press", Selector("press::", Target.press)),
  ]

  /// Sends `selector` to `target` in the way that the sender's class does.
  private func send(_ selector: Selector, to target: Target, from sender: AnyObject) {
    switch sender {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: .valueChanged)
      control.sendActions(for: .valueChanged)
    case let item as UIBarButtonItem:
      (item.target, item.action) = (target, selector)
      item.perform(from: target)
    default: TargetAction(target: target, action: selector).send(sender)
    }
  }

  private func senders() -> [AnyObject] {
    [
      UIPanGestureRecognizer(), UIScreenEdgePanGestureRecognizer(), UITapGestureRecognizer(),
      UILongPressGestureRecognizer(), UIButton(), UISwitch(), UISlider(), UIBarButtonItem(),
      UIControl(), UIKeyCommand(),
    ]
  }

  @Test func `a method of one argument is called with every sender, and a warning names both`() {
    stage.run {
      for (name, selector) in Self.ofOneArgument {
        for sender in senders() {
          let target = Target()
          let before = warnings.count

          send(selector, to: target, from: sender)

          let title: Comment = "\(type(of: sender)) to \(name)"
          #expect(target.calls == [name], title)
          #expect(target.last.first.map { $0 === sender } == true, title)
          let fits = Self.fits(sender, name)
          let new = warnings.dropFirst(before)
          #expect(new.count == (fits ? 0 : 1), title)
          #expect(
            new.allSatisfy { $0.contains("\(type(of: sender))") && $0.contains("\(name):") },
            title)
        }
      }
    }
  }

  @Test func `a sender counts as true for a method that declares a flag`() {
    let (page, field) = stage.run { (UIViewController(), UITextField()) }
    stage.show(page)
    stage.run {
      page.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)

      TargetAction(target: page.view, action: Selector("endEditing:"))
        .send(UITapGestureRecognizer())

      #expect(!field.isFirstResponder)
      #expect(warnings.isEmpty)
    }
  }

  private static func fits(_ sender: AnyObject, _ name: String) -> Bool {
    switch name {
    case "edge": sender is UIScreenEdgePanGestureRecognizer
    case "tap": sender is UITapGestureRecognizer
    case "button": sender is UIButton
    case "item": sender is UIBarButtonItem
    case "view": sender is UIView
    case "optional": sender is UISwitch
    default: false
    }
  }

  @Test func `a method of two arguments is called with every sender and event`() {
    stage.run {
      for (name, selector) in Self.ofTwoArguments {
        for event in [UIEvent(), OtherEvent()] {
          for sender in senders() {
            let target = Target()

            TargetAction(target: target, action: selector).send(sender, event)

            let title: Comment = "\(type(of: sender)) to \(name) with \(type(of: event))"
            #expect(target.calls == [name], title)
            #expect(target.last.map { $0 === sender || $0 === event } == [true, true], title)
          }
        }
      }
    }
  }

  @Test func `a missing event is nil or one without touches`() {
    stage.run {
      for (name, selector) in Self.ofTwoArguments {
        let (target, slider) = (Target(), UISlider())
        slider.addTarget(target, action: selector, for: .valueChanged)

        slider.sendActions(for: .valueChanged)

        #expect(target.calls == [name])
        let event = target.last.last ?? nil
        #expect((event == nil) == (name == "slider"), "\(name)")
        #expect((event as? UIEvent)?.allTouches?.isEmpty ?? true, "\(name)")
      }
    }
  }

  @Test func `a pan sent to a method for a screen edge pan is called in every state`() throws {
    final class Page: UIViewController {
      var states: [UIGestureRecognizer.State] = []
      var way: CGFloat = 0
      func swiped(_ pan: UIScreenEdgePanGestureRecognizer) {
        states.append(pan.state)
        way = pan.translation(in: pan.view).x
      }
    }
    let page = stage.run { Page() }
    stage.show(page)
    stage.run {
      page.view.addGestureRecognizer(
        UIPanGestureRecognizer(target: page, action: Selector("swiped:", Page.swiped)))
    }

    stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 100, y: 300), .init(.move, t: 0.1, x: 200, y: 300),
            .init(.up, t: 0.2, x: 260, y: 300),
          ]
        ]))
    try stage.settle()

    #expect(page.states.first == .began && page.states.last == .ended)
    #expect(page.way > 100)
    // There is one warning per method, not one per call.
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.contains("UIScreenEdgePanGestureRecognizer") == true)
  }

  @Test func `the responder chain is searched only if the target is nil`() {
    stage.run {
      let item = UIBarButtonItem()
      let target = Target()
      item.action = Selector("tap:", Target.tap)

      item.perform(from: target)

      #expect(target.calls == ["tap"])
    }
  }

  @Test func `outlet setters still refuse another class`() {
    stage.run {
      let target = Target()

      #expect(!Selector("tap:", Target.tap).perform(on: target, UIButton(), nil).isReturned)
      #expect(target.calls == [])
    }
  }
}
