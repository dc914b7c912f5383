import Foundation
import Stage
import Testing
import UIKit

/// A released card starts with the gesture's velocity.
@MainActor @Suite struct GrabVelocityTests {
  /// The velocity at the end of the touch in points per second, towards the end of the transition
  /// or back.
  nonisolated static let speeds: [Double] = [
    -2600, -1800, -1200, -700, -300, -60, 0, 60, 300, 700, 1200, 1800, 2600,
  ]

  enum Course: CaseIterable {
    case opening, closing
    /// The card is thrown up and caught before it arrives.
    case caught
  }

  @Test(arguments: Course.allCases, speeds)
  func `a released card continues with the gesture's velocity`(course: Course, speed: Double) throws
  {
    let grab = try GrabStage()
    if course == .closing { try grab.open() }
    let length = grab.length
    // The touch ends halfway, after 0.12 s at constant speed.
    let pace = 0.12
    let up: Double = course == .closing ? 1 : -1
    var start = course == .closing ? 120 : Double(grab.middleOfBar.y)
    var done = 0.0
    if course == .caught {
      grab.play(.init(x: 190, stops: [(0, start), (0.2, start - 0.3 * length)]))
      grab.stage.tick()
      done = try #require(grab.openness) * length
      start = 500
    }
    let half = 0.5 * length - done
    let path = GrabStage.Path(
      x: 190,
      stops: [
        (0, start), (0.4, start + up * (half - speed * pace)), (0.4 + pace, start + up * half),
      ])
    #expect(abs(path.velocity - up * speed) < 1e-6)

    grab.play(path)

    try expectContinuity(grab, velocity: path.velocity, "\(course), \(speed)")
    let openness = try #require(grab.openness)
    if course != .caught { #expect(abs(openness - 0.5) < 0.05) }
    // The card moves to the end that is nearest to its projected position. As in a scroll view,
    // that position is 0.499 s times the velocity away (facts J.2).
    let landing = openness - 0.499 * path.velocity / length
    try grab.stage.settle()
    if abs(landing - 0.5) > 0.01 {
      #expect(grab.isOpen == (landing > 0.5), "\(course), \(speed)")
    }
    grab.expectRest()
  }

  /// The touch moves beyond the end of the range, where the card stays.
  @Test func `at an end a release has no effect`() throws {
    let grab = try GrabStage()
    let start = Double(grab.middleOfBar.y)
    grab.play(.init(x: 190, stops: [(0, start), (0.3, start - grab.length - 60)]))

    try expectContinuity(grab, velocity: 0, "at the top")
    #expect(abs(try #require(grab.top) - grab.openTop) < 0.01)
    try grab.stage.settle()
    #expect(grab.isOpen)
    grab.expectRest()
  }

  @Test func `a touch that rested has no velocity`() throws {
    let grab = try GrabStage()
    let start = Double(grab.middleOfBar.y)
    let stop = start - 0.4 * grab.length
    grab.play(.init(x: 190, stops: [(0, start), (0.1, stop), (0.3, stop)]))

    try expectContinuity(grab, velocity: 0, "after a rest")
    try grab.stage.settle()
    #expect(!grab.isOpen)
    grab.expectRest()
  }
}

/// Expects that the card's initial speed after a release is `velocity`: |x(t + dt) − x(t) − v·dt| ≤
/// 1 pt + ½·a·dt², where `a` is the greatest acceleration of the motion.
@MainActor
func expectContinuity(
  _ grab: GrabStage, velocity: Double, _ label: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let time: Double = grab.stage.time
  guard let top: Double = grab.edge(at: time) else { return }
  // The card may move to either end. The more distant end has the greater acceleration.
  let left: Double = max(top - grab.openTop, grab.closedTop - top)
  func expected(_ dt: Double) -> Double {
    let a = ThrownSpring.greatestAcceleration(left: left, velocity: -abs(velocity), within: dt)
    return 0.5 * a * dt * dt
  }
  for turns in [0.25, 0.5, 1, 2] {
    let dt: Double = turns / 60
    guard let after: Double = grab.edge(at: time + dt) else { continue }
    let jump: Double = abs(after - top - velocity * dt)
    #expect(
      jump <= 1 + expected(dt), "\(label), \(dt) s: \(jump) pt at \(velocity) pt/s",
      sourceLocation: sourceLocation)
  }
  let dt = 1e-4
  guard let after: Double = grab.edge(at: time + dt) else { return }
  let speed: Double = (after - top) / dt
  let slack: Double = expected(dt) / dt + 1e-3
  #expect(
    abs(speed - velocity) <= slack, "\(label): \(speed)", sourceLocation: sourceLocation)
}
