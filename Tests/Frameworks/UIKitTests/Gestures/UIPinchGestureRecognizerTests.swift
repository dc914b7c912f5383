import Testing
import UIKit

@MainActor
struct UIPinchGestureRecognizerTests {
  let rig = TouchRig()
  let log = Log()

  private func pinch() -> UIPinchGestureRecognizer {
    rig.attach(UIPinchGestureRecognizer(), to: rig.page, as: "pinch", log: log)
  }

  /// Puts two touches down, 100 points apart.
  private func land() {
    rig.finger(.down, 100, 400)
    rig.finger(.down, 200, 400, finger: 1)
  }

  private func lift() {
    rig.finger(.up, 100, 400)
    rig.finger(.up, 200, 400, finger: 1)
  }

  private func isNear(_ a: CGFloat?, _ b: CGFloat) -> Bool { abs((a ?? .infinity) - b) < 1e-9 }

  @Test func `it begins at a change of ten points, and scale is relative to that`() {
    let pinch = pinch()
    var scales: [CGFloat] = []
    log.onAction = { _ in scales.append(pinch.scale) }
    rig.world { #expect(pinch.scale == 1 && pinch.velocity == 0) }

    land()
    rig.finger(.move, 209, 400, finger: 1)
    #expect(log.lines.isEmpty)
    rig.finger(.move, 210, 400, finger: 1)
    rig.finger(.move, 320, 400, finger: 1)
    rig.finger(.move, 155, 400, finger: 1)
    rig.finger(.up, 100, 400)
    rig.finger(.up, 155, 400, finger: 1)

    #expect(
      log.lines == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
    for (scale, expected) in zip(scales, [1, 2, 0.5, 0.5] as [CGFloat]) {
      #expect(isNear(scale, expected))
    }
    #expect(pinch.scale == 1, "the next pinch starts anew")
    #expect(rig.isIdle)
  }

  @Test func `touches that move together do not pinch`() {
    _ = pinch()

    land()
    for step in 1...10 {
      rig.finger(.move, 100, 400 + Double(step) * 3)
      rig.finger(.move, 200, 400 + Double(step) * 3, finger: 1)
    }
    lift()

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `a touch that lifts and returns continues without a jump`() {
    let pinch = pinch()
    var scales: [CGFloat] = []
    var fingers: [Int] = []
    log.onAction = { _ in
      scales.append(pinch.scale)
      fingers.append(pinch.numberOfTouches)
    }

    land()
    rig.finger(.move, 300, 400, finger: 1)
    rig.finger(.up, 300, 400, finger: 1)
    rig.finger(.move, 90, 400)
    rig.finger(.down, 140, 400, finger: 1)
    rig.finger(.move, 190, 400, finger: 1)
    rig.finger(.up, 190, 400, finger: 1)
    rig.finger(.up, 90, 400)

    #expect(log.lines == ["pinch began", "pinch changed", "pinch ended"])
    for (scale, expected) in zip(scales, [1, 2, 2] as [CGFloat]) {
      #expect(isNear(scale, expected))
    }
    #expect(fingers == [2, 2, 0])
    #expect(rig.isIdle)
  }

  @Test func `a third touch is ignored`() {
    let pinch = pinch()

    land()
    rig.finger(.move, 205, 400, finger: 1)
    rig.finger(.down, 300, 700, finger: 2)
    rig.finger(.move, 350, 700, finger: 2)
    #expect(log.lines.isEmpty)
    rig.finger(.move, 210, 400, finger: 1)

    #expect(log.lines == ["pinch began"])
    #expect(pinch.numberOfTouches == 2)
    lift()
    #expect(log.lines == ["pinch began", "pinch ended"])
    rig.finger(.up, 350, 700, finger: 2)
    #expect(rig.isIdle)
  }

  @Test func `scale can be set to positive values only`() {
    let pinch = pinch()
    land()
    rig.finger(.move, 210, 400, finger: 1)
    rig.world {
      pinch.scale = 3
      World.current.service(UIKitLog.self).prints = false
      pinch.scale = 0
      pinch.scale = .nan
      #expect(World.current.service(UIKitLog.self).warnings.count == 2)
    }
    rig.finger(.move, 320, 400, finger: 1)

    #expect(isNear(pinch.scale, 6))
  }

  @Test func `the velocity is that of the scale, and zero after a rest`() {
    let pinch = pinch()
    var velocities: [CGFloat] = []
    log.onAction = { _ in velocities.append(pinch.velocity) }

    land()
    // The pinch begins at 110 points, which is a scale of 1. A change of 11 points in a sixtieth of
    // a second is a velocity of 6 per second.
    for step in 0...20 { rig.finger(.move, 210 + Double(step) * 11, 400, finger: 1) }
    #expect(abs((velocities.last ?? 0) - 6) < 1e-6)
    rig.finger(.up, 430, 400, finger: 1, after: 0.2)
    rig.finger(.up, 100, 400)

    #expect(velocities.last == 0)
  }

  @Test func `cancelling both touches cancels the pinch`() {
    _ = pinch()

    land()
    rig.finger(.move, 250, 400, finger: 1)
    rig.finger(.cancel, 250, 400, finger: 1)
    rig.finger(.cancel, 100, 400)

    #expect(log.lines == ["pinch began", "pinch cancelled"])
    #expect(rig.isIdle)
  }

  @Test func `touches at one location still have a finite scale`() {
    let pinch = pinch()

    rig.finger(.down, 100, 400)
    rig.finger(.down, 100, 400, finger: 1)
    rig.finger(.move, 150, 400, finger: 1)
    rig.finger(.move, 100, 400, finger: 1)

    #expect(pinch.scale.isFinite && pinch.scale > 0)
    lift()
    #expect(rig.isIdle)
  }

  @Test func `a pinch and a rotation recognise together if a delegate allows it`() {
    let pinch = pinch()
    let decider = Decider()
    decider.together = { _, _ in true }
    pinch.delegate = decider
    _ = rig.attach(UIRotationGestureRecognizer(), to: rig.page, as: "turn", log: log)

    land()
    rig.finger(.move, 200, 450, finger: 1)
    rig.finger(.move, 200, 500, finger: 1)
    lift()

    #expect(
      log.lines == [
        "pinch began", "turn began", "pinch changed", "turn changed", "pinch ended", "turn ended",
      ])
  }

  @Test func `the trace contains the scale`() {
    _ = pinch()

    land()
    rig.finger(.move, 210, 400, finger: 1)
    rig.finger(.move, 320, 400, finger: 1)

    #expect(
      rig.gestures == [
        "UIPinchGestureRecognizer#1.began(scale: 1)",
        "UIPinchGestureRecognizer#1.changed(scale: 2)",
      ])
  }
}
