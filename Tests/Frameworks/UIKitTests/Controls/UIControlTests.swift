import Testing
import UIKit

@MainActor
struct UIControlTests {
  let rig = TouchRig()
  let log = Log()

  private func control() -> SpyControl {
    rig.world {
      let control = SpyControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      control.log = log
      rig.page.addSubview(control)
      for (name, event) in Self.events {
        control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
      }
      return control
    }
  }

  static let events: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragInside", .touchDragInside),
    ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
    ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
  ]

  @Test func `the raw values are UIKit's`() {
    #expect(Self.events.map(\.1.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256])
    #expect(UIControl.Event.valueChanged.rawValue == 0x1000)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 0x2000)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.State.normal.rawValue == 0)
    #expect(UIControl.State.highlighted.rawValue == 1)
    #expect(UIControl.State.disabled.rawValue == 2)
    #expect(UIControl.State.selected.rawValue == 4)
  }

  @Test func `a tap is touch down and up inside, highlighted in between`() {
    let control = control()

    rig.finger(.down, 120, 120)
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    #expect(control.state == .highlighted)
    rig.finger(.up, 120, 120)

    #expect(log.lines == ["begin", "down", "end", "upInside"])
    #expect(control.state == .normal)
    #expect(!control.isTracking)
    #expect(rig.isIdle)
  }

  @Test(arguments: [(69.0, true), (71.0, false)])
  func `a touch counts as inside up to seventy points away`(distance: Double, isInside: Bool) {
    let control = control()

    rig.finger(.down, 150, 120)
    rig.finger(.move, 150, 150 + distance)
    #expect(control.isTouchInside == isInside)
    #expect(control.isHighlighted == isInside)
    rig.finger(.up, 150, 150 + distance)

    #expect(log.lines.last == (isInside ? "upInside" : "upOutside"))
  }

  @Test func `leaving and re-entering send their events`() {
    _ = control()

    rig.finger(.down, 150, 120)
    rig.finger(.move, 150, 400)
    rig.finger(.move, 150, 410)
    rig.finger(.move, 150, 130)
    rig.finger(.up, 150, 130)

    #expect(
      log.lines == [
        "begin", "down", "exit", "dragOutside", "dragOutside", "enter", "dragInside", "end",
        "upInside",
      ])
  }

  @Test func `a pan that recognises cancels the touch`() {
    let control = control()
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)

    rig.finger(.down, 150, 120)
    rig.finger(.move, 150, 140)
    rig.finger(.up, 150, 140)

    #expect(log.lines == ["begin", "down", "cancelTracking", "cancel", "pan began", "pan ended"])
    #expect(control.state == .normal)
    #expect(rig.isIdle)
  }

  @Test func `a tap recognizer further up does not prevent a button's tap`() {
    _ = control()
    let tap = rig.attach(UITapGestureRecognizer(), to: rig.window, as: "tap", log: log)

    rig.tap(120, 120)
    #expect(log.lines == ["begin", "down", "end", "upInside"])

    log.lines = []
    tap.numberOfTapsRequired = 2
    rig.tap(120, 120, after: 1)
    rig.tap(120, 120, after: 0.1)
    #expect(log.lines.contains("tap ended"), "only plain taps are kept off")
  }

  @Test func `a control without its own tap action lets the tap recognizer win`() {
    rig.world {
      rig.page.addSubview(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50)))
    }
    _ = rig.attach(UITapGestureRecognizer(), to: rig.window, as: "tap", log: log)

    rig.tap(120, 120)

    #expect(log.lines == ["tap ended"])
  }

  @Test func `a disabled control receives the touch and does nothing`() {
    let control = control()
    control.isEnabled = false

    rig.tap(120, 120)

    #expect(log.lines.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func `disabling a control during a touch cancels tracking`() {
    let control = control()

    rig.finger(.down, 120, 120)
    rig.world { control.isEnabled = false }
    rig.finger(.up, 120, 120)

    #expect(log.lines == ["begin", "down", "cancelTracking"])
    #expect(!control.isHighlighted)
  }

  @Test func `removing a control during a touch cancels tracking`() {
    let control = control()

    rig.finger(.down, 120, 120)
    rig.world { control.removeFromSuperview() }
    rig.finger(.up, 120, 120)

    #expect(log.lines == ["begin", "down", "cancelTracking"])
    #expect(rig.isIdle)
  }

  @Test func `a second touch is not tracked`() {
    let control = control()
    control.isMultipleTouchEnabled = true

    rig.finger(.down, 120, 120)
    rig.finger(.down, 130, 120, finger: 1)
    rig.finger(.up, 130, 120, finger: 1)
    #expect(log.lines == ["begin", "down"])
    rig.finger(.up, 120, 120)
    #expect(log.lines == ["begin", "down", "end", "upInside"])
  }

  @Test func `tracking ends when the subclass returns false`() {
    let control = control()
    control.continues = false

    rig.finger(.down, 120, 120)
    rig.finger(.move, 122, 120)
    rig.finger(.up, 122, 120)

    #expect(log.lines == ["begin", "down", "end"])
  }

  @Test func `a quick second tap is a repeat`() {
    _ = control()

    rig.tap(120, 120)
    rig.tap(120, 120)

    #expect(log.lines.filter { $0 == "repeat" }.count == 1)
  }

  @Test func `actions take no argument, the sender, or sender and event`() {
    let control = SpyControl(frame: .zero)
    let target = Target()

    control.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
    control.addTarget(target, action: Selector("sender:", Target.sender), for: .valueChanged)
    control.sendActions(for: .valueChanged)

    #expect(target.lines == ["plain", "sender"])
    #expect(
      control.actions(forTarget: target, forControlEvent: .valueChanged) == ["plain", "sender:"])
    #expect(control.allControlEvents == .valueChanged)
    #expect(control.allTargets.count == 1)
  }

  @Test func `an action with an event gets it from a touch`() {
    let control = control()
    let target = Target()
    rig.world {
      control.addTarget(
        target, action: Selector("sender:event:", Target.senderEvent), for: .touchUpInside)
    }

    rig.tap(120, 120)

    #expect(target.lines == ["event"])
  }

  @Test func `a released or removed target receives nothing, even while sending`() {
    let control = SpyControl(frame: .zero)
    let first = Target()
    let second = Target()
    first.onCall = { control.removeTarget(second, action: nil, for: .allEvents) }
    control.addTarget(Target(), action: Selector("plain", Target.plain), for: .valueChanged)
    control.addTarget(first, action: Selector("plain", Target.plain), for: .valueChanged)
    control.addTarget(second, action: Selector("plain", Target.plain), for: .valueChanged)

    control.sendActions(for: .valueChanged)

    #expect(first.lines == ["plain"])
    #expect(second.lines.isEmpty)
  }

  @Test func `an event can be removed from a target and kept for others`() {
    let control = SpyControl(frame: .zero)
    let target = Target()
    let plain = Selector("plain", Target.plain)
    control.addTarget(target, action: plain, for: [.valueChanged, .touchDown])

    control.removeTarget(target, action: plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.lines.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(target.lines == ["plain"])
  }

  @Test func `without a target the first responder up the chain with the action gets it`() {
    let control = control()
    let parent = rig.world {
      let parent = ChainView(frame: rig.page.bounds)
      rig.page.addSubview(parent)
      parent.addSubview(control)
      control.addTarget(nil, action: Selector("chosen", ChainView.chosen), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      return parent
    }
    #expect(parent.count == 1)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.leading, UIControl.ContentHorizontalAlignment.left),
    (.trailing, .right), (.left, .left), (.right, .right), (.center, .center), (.fill, .fill),
  ])
  func `directional alignments are resolved`(
    alignment: UIControl.ContentHorizontalAlignment, left: UIControl.ContentHorizontalAlignment
  ) {
    let control = UIControl(frame: .zero)
    control.contentHorizontalAlignment = alignment

    #expect(control.effectiveContentHorizontalAlignment == left)
    control.traitOverrides.layoutDirection = .rightToLeft
    let isTurned = alignment == .leading || alignment == .trailing
    let right: UIControl.ContentHorizontalAlignment = left == .left ? .right : .left
    #expect(control.effectiveContentHorizontalAlignment == (isTurned ? right : left))
  }

  @Test func `handlers are enumerated in order until stopped`() {
    let control = UIControl(frame: .zero)
    let target = Target()
    let action = UIAction(identifier: UIAction.Identifier("name")) { _ in }
    control.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
    control.addAction(action, for: .touchDown)
    control.addAction(UIAction { _ in }, for: .touchCancel)
    var lines: [String] = []

    control.enumerateEventHandlers { action, selector, events, stops in
      lines.append(action?.identifier.rawValue ?? selector?.1.description ?? "?")
      stops = events == .touchDown
    }

    #expect(lines == ["plain", "name"])
  }

  @Test func `the primary action can be sent in code`() {
    let control = UIControl(
      frame: .zero, primaryAction: UIAction { _ in log.lines.append("primary") })

    control.performPrimaryAction()

    #expect(log.lines == ["primary"])
  }

  @Test func `an action with an equal identifier replaces the first`() {
    let control = UIControl(frame: .zero)
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in log.lines.append("a") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in log.lines.append("b") }, for: .touchDown)

    control.sendActions(for: .touchDown)
    #expect(log.lines == ["b"])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["b"])
  }
}

private final class SpyControl: UIControl {
  var log: Log?
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log?.lines.append("begin")
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log?.lines.append("end") }
  override func cancelTracking(with event: UIEvent?) { log?.lines.append("cancelTracking") }
}

private final class ChainView: UIView {
  var count = 0
  func chosen() { count += 1 }
}

@MainActor
private final class Target: NSObject {
  var lines: [String] = []
  var onCall: (() -> Void)?

  func plain() {
    lines.append("plain")
    onCall?()
  }
  func sender(_ control: UIControl) { lines.append("sender") }
  func senderEvent(_ control: UIControl, _ event: UIEvent) {
    lines.append(event.type == .touches ? "event" : "?")
  }
}
