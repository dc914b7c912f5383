import Stage
import Testing
import UIKit

struct TouchScriptReleaseTests {
  private let size = CGSize(width: 400, height: 800)
  private let drag = TouchScript.drag(
    from: CGPoint(x: 0.5, y: 0.25), to: CGPoint(x: 0.5, y: 0.5), over: 0.5)

  /// The velocity between the last two samples before the lift, in points per second.
  private func velocity(_ script: TouchScript) throws -> Double {
    let samples = script.samples(in: size, startingAt: 0).filter { $0.phase == .move }
    let (before, last) = (try #require(samples.dropLast().last), try #require(samples.last))
    return Double(last.point.y - before.point.y) / (last.time - before.time)
  }

  @Test(arguments: [0.25, 1, 1.5])
  func `a finger at rest is lifted at the distance`(distance: Double) throws {
    let path = try #require(
      drag.with(TouchRelease(distance: distance), of: 0, in: size).fingers.first)
    let (lift, last) = (try #require(path.last), try #require(path.dropLast().last))

    #expect(lift.phase == .up && lift.x == 0.5)
    #expect(abs(lift.y - (0.25 + 0.25 * distance)) < 1e-9)
    #expect(lift.y == last.y && lift.t - last.t > 0.1)
  }

  @Test(arguments: [900.0, 3000, -400])
  func `a moving finger is lifted with the velocity`(speed: Double) throws {
    let script = drag.with(TouchRelease(distance: 1, velocity: speed), of: 0, in: size)
    let path = try #require(script.fingers.first)

    #expect(path.last?.y == 0.5)
    #expect(abs(try velocity(script) - speed) < 1e-6 * abs(speed))
    for (one, next) in zip(path, path.dropFirst()) { #expect(one.t <= next.t) }
  }

  @Test func `touches after the lift are removed`() {
    let script = drag.then(.tap(at: CGPoint(x: 0.5, y: 0.9)), after: 1)

    #expect(script.with(TouchRelease(distance: 1), of: 0, in: size).fingers.count == 1)
    #expect(script.lastDrag(before: 3) == 0)
    #expect(script.lastDrag(before: 0.2) == nil)
  }

  @Test func `a tap is no drag`() {
    let tap = TouchScript.tap(at: CGPoint(x: 0.5, y: 0.5))

    #expect(tap.lastDrag(before: 1) == nil)
    #expect(tap.direction(of: 0, in: size) == nil)
    #expect(tap.with(TouchRelease(distance: 2), of: 0, in: size) == tap)
    #expect(drag.with(TouchRelease(distance: 2), of: 7, in: size) == drag)
  }

  @Test func `a longer drag stays in the window`() {
    #expect(abs(drag.longestDistance(of: 0, in: size) - 0.74 / 0.25) < 1e-9)
  }
}
