import Testing
import UIKit

struct AxisTrajectoryTests {
  private func range(
    content: Double = 3000, bounces: Bool = true, always: Bool = false
  ) -> ScrollRange {
    ScrollRange(
      viewport: 800, content: content, start: 0, end: 0, bounces: bounces, always: always)
  }

  /// The time at which the motion ends, searched in steps of a tick.
  private func restTime(of trajectory: AxisTrajectory) -> Double? {
    (0..<1200).map { Double($0) / 60 }.first { trajectory.isOver(at: $0) }
  }

  @Test(arguments: [-5000.0, -1200, -300, 0, 40, 900, 2500, 7000], [0.0, 3, 1100, 2195, 2200])
  func `at any velocity, a trajectory is smooth and rests in the range`(
    velocity: Double, offset: Double
  ) throws {
    let range = range()
    let trajectory = AxisTrajectory(from: offset, velocity: velocity, in: range, rate: 0.998)

    let end = try #require(restTime(of: trajectory))
    #expect(range.contains(trajectory.end))
    var last = trajectory.position(at: 0)
    #expect(last == offset)
    for t in stride(from: 0.001, to: end, by: 0.001) {
      let here = trajectory.position(at: t)
      // The spring at the edge continues with the velocity, so the position and the velocity are
      // continuous.
      #expect(abs(here - last) <= abs(velocity) * 0.001 + 0.01, "t \(t)")
      let slope = (trajectory.position(at: t + 1e-5) - trajectory.position(at: t - 1e-5)) / 2e-5
      #expect(abs(slope - trajectory.velocity(at: t)) <= 0.02 * abs(velocity) + 1, "t \(t)")
      last = here
    }
    #expect(abs(trajectory.position(at: end) - trajectory.end) < 1)
  }

  @Test func `a flick into the end overshoots and returns`() throws {
    let trajectory = AxisTrajectory(from: 2000, velocity: 2000, in: range(), rate: 0.998)

    let places = (0..<240).map { trajectory.position(at: Double($0) / 60) }

    #expect(try #require(places.max()) > 2210)
    #expect(trajectory.end == 2200)
    #expect(trajectory.isEndExact)
  }

  @Test func `without bouncing it stops at the end`() throws {
    let trajectory = AxisTrajectory(
      from: 2000, velocity: 2000, in: range(bounces: false), rate: 0.998)

    for frame in 0..<240 { #expect(trajectory.position(at: Double(frame) / 60) <= 2200) }
    let end = try #require(restTime(of: trajectory))
    #expect(end < 0.2)
    #expect(trajectory.end == 2200)
  }

  @Test func `content released beyond its end springs back without crossing it`() {
    let trajectory = AxisTrajectory(from: -120, velocity: 0, in: range(), rate: 0.998)

    for frame in 0..<120 { #expect(trajectory.position(at: Double(frame) / 60) <= 0) }
    #expect(trajectory.end == 0)
  }

  @Test func `a flick back inside decelerates normally`() {
    let trajectory = AxisTrajectory(from: -40, velocity: 1000, in: range(), rate: 0.998)

    #expect(abs(trajectory.end - (-40 + 990 * 0.499)) < 1e-9)
  }

  @Test(arguments: [0.05, 0.3, 0.9])
  func `resumed without a change the motion is identical`(t: Double) {
    let range = range()
    for (offset, velocity) in [(1000.0, 900.0), (2100, 2500), (-80, 0), (600, -3000)] {
      let trajectory = AxisTrajectory(from: offset, velocity: velocity, in: range, rate: 0.998)
      let later = trajectory.resumed(at: t, shiftedBy: 0, in: range)
      for dt in [0.0, 0.1, 0.5, 1.5] where !trajectory.isOver(at: t) {
        #expect(
          abs(later.position(at: dt) - trajectory.position(at: t + dt)) < 0.5,
          "from \(offset) at \(velocity), \(dt) s later")
      }
    }
  }

  @Test func `a shift moves the remaining trajectory`() {
    let range = range()
    let trajectory = AxisTrajectory(from: 1000, velocity: 900, in: range, rate: 0.998)

    let later = trajectory.resumed(at: 0.2, shiftedBy: -300, in: range)

    #expect(abs(later.end - (trajectory.end - 300)) < 1e-6)
  }

  @Test func `content that shrinks during deceleration springs back to its new end`() {
    let trajectory = AxisTrajectory(from: 1500, velocity: 900, in: range(), rate: 0.998)

    let later = trajectory.resumed(at: 0.1, shiftedBy: 0, in: range(content: 1800))

    #expect(later.end == 1000)
    #expect(abs(later.velocity(at: 0) - trajectory.velocity(at: 0.1)) < 1e-6)
  }

  @Test func `a targeted trajectory rests on its target, also when resumed`() {
    let range = range()
    let trajectory = AxisTrajectory(from: 0, velocity: 1000, to: 320, in: range, rate: 0.998)

    #expect(trajectory.end == 320)
    #expect(trajectory.resumed(at: 0.1, shiftedBy: 0, in: range).end == 320)
    #expect(trajectory.resumed(at: 0.1, shiftedBy: 50, in: range).end == 370)
  }
}
