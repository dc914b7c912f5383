import Testing
import UIKit

@MainActor
struct TouchDeliveryTests {
  let rig = TouchRig()
  let log = Log()

  @Test func `a sample is delivered in the first tick at or after its time stamp`() {
    let view = StampView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    rig.world {
      rig.page.addSubview(view)
      TouchDelivery.current.enqueue(
        TouchSample(finger: 0, time: 0.02, point: CGPoint(x: 5, y: 6), phase: .down))

      TouchDelivery.current.deliver(upTo: 0.0199)
      #expect(view.stamps.isEmpty)
      TouchDelivery.current.deliver(upTo: 1 / 30)
      #expect(view.stamps == [0.02])
    }
  }

  @Test func `simultaneous samples form one event, in any order`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    view.isMultipleTouchEnabled = true

    rig.world {
      for finger in [2, 0, 1] {
        TouchDelivery.current.enqueue(
          TouchSample(finger: finger, time: 0.1, point: CGPoint(x: 9, y: 9), phase: .down))
      }
      TouchDelivery.current.deliver(upTo: 0.1)

      #expect(TouchDelivery.current.activeTouches.map(\.finger) == [0, 1, 2])
    }
    #expect(log.lines == ["view began×3"])
  }

  @Test func `late and mixed samples are delivered in time order`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)

    rig.world {
      let delivery = TouchDelivery.current
      delivery.enqueue([
        TouchSample(finger: 0, time: 0.3, point: CGPoint(x: 9, y: 9), phase: .up),
        TouchSample(finger: 0, time: 0.1, point: CGPoint(x: 9, y: 9), phase: .down),
        TouchSample(finger: 0, time: 0.2, point: CGPoint(x: 19, y: 9), phase: .move),
      ])
      delivery.deliver(upTo: 1)
      #expect(delivery.activeTouches.isEmpty)
    }
    #expect(log.lines == ["view began", "view moved", "view ended"])
    #expect(rig.isIdle)
  }

  @Test func `down and up at one instant are two events`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)

    rig.finger(.down, 9, 9, after: 0)
    rig.finger(.up, 9, 9, after: 0)

    #expect(log.lines == ["view began", "view ended"])
  }

  @Test func `a cancelled sample cancels its touch`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)

    rig.finger(.down, 9, 9)
    rig.finger(.cancel, 9, 9)

    #expect(log.lines == ["view began", "view cancelled"])
    #expect(rig.isIdle)
  }

  @Test func `a second down without an up ends the first contact`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)

    rig.finger(.down, 9, 9)
    rig.finger(.down, 50, 9)
    rig.finger(.up, 50, 9)

    #expect(log.lines == ["view began", "view cancelled", "view began", "view ended"])
  }

  @Test func `moves and lifts without a down are ignored`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)

    rig.finger(.move, 9, 9)
    rig.finger(.up, 9, 9)

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `a view without multiple touch receives one touch only`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)

    rig.finger(.down, 9, 9)
    rig.finger(.down, 50, 9, finger: 1)
    rig.finger(.up, 50, 9, finger: 1)
    rig.finger(.up, 9, 9)

    #expect(log.lines == ["view began", "view ended"])
  }

  @Test func `a touch stays with its first view, also outside of it`() {
    _ = rig.spy("a", CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
    _ = rig.spy("b", CGRect(x: 100, y: 0, width: 100, height: 100), log: log)

    rig.finger(.down, 50, 50)
    rig.finger(.move, 150, 50)
    rig.finger(.up, 150, 50)

    #expect(log.lines == ["a began", "a moved", "a ended"])
  }

  @Test func `during a transition a new touch is dropped until it lifts`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)

    rig.world { TransitionGate.current.state = .running }
    rig.finger(.down, 9, 9)
    #expect(rig.world { TouchDelivery.current.activeTouches.count } == 1)
    rig.world { TransitionGate.current.state = .open }
    rig.finger(.move, 90, 9)
    rig.finger(.up, 90, 9)

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `during an interactive transition a new touch belongs to the window`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.page, as: "page", log: log)
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "window", log: log)

    rig.world { TransitionGate.current.state = .interactive }
    rig.finger(.down, 9, 9)
    rig.finger(.move, 90, 9)
    rig.finger(.up, 90, 9)

    #expect(log.lines == ["window began", "window ended"])
  }

  @Test(arguments: [TransitionGate.State.interactive, .running])
  func `a touch from before a transition continues`(state: TransitionGate.State) {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)

    rig.finger(.down, 9, 9)
    rig.world { TransitionGate.current.state = state }
    rig.finger(.move, 19, 9)
    rig.finger(.up, 19, 9)

    #expect(log.lines == ["view began", "view moved", "view ended"])
  }

  @Test func `the front window receives the touch`() {
    let view = rig.spy("back", CGRect(x: 0, y: 0, width: 300, height: 300), log: log)
    rig.world {
      let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      front.isHidden = false
      let spy = SpyView(frame: front.bounds)
      (spy.name, spy.log) = ("front", log)
      front.addSubview(spy)
    }

    rig.tap(9, 9)
    rig.tap(9, 200)

    #expect(log.lines == ["front began", "front ended", "back began", "back ended"])
    #expect(view.window === rig.window)
  }

  @Test func `a window that drops its events leaves nothing behind`() {
    let window = rig.world {
      let window = DeafWindow(frame: rig.window.frame)
      window.isHidden = false
      return window
    }
    let pan = rig.attach(UIPanGestureRecognizer(), to: window, as: "pan", log: log)

    rig.finger(.down, 9, 9)
    window.isDeaf = true
    rig.finger(.move, 90, 9)
    rig.finger(.up, 90, 9)

    #expect(log.lines.isEmpty)
    #expect(pan.state == .possible)
    #expect(rig.isIdle)
  }

  @Test func `locations are in the requested coordinates`() throws {
    let view = StampView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
    rig.world { rig.page.addSubview(view) }

    rig.finger(.down, 30, 60)
    rig.finger(.move, 35, 62)

    rig.world {
      #expect(view.touch?.location(in: view) == CGPoint(x: 15, y: 22))
      #expect(view.touch?.previousLocation(in: view) == CGPoint(x: 10, y: 20))
      #expect(view.touch?.location(in: nil) == CGPoint(x: 35, y: 62))
      #expect(view.touch?.view === view)
      #expect(view.touch?.window === rig.window)
    }
  }

  @Test func `taps in a row are counted, pause and distance reset`() {
    let view = StampView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    rig.world { rig.page.addSubview(view) }

    rig.tap(50, 50)
    rig.tap(55, 50, after: 0.3)
    rig.tap(50, 50, after: 0.4)
    rig.tap(200, 50, after: 0.1)

    #expect(view.tapCounts == [1, 2, 1, 1])
  }
}

private final class StampView: UIView {
  var stamps: [Double] = []
  var tapCounts: [Int] = []
  var touch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touch = touches.first
    tapCounts.append(touches.first?.tapCount ?? 0)
    if touch?.timestamp == event?.timestamp { stamps.append(event?.timestamp ?? -1) }
  }
}

private final class DeafWindow: UIWindow {
  var isDeaf = false
  override func sendEvent(_ event: UIEvent) {
    if !isDeaf { super.sendEvent(event) }
  }
}
