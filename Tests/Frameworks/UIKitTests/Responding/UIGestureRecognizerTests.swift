import Testing
import UIKit

@MainActor
struct UIGestureRecognizerTests {
  let rig = TouchRig()
  let log = Log()

  @Test func `the defaults are UIKit's`() {
    let recognizer = UIGestureRecognizer()

    #expect(recognizer.state == .possible)
    #expect(recognizer.isEnabled)
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
    #expect(recognizer.numberOfTouches == 0)
    #expect(recognizer.view == nil)
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UIGestureRecognizer.State.failed.rawValue == 5)
  }

  /// The states follow facts I.1. A failure after the beginning counts as cancelled. Changes that
  /// are not listed have no effect.
  @Test(
    arguments: [
      ([.began, .changed, .changed, .ended], ["began", "changed", "changed", "ended"]),
      ([.began, .changed, .cancelled], ["began", "changed", "cancelled"]),
      ([.began, .failed], ["began", "cancelled"]),
      ([.ended, .changed], ["ended"]),
      ([.failed, .began, .ended], []),
      ([.cancelled, .began], []),
      ([.changed, .began, .possible, .changed], ["began", "changed"]),
    ] as [([UIGestureRecognizer.State], [String])])
  func `states change as documented`(steps: [UIGestureRecognizer.State], expected: [String]) {
    let recognizer = rig.attach(Puppet(), to: rig.page, as: "puppet", log: log)
    recognizer.steps = steps

    rig.finger(.down, 50, 50)
    for step in steps.indices { rig.finger(.move, 51 + Double(step), 50) }

    #expect(log.lines == expected.map { "puppet \($0)" })
    #expect(recognizer.resets == (["began", "changed"].contains(expected.last) ? 0 : 1))
    rig.finger(.up, 50, 50)
    #expect(recognizer.resets == 1)
    #expect(recognizer.state == .possible)
    #expect(rig.isIdle)
  }

  @Test func `several states in one event send one action with the last`() {
    let recognizer = rig.attach(Puppet(), to: rig.page, as: "puppet", log: log)
    recognizer.steps = [.began, .changed, .ended]
    recognizer.takesAll = true

    rig.finger(.down, 50, 50)
    rig.finger(.move, 60, 50)

    #expect(log.lines == ["puppet ended"])
  }

  @Test func `began and changed in one event send began`() {
    let recognizer = rig.attach(Puppet(), to: rig.page, as: "puppet", log: log)
    recognizer.steps = [.began, .changed]
    recognizer.takesAll = true

    rig.finger(.down, 50, 50)
    rig.finger(.move, 60, 50)
    #expect(log.lines == ["puppet began"])
    rig.finger(.up, 60, 50)

    #expect(log.lines == ["puppet began", "puppet cancelled"])
  }

  @Test func `began that is undone in the same event sends nothing`() {
    let recognizer = rig.attach(Puppet(), to: rig.page, as: "puppet", log: log)
    recognizer.steps = [.began, .cancelled]
    recognizer.takesAll = true

    rig.finger(.down, 50, 50)
    rig.finger(.move, 60, 50)
    rig.finger(.up, 60, 50)

    #expect(log.lines.isEmpty)
    #expect(recognizer.resets == 1)
    #expect(rig.isIdle)
  }

  @Test func `a recognizer receives touches in subviews, not beside its view`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 100, height: 100), log: Log())
    let child = rig.spy("child", CGRect(x: 0, y: 0, width: 50, height: 50), in: view, log: Log())
    _ = child
    _ = rig.attach(UITapGestureRecognizer(), to: view, as: "tap", log: log)

    rig.tap(20, 20)
    #expect(log.lines == ["tap ended"])
    rig.tap(200, 200, after: 1)
    #expect(log.lines == ["tap ended"])
  }

  @Test func `delaysTouchesBegan holds the touch back until the recognizer fails`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let tap = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)
    tap.delaysTouchesBegan = true

    rig.finger(.down, 50, 50)
    #expect(log.lines.isEmpty)
    rig.finger(.move, 90, 50)
    rig.finger(.move, 95, 50)
    rig.finger(.up, 95, 50)
    #expect(log.lines == ["view began", "view moved", "view moved", "view ended"])

    log.lines = []
    rig.tap(50, 50)
    #expect(log.lines == ["tap ended"])
    #expect(rig.isIdle)
  }

  @Test(arguments: [true, false])
  func `touches delayed for a recognised gesture are dropped`(cancels: Bool) {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "pan", log: log)
    pan.delaysTouchesBegan = true
    pan.cancelsTouchesInView = cancels

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 70)
    rig.finger(.move, 50, 80)
    rig.finger(.up, 50, 80)

    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    #expect(rig.isIdle)
  }

  @Test func `with cancelsTouchesInView off a pan runs beside the view's touches`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "pan", log: log)
    pan.cancelsTouchesInView = false

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 70)
    rig.finger(.up, 50, 70)

    #expect(log.lines == ["view began", "pan began", "view moved", "pan ended", "view ended"])
  }

  @Test func `with delaysTouchesEnded off the lift is delivered at once`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let double = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "double", log: log)
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false

    rig.tap(50, 50)

    #expect(log.lines == ["view began", "view ended"])
  }

  @Test func `an ignored touch is delivered only to its view`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let recognizer = rig.attach(Puppet(), to: rig.page, as: "puppet", log: log)
    recognizer.steps = [.began]
    recognizer.ignoresTouches = true

    rig.finger(.down, 50, 50)
    rig.finger(.move, 60, 50)
    rig.finger(.up, 60, 50)

    #expect(log.lines == ["view began", "view moved", "view ended"])
    #expect(rig.isIdle)
  }

  @Test func `a recognizer that never decides does not delay the lift forever`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    _ = rig.attach(UIGestureRecognizer(), to: rig.page, as: "plain", log: log)

    rig.tap(50, 50)

    #expect(log.lines == ["view began", "view ended"])
    #expect(rig.isIdle)
  }

  @Test func `targets are called once each, in order, and can be removed`() {
    let other = Log()
    let tap = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)
    rig.world {
      tap.addTarget(log, action: Selector("heard:", Log.heard))
      tap.addTarget(other, action: Selector("heard:", Log.heard))
    }

    rig.tap(50, 50)
    #expect(log.lines == ["tap ended"])
    #expect(other.lines == ["tap ended"])

    log.onAction = { $0.removeTarget(other, action: nil) }
    rig.tap(50, 50)
    #expect(log.lines.count == 2)
    #expect(other.lines.count == 1)

    rig.world { tap.removeTarget(nil, action: nil) }
    rig.tap(50, 50)
    #expect(log.lines.count == 2)
  }

  @Test func `removing the recognizer in one target's action skips the others`() {
    let other = Log()
    let tap = rig.attach(UITapGestureRecognizer(), to: rig.page, as: "tap", log: log)
    rig.world { tap.addTarget(other, action: Selector("heard:", Log.heard)) }
    log.onAction = { rig.page.removeGestureRecognizer($0) }

    rig.tap(50, 50)

    #expect(log.lines == ["tap ended"])
    #expect(other.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `disabling a recognizer in a touch callback is safe`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "pan", log: log)
    view.onTouch = { pan.isEnabled = false }

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 90)
    rig.finger(.up, 50, 90)

    #expect(log.lines == ["view began", "view moved", "view ended"])
    #expect(rig.isIdle)
  }

  @Test func `a recognizer that keeps changing in its action is stopped, with a warning`() {
    let recognizer = rig.attach(Puppet(), to: rig.page, as: "puppet", log: log)
    recognizer.steps = [.began]
    log.onAction = { $0.state = .changed }
    rig.world { World.current.service(UIKitLog.self).prints = false }

    rig.finger(.down, 50, 50)
    rig.finger(.move, 60, 50)
    rig.finger(.up, 60, 50)

    rig.world { #expect(!World.current.service(UIKitLog.self).warnings.isEmpty) }
    #expect(rig.isIdle)
  }

  @Test func `a recognizer used in a closed world starts anew`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 90)
    rig.world { rig.world.dissolve() }
    let next = TouchRig()
    next.world { next.window.addGestureRecognizer(pan) }
    log.lines = []

    next.finger(.down, 50, 50)
    next.finger(.move, 50, 90)
    next.finger(.up, 50, 90)

    #expect(log.lines == ["pan began", "pan ended"])
    #expect(next.isIdle)
  }

  @Test func `a recognizer whose view was released is dropped`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    let pan = rig.attach(UIPanGestureRecognizer(), to: view, as: "pan", log: log)
    rig.finger(.down, 50, 50)
    rig.world { view.removeFromSuperview() }
    rig.finger(.move, 50, 90)
    rig.finger(.up, 50, 90)

    #expect(pan.state == .possible)
    #expect(rig.isIdle)
  }

  @Test func `a gesture whose view leaves the window is cancelled`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: Log())
    _ = rig.attach(UIPanGestureRecognizer(), to: view, as: "pan", log: log)
    let other = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "other", log: log)
    other.minimumNumberOfTouches = 2

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 90)
    rig.world { view.removeFromSuperview() }
    rig.finger(.move, 50, 95)
    rig.finger(.up, 50, 95)

    #expect(log.lines == ["pan began", "pan cancelled"])
    #expect(rig.isIdle)
  }

  @Test func `a view may be removed in the action of its own recognizer`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: Log())
    let pan = rig.attach(UIPanGestureRecognizer(), to: view, as: "pan", log: log)
    log.onAction = { if $0.state == .began { view.removeFromSuperview() } }

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 90)
    rig.finger(.up, 50, 90)

    #expect(log.lines == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    #expect(rig.isIdle)
  }

  @Test func `a view moved to another superview keeps its gesture`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: Log())
    _ = rig.attach(UIPanGestureRecognizer(), to: view, as: "pan", log: log)

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 90)
    rig.world { rig.window.addSubview(view) }
    rig.finger(.move, 50, 95)
    rig.finger(.up, 50, 95)

    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test func `a state set between two events is sent in the next tick`() {
    let recognizer = rig.attach(Puppet(), to: rig.page, as: "puppet", log: log)

    rig.finger(.down, 50, 50)
    rig.world {
      recognizer.state = .began
      #expect(log.lines.isEmpty)
      FrameLoop.current.tick()
      #expect(log.lines == ["puppet began"])
      recognizer.state = .ended
      FrameLoop.current.tick()
    }

    #expect(log.lines == ["puppet began", "puppet ended"])
    #expect(recognizer.resets == 1)
    rig.finger(.up, 50, 50)
    #expect(rig.isIdle)
  }

  @Test func `a state set without touches has no effect`() {
    let recognizer = rig.attach(Puppet(), to: rig.page, as: "puppet", log: log)

    for state in [UIGestureRecognizer.State.began, .changed, .ended, .cancelled, .failed] {
      rig.world {
        recognizer.state = state
        FrameLoop.current.tick()
      }
      #expect(recognizer.state == .possible, "\(state)")
    }
    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `recognizer, target and view are not retained after the touch`() {
    weak var pan: UIPanGestureRecognizer?
    weak var view: UIView?
    do {
      let made = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
      view = made
      pan = rig.attach(UIPanGestureRecognizer(), to: made, as: "pan", log: log)
      rig.finger(.down, 50, 50)
      rig.finger(.move, 50, 90)
      rig.finger(.up, 50, 90)
      rig.world { made.removeFromSuperview() }
    }

    #expect(pan == nil)
    #expect(view == nil)
  }

  @Test func `a touch lists the recognizers that follow it`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    var names: [String?]?
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    view.onTouch = {}
    log.onAction = { recognizer in
      names = [recognizer.view === rig.window ? recognizer.name : nil]
      #expect(recognizer.location(ofTouch: 0, in: nil) == CGPoint(x: 50, y: 90))
    }

    rig.finger(.down, 50, 50)
    rig.finger(.move, 50, 90)

    #expect(names == ["pan"])
    #expect(pan.numberOfTouches == 1)
  }
}

/// A recognizer that sets one state at each move.
private final class Puppet: UIGestureRecognizer {
  var steps: [State] = []
  var takesAll = false
  var ignoresTouches = false
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if ignoresTouches { for touch in touches { ignore(touch, for: event) } }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    repeat {
      if steps.isEmpty { return }
      state = steps.removeFirst()
    } while takesAll
  }
  override func reset() {
    super.reset()
    resets += 1
  }
}
