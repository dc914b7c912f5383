import Foundation
import Testing
import UIKit

@MainActor
struct UIRotationGestureRecognizerTests {
  let rig = TouchRig()
  let log = Log()

  private func turning() -> UIRotationGestureRecognizer {
    rig.attach(UIRotationGestureRecognizer(), to: rig.page, as: "turn", log: log)
  }

  /// Sends a sample of the second touch, which is 100 points from the first one, at an angle that
  /// is measured clockwise on the screen.
  private func finger(_ phase: TouchSample.Phase, degrees: Double, after: Double = 1 / 60) {
    let angle = degrees * .pi / 180
    rig.finger(phase, 200 + 100 * cos(angle), 400 + 100 * sin(angle), finger: 1, after: after)
  }

  private func land() {
    rig.finger(.down, 200, 400)
    finger(.down, degrees: 0)
  }

  private func isNear(_ rotation: CGFloat?, degrees: Double) -> Bool {
    abs((rotation ?? .infinity) - degrees * .pi / 180) < 1e-9
  }

  @Test(arguments: [1.0, -1.0])
  func `it begins at ten degrees, and rotation is relative to that`(way: Double) {
    let turning = turning()
    var rotations: [CGFloat] = []
    log.onAction = { _ in rotations.append(turning.rotation) }

    land()
    finger(.move, degrees: 9.9 * way)
    #expect(log.lines.isEmpty)
    finger(.move, degrees: 10 * way)
    finger(.move, degrees: 55 * way)
    finger(.up, degrees: 55 * way)
    rig.finger(.up, 200, 400)

    #expect(log.lines == ["turn began", "turn changed", "turn ended"])
    for (rotation, expected) in zip(rotations, [0, 45, 45] as [Double]) {
      #expect(isNear(rotation, degrees: expected * way))
    }
    #expect(rotations.count == 3)
    #expect(rig.isIdle)
  }

  @Test func `it counts beyond a full turn`() {
    let turning = turning()

    land()
    for step in 1...50 { finger(.move, degrees: Double(step) * 10) }

    rig.world { #expect(isNear(turning.rotation, degrees: 490)) }
  }

  @Test func `changing the distance without rotating does not begin it`() {
    _ = turning()

    land()
    rig.finger(.move, 350, 400, finger: 1)
    rig.finger(.up, 350, 400, finger: 1)
    rig.finger(.up, 200, 400)

    #expect(log.lines.isEmpty)
    #expect(rig.isIdle)
  }

  @Test func `rotations of earlier touches do not add up`() {
    _ = turning()

    land()
    for _ in 1...3 {
      finger(.move, degrees: 8)
      finger(.up, degrees: 8)
      finger(.down, degrees: 0)
    }

    #expect(log.lines.isEmpty)
  }

  @Test func `rotation can be set`() {
    let turning = turning()

    land()
    finger(.move, degrees: 20)
    rig.world { turning.rotation = .pi }
    finger(.move, degrees: 30)

    rig.world { #expect(isNear(turning.rotation, degrees: 190)) }
  }

  @Test func `the velocity is in radians a second, and zero after a rest`() {
    let turning = turning()
    var velocities: [CGFloat] = []
    log.onAction = { _ in velocities.append(turning.velocity) }

    land()
    for step in 1...20 { finger(.move, degrees: Double(step) * 3) }
    #expect(abs((velocities.last ?? 0) - .pi) < 1e-6)
    finger(.up, degrees: 60, after: 0.2)
    rig.finger(.up, 200, 400)

    #expect(velocities.last == 0)
  }

  @Test func `disabled during the gesture it is cancelled`() {
    let turning = turning()

    land()
    finger(.move, degrees: 20)
    rig.world { turning.isEnabled = false }
    finger(.move, degrees: 40)

    #expect(log.lines == ["turn began", "turn cancelled"])
    #expect(turning.rotation == 0)
    finger(.up, degrees: 40)
    rig.finger(.up, 200, 400)
    #expect(rig.isIdle)
  }
}
