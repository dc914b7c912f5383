import Testing
import UIKit

struct DecelerationTests {
  @Test func `the measured flick matches at every frame`() {
    typealias Fling = MeasuredScroll.Fling
    let glide = Deceleration(from: Fling.lift, velocity: 750, rate: 0.998)

    for (frame, measured) in Fling.offsets.enumerated() {
      let t = Fling.firstFrame + Double(frame) / 60 - ScrollPhysics.liftLag
      #expect(abs(glide.position(at: t) - measured) <= MeasuredScroll.tolerance, "frame \(frame)")
    }
    #expect(abs(glide.end - Fling.end) <= 0.1)
    #expect(abs(glide.reportedEnd - Fling.target) <= 0.2)
    let end = glide.duration + ScrollPhysics.liftLag
    #expect(end <= Fling.endTime && end > Fling.endTime - 1.0 / 60)
  }

  @Test(arguments: [15.0, 300, 750, 1000, 2500, 6000], [1.0, -1])
  func `distance, target and time follow the formula`(speed: Double, sign: Double) {
    let glide = Deceleration(from: 100, velocity: sign * speed, rate: 0.998)

    let (way, told) = (sign * (speed - 10) * 0.499, sign * (speed - 10) * 0.4995)
    #expect(abs(glide.end - 100 - way) < 1e-9)
    #expect(abs(glide.reportedEnd - 100 - told) < 1e-4 * speed)
    let duration = log(10 / speed) / log(0.998) / 1000
    #expect(abs(glide.duration - duration) < 1e-9)
    #expect(glide.position(at: 0) == 100)
    #expect(glide.velocity(at: 0) == sign * speed)
    #expect(abs(abs(glide.velocity(at: glide.duration)) - 10) < 1e-6)
    #expect(glide.position(at: glide.duration + 5) == glide.end)
    #expect(glide.velocity(at: glide.duration + 1e-6) == 0)
  }

  @Test(arguments: [0.998, 0.99])
  func `each millisecond multiplies the velocity by the rate`(rate: Double) {
    let glide = Deceleration(from: 0, velocity: 2000, rate: rate)

    for t in stride(from: 0.0, to: glide.duration - 0.001, by: 0.01) {
      let share = glide.velocity(at: t + 0.001) / glide.velocity(at: t)
      #expect(abs(share - rate) < 1e-9, "t \(t)")
    }
  }

  @Test func `the fast rate carries a fifth as far`() {
    let glide = Deceleration(from: 0, velocity: 1000, rate: 0.99)

    #expect(glide.end >= 98 && glide.end <= 99.5)
  }

  @Test func `a slow touch starts no deceleration`() {
    for speed in [0.0, 5, 10, -10] {
      let glide = Deceleration(from: 7, velocity: speed, rate: 0.998)
      #expect(glide.duration == 0)
      #expect(glide.end == 7)
      #expect(glide.reportedEnd == 7)
    }
  }

  @Test(arguments: [-2000.0, -30, 0, 5, 400, 3000], [-500.0, -3, 0, 2, 80, 900])
  func `a targeted one rests exactly on its target and never overshoots`(
    velocity: Double, way: Double
  ) {
    let glide = Deceleration(from: 1000, velocity: velocity, to: 1000 + way, rate: 0.998)

    #expect(abs(glide.end - 1000 - way) < 1e-6)
    for t in stride(from: 0.0, through: glide.duration, by: 0.05) {
      let gone = glide.position(at: t) - 1000
      #expect(gone * way >= 0 && abs(gone) <= abs(way) + 1e-6)
    }
  }

  @Test func `a targeted one keeps the touch's velocity if the target allows it`() {
    let glide = Deceleration(from: 0, velocity: 1000, to: 300, rate: 0.998)

    #expect(abs(glide.velocity(at: 0) - 1000) < 1e-9)
  }

  @Test func `the time at a position is when it is reached`() throws {
    let glide = Deceleration(from: 0, velocity: -1200, rate: 0.998)

    for place in [-1.0, -100, -500] {
      let t = try #require(glide.time(at: place))
      #expect(abs(glide.position(at: t) - place) < 1e-9)
    }
    #expect(glide.time(at: -600) == nil)
    #expect(glide.time(at: 10) == nil)
  }

  @Test(arguments: [0.0, 1, 2])
  func `an invalid rate still comes to rest`(rate: Double) {
    let glide = Deceleration(from: 0, velocity: 100, rate: rate)

    #expect(glide.duration.isFinite && glide.end.isFinite)
  }
}
