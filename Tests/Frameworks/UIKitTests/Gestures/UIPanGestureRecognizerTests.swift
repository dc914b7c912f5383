import Testing
import UIKit

@MainActor
struct UIPanGestureRecognizerTests {
  let rig = TouchRig()
  let log = Log()

  @Test func `C24: a pan on the window`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 390, height: 400), log: log)
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    var translations: [CGFloat] = []
    log.onAction = { _ in translations.append(pan.translation(in: nil).y) }

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 109)
    #expect(log.lines == ["view began", "view moved"])
    log.lines = []

    rig.finger(.move, 100, 112)
    #expect(log.lines == ["view cancelled", "pan began"])
    log.lines = []

    rig.finger(.move, 100, 130)
    rig.finger(.move, 100, 125)
    rig.finger(.up, 100, 125)
    #expect(log.lines == ["pan changed", "pan changed", "pan ended"])
    #expect(translations == [12, 30, 25, 25])
    #expect(pan.state == .possible)

    translations = []
    rig.finger(.down, 50, 300)
    rig.world { #expect(pan.translation(in: nil) == .zero) }
    rig.finger(.move, 50, 320)
    #expect(translations == [20])
    log.lines = []

    rig.world { pan.isEnabled = false }
    #expect(log.lines == ["pan cancelled"])
    rig.finger(.up, 50, 320)
    #expect(rig.isIdle)
  }

  @Test func `disabling a pan during the gesture cancels it, with an action`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 120)
    rig.world { pan.isEnabled = false }
    #expect(log.lines == ["pan began", "pan cancelled"])
    rig.world { pan.isEnabled = true }
    rig.finger(.move, 100, 200)
    rig.finger(.up, 100, 200)

    #expect(log.lines == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    #expect(rig.isIdle)
  }

  @Test(arguments: [(9.0, false), (9.99, false), (10.0, true), (10.5, true)])
  func `a pan begins at ten points of travel`(travel: Double, begins: Bool) {
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100 + travel * 0.6, 100 + travel * 0.8)

    #expect(log.lines == (begins ? ["pan began"] : []))
  }

  @Test func `a cancelled touch cancels the pan`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 150)
    rig.finger(.cancel, 100, 150)

    #expect(log.lines == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    #expect(rig.isIdle)
  }

  @Test func `a lift before ten points of travel fails without an action`() {
    _ = rig.spy("view", CGRect(x: 0, y: 0, width: 390, height: 400), log: log)
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 105)
    rig.finger(.up, 100, 105)

    #expect(log.lines == ["view began", "view moved", "view ended"])
    #expect(
      rig.gestures == ["UIPanGestureRecognizer#1.failed(the touch moved less than 10 points)"])
  }

  @Test func `a pan removed in its own action is silent from then on`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    log.onAction = { rig.window.removeGestureRecognizer($0) }

    rig.finger(.down, 100, 100)
    for step in 1...5 { rig.finger(.move, 100, 100 + Double(step) * 10) }
    rig.finger(.up, 100, 150)

    #expect(log.lines == ["pan began"])
    #expect(pan.state == .possible)
    #expect(rig.isIdle)
  }

  @Test func `a pan moved to another view in its action starts with the next touch`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    log.onAction = { if pan.view === rig.window { rig.page.addGestureRecognizer($0) } }

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 120)
    rig.finger(.move, 100, 140)
    rig.finger(.up, 100, 140)
    #expect(log.lines == ["pan began"])

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 120)
    #expect(log.lines == ["pan began", "pan began"])
  }

  @Test func `disabling itself in an action cancels once`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    log.onAction = { _ in
      if pan.state == .changed { pan.isEnabled = false }
    }

    rig.finger(.down, 100, 100)
    for step in 1...5 { rig.finger(.move, 100, 100 + Double(step) * 10) }
    rig.finger(.up, 100, 150)

    #expect(log.lines == ["pan began", "pan changed", "pan cancelled"])
    #expect(rig.isIdle)
  }

  @Test func `a second touch joins without a jump and the pan ends with the last lift`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    var translations: [CGFloat] = []
    log.onAction = { _ in translations.append(pan.translation(in: nil).y) }

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 120)
    rig.finger(.down, 300, 700, finger: 1)
    rig.finger(.move, 100, 140)
    rig.finger(.up, 100, 140)
    rig.finger(.move, 300, 710, finger: 1)
    rig.finger(.up, 300, 710, finger: 1)

    #expect(log.lines == ["pan began", "pan changed", "pan changed", "pan ended"])
    #expect(translations == [20, 30, 40, 40])
    #expect(rig.isIdle)
  }

  @Test func `more touches than the maximum fail a pan that has not begun`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    pan.maximumNumberOfTouches = 1

    rig.finger(.down, 100, 100)
    rig.finger(.down, 300, 700, finger: 1)
    rig.finger(.move, 100, 140)
    #expect(log.lines.isEmpty)
    rig.finger(.up, 100, 140)
    rig.finger(.up, 300, 700, finger: 1)

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 140)
    rig.finger(.down, 300, 700, finger: 1)
    rig.finger(.move, 100, 150)
    rig.finger(.up, 100, 150)
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    rig.finger(.up, 300, 700, finger: 1)
    #expect(rig.isIdle)
  }

  @Test func `a pan for two touches waits for the second`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    pan.minimumNumberOfTouches = 2

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 160)
    rig.finger(.down, 200, 100, finger: 1)
    rig.finger(.move, 100, 164)
    #expect(log.lines.isEmpty)
    rig.finger(.move, 200, 130, finger: 1)

    #expect(log.lines == ["pan began"])
    rig.world { #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 17)) }
  }

  @Test func `fewer touches than the minimum keep a pan alive but do not move it`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    pan.minimumNumberOfTouches = 2
    var translations: [CGFloat] = []
    log.onAction = { _ in translations.append(pan.translation(in: nil).y) }

    rig.finger(.down, 100, 100)
    rig.finger(.down, 200, 100, finger: 1)
    rig.finger(.move, 100, 130)
    rig.finger(.up, 100, 130)
    rig.finger(.move, 200, 300, finger: 1)
    rig.finger(.down, 100, 130)
    rig.finger(.move, 100, 140)
    rig.finger(.up, 100, 140)
    rig.finger(.up, 200, 300, finger: 1)

    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    #expect(translations == [15, 20, 20])
    #expect(rig.isIdle)
  }

  @Test func `a touch that moves while another lifts causes no jump`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)

    rig.finger(.down, 100, 100)
    rig.finger(.down, 300, 700, finger: 1)
    rig.finger(.move, 100, 140)
    rig.world {
      for (finger, y, phase) in [(0, 160, .move), (1, 700, .up)]
        as [(Int, Double, TouchSample.Phase)]
      {
        let x: Double = finger == 0 ? 100 : 300
        TouchDelivery.current.enqueue(
          TouchSample(finger: finger, time: 1, point: CGPoint(x: x, y: y), phase: phase))
      }
      TouchDelivery.current.deliver(upTo: 1)

      #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    }
  }

  @Test func `after setTranslation it continues from there, in the view's coordinates`() {
    let view = rig.spy("view", CGRect(x: 0, y: 0, width: 390, height: 400), log: log)
    rig.world { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    let pan = rig.attach(UIPanGestureRecognizer(), to: view, as: "pan", log: Log())

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 120)
    rig.world {
      #expect(pan.translation(in: view) == CGPoint(x: 0, y: 10))
      pan.setTranslation(CGPoint(x: 0, y: 1), in: view)
      #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 2))
    }
    rig.finger(.move, 100, 130)

    rig.world { #expect(pan.translation(in: view) == CGPoint(x: 0, y: 6)) }
  }

  /// According to the page of `UIPanGestureRecognizer`, changing the translation resets the
  /// velocity.
  @Test func `setTranslation resets the velocity, which is measured from then on`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    func speed() -> CGFloat { rig.world { pan.velocity(in: nil).y.rounded() } }

    rig.finger(.down, 100, 100)
    for step in 1...6 { rig.finger(.move, 100, 100 + Double(step) * 10) }
    #expect(speed() == 600)
    rig.world { pan.setTranslation(.zero, in: nil) }
    #expect(speed() == 0)
    rig.finger(.move, 100, 162)
    #expect(speed() == 120, "what was before the reset does not count")
    rig.finger(.move, 100, 170)
    #expect(speed() == 300)
    rig.world { pan.setTranslation(.zero, in: nil) }
    rig.finger(.up, 100, 170)
  }

  @Test func `a touch that rests after setTranslation has no velocity at the lift`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    var velocity: CGPoint?
    log.onAction = { _ in
      if pan.state == .ended { velocity = pan.velocity(in: nil) }
      pan.setTranslation(.zero, in: nil)
    }

    rig.finger(.down, 100, 100)
    for step in 1...6 { rig.finger(.move, 100, 100 + Double(step) * 10) }
    rig.finger(.up, 100, 160, after: 0.15)

    #expect(velocity == .zero)
  }

  @Test func `the location is the touches' centre, and is kept after the lift for the action`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    var places: [CGPoint] = []
    log.onAction = { _ in places.append(pan.location(in: rig.page)) }

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 120)
    rig.finger(.down, 300, 120, finger: 1)
    rig.finger(.move, 100, 140)
    rig.finger(.up, 100, 140)
    rig.finger(.up, 300, 150, finger: 1)

    #expect(
      places == [
        CGPoint(x: 100, y: 120), CGPoint(x: 200, y: 130), CGPoint(x: 300, y: 150),
      ])
  }

  @Test func `a released target receives nothing and causes no crash`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    rig.world { pan.addTarget(Log(), action: Selector("heard:", Log.heard)) }

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 120)

    #expect(log.lines == ["pan began"])
  }

  @Test func `a released delegate is not called`() {
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    do {
      let decider = Decider()
      decider.begins = { _ in false }
      pan.delegate = decider
    }

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 120)

    #expect(pan.delegate == nil)
    #expect(log.lines == ["pan began"])
  }

  @Test func `the trace contains states and translation, and the velocity at the lift`() throws {
    _ = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)

    rig.finger(.down, 100, 100)
    rig.finger(.move, 100, 112)
    rig.finger(.move, 101, 130)
    rig.finger(.up, 101, 130)

    #expect(
      rig.gestures.dropLast() == [
        "UIPanGestureRecognizer#1.began(translation: 0, 12)",
        "UIPanGestureRecognizer#1.changed(translation: 1, 30)",
      ])
    let end = try #require(rig.gestures.last)
    #expect(end.hasPrefix("UIPanGestureRecognizer#1.ended(translation: 1, 30, velocity: "))
  }
}
