import Testing
import UIKit

@MainActor
struct VelocityTrackerTests {
  let rig = TouchRig()

  /// The velocity that a pan reports when its touch ends.
  private func velocityAtEnd(_ moves: () -> Void) -> CGPoint? {
    let log = Log()
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    var velocity: CGPoint?
    log.onAction = { _ in if pan.state == .ended { velocity = pan.velocity(in: nil) } }
    moves()
    return velocity
  }

  private func isNear(_ point: CGPoint?, _ x: Double, _ y: Double) -> Bool {
    guard let point else { return false }
    return abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
  }

  @Test func `a steady touch has its velocity`() {
    let velocity = velocityAtEnd {
      rig.finger(.down, 0, 100)
      for step in 1...20 { rig.finger(.move, Double(step) * 5, 100 + Double(step) * 3) }
      rig.finger(.up, 100, 160)
    }
    #expect(isNear(velocity, 300, 180))
  }

  @Test func `only the last tenth of a second counts`() {
    let velocity = velocityAtEnd {
      rig.finger(.down, 0, 100)
      for step in 1...20 { rig.finger(.move, 0, 100 + Double(step) * 10) }
      for step in 1...6 { rig.finger(.move, Double(step) * 2, 300) }
      rig.finger(.up, 12, 300)
    }
    #expect(isNear(velocity, 120, 0))
  }

  @Test func `a touch that rested longer than a tenth of a second has no velocity`() {
    let velocity = velocityAtEnd {
      rig.finger(.down, 0, 100)
      for step in 1...10 { rig.finger(.move, 0, 100 + Double(step) * 10) }
      rig.finger(.up, 0, 200, after: 0.11)
    }
    #expect(isNear(velocity, 0, 0))
  }

  @Test func `samples without movement do not hide a rest`() {
    let velocity = velocityAtEnd {
      rig.finger(.down, 0, 100)
      for step in 1...10 { rig.finger(.move, 0, 100 + Double(step) * 10) }
      for _ in 1...7 { rig.finger(.move, 0, 200) }
      rig.finger(.up, 0, 200)
    }
    #expect(isNear(velocity, 0, 0))
  }

  @Test func `a touch that rested for less keeps its velocity`() {
    let velocity = velocityAtEnd {
      rig.finger(.down, 0, 100)
      for step in 1...10 { rig.finger(.move, 0, 100 + Double(step) * 10) }
      rig.finger(.up, 0, 200, after: 0.09)
    }
    #expect(isNear(velocity, 0, 600))
  }

  @Test func `setting the translation at every move keeps the velocity`() {
    let log = Log()
    let pan = rig.attach(UIPanGestureRecognizer(), to: rig.window, as: "pan", log: log)
    var velocity: CGPoint?
    log.onAction = { _ in
      if pan.state == .ended { velocity = pan.velocity(in: nil) }
      pan.setTranslation(.zero, in: nil)
    }

    rig.finger(.down, 0, 100)
    for step in 1...10 { rig.finger(.move, 0, 100 + Double(step) * 10) }
    rig.finger(.up, 0, 200)

    #expect(isNear(velocity, 0, 600))
  }
}
