import Testing
import UIKit

struct RubberBandTests {
  @Test(arguments: [
    (10.0, 5.4624), (50, 26.5861), (100, 51.4620), (200, 96.7033), (400, 172.5490),
  ]) func `a pull gives way by the law`(pull: Double, offset: Double) {
    #expect(abs(RubberBand(dimension: 800).offset(pull: pull) - offset) < 1e-4)
  }

  @Test func `the measured pull is met at every step`() {
    let band = RubberBand(dimension: MeasuredScroll.viewport)

    for (index, measured) in MeasuredScroll.Pull.offsets.enumerated() {
      let pull = Double(index + 1) * MeasuredScroll.Pull.step
      let offset = -band.offset(pull: pull)
      #expect(abs(offset - measured) <= MeasuredScroll.tolerance, "pull \(pull)")
    }
  }

  @Test(arguments: [1.0, 200, 852])
  func `the offset leads back to the pull, and the slope is the derivative`(dimension: Double) {
    let band = RubberBand(dimension: dimension)

    for pull in stride(from: 0.0, through: 3 * dimension, by: dimension / 7) {
      #expect(abs(band.pull(offset: band.offset(pull: pull)) - pull) < 1e-6 * dimension)
      let h = dimension * 1e-5
      let slope = (band.offset(pull: pull + h) - band.offset(pull: pull)) / h
      #expect(abs(slope - band.slope(pull: pull)) < 1e-4, "pull \(pull)")
      #expect(band.offset(pull: pull) < dimension)
    }
  }

  @Test func `a viewport without length gives way nowhere`() {
    let band = RubberBand(dimension: 0)

    #expect(band.offset(pull: 100) == 0)
    #expect(band.pull(offset: 0) == 0)
    #expect(band.slope(pull: 100) == 0)
  }
}

struct DecelerationTests {
  @Test func `the measured fling is met at every frame`() {
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
  func `distance, target and time are those of the law`(speed: Double, sign: Double) {
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
  func `after each millisecond the rate's share of the speed is left`(rate: Double) {
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

  @Test func `a finger that hardly moves throws nothing`() {
    for speed in [0.0, 5, 10, -10] {
      let glide = Deceleration(from: 7, velocity: speed, rate: 0.998)
      #expect(glide.duration == 0)
      #expect(glide.end == 7)
      #expect(glide.reportedEnd == 7)
    }
  }

  @Test(arguments: [-2000.0, -30, 0, 5, 400, 3000], [-500.0, -3, 0, 2, 80, 900])
  func `an aimed one rests exactly on its target and never goes beyond`(
    velocity: Double, way: Double
  ) {
    let glide = Deceleration(from: 1000, velocity: velocity, to: 1000 + way, rate: 0.998)

    #expect(abs(glide.end - 1000 - way) < 1e-6)
    for t in stride(from: 0.0, through: glide.duration, by: 0.05) {
      let gone = glide.position(at: t) - 1000
      #expect(gone * way >= 0 && abs(gone) <= abs(way) + 1e-6)
    }
  }

  @Test func `an aimed one keeps the finger's speed where the target suits it`() {
    let glide = Deceleration(from: 0, velocity: 1000, to: 300, rate: 0.998)

    #expect(abs(glide.velocity(at: 0) - 1000) < 1e-9)
  }

  @Test func `the time at a place is when it is there`() throws {
    let glide = Deceleration(from: 0, velocity: -1200, rate: 0.998)

    for place in [-1.0, -100, -500] {
      let t = try #require(glide.time(at: place))
      #expect(abs(glide.position(at: t) - place) < 1e-9)
    }
    #expect(glide.time(at: -600) == nil)
    #expect(glide.time(at: 10) == nil)
  }

  @Test(arguments: [0.0, 1, 2])
  func `an impossible rate still comes to rest`(rate: Double) {
    let glide = Deceleration(from: 0, velocity: 100, rate: rate)

    #expect(glide.duration.isFinite && glide.end.isFinite)
  }
}

struct BounceSpringTests {
  @Test(arguments: [(-235.0, 0.0), (0, 900), (0, -4000), (60, 500), (60, -3000), (-1, 2)])
  func `the spring obeys its equation at every time`(start: Double, speed: Double) {
    let spring = BounceSpring(displacement: start, velocity: speed)

    #expect(abs(spring.position(at: 0) - start) < 1e-9)
    #expect(abs(spring.velocity(at: 0) - speed) < 1e-9)

    // Against a fine integration of x″ = −120x − 22x′.
    var (x, v) = (start, speed)
    let dt = 1e-5
    for step in 1...100_000 {
      let half = v + dt / 2 * (-120 * x - 22 * v)
      x += dt * half
      v = half + dt / 2 * (-120 * x - 22 * half)
      if step % 5000 == 0 {
        let t = Double(step) * dt
        let scale = 1 + abs(start) + abs(speed) / 10
        #expect(abs(spring.position(at: t) - x) < 1e-4 * scale, "t \(t)")
        #expect(abs(spring.velocity(at: t) - v) < 2e-3 * scale, "t \(t)")
      }
    }
    #expect(spring.isOver(at: 2))
  }

  @Test func `it is over near the edge and slow, not merely passing it`() {
    let spring = BounceSpring(displacement: 0, velocity: 500)

    #expect(!spring.isOver(at: 0))
    #expect(!spring.isOver(at: 0.1))
    #expect(BounceSpring(displacement: 0.4, velocity: 0).isOver(at: 0))
  }
}

struct OffsetEaseTests {
  @Test(arguments: [
    (0.0, 400.0, 8, 165.5), (0, 400, 16, 388), (375, 750, 6, 469), (375, 750, 12, 656.5),
  ]) func `the measured frames are met`(from: Double, to: Double, frame: Int, measured: Double) {
    let ease = OffsetEase(from: CGPoint(x: from, y: 0), to: CGPoint(x: to, y: 0), start: 5)

    let x = Double(ease.position(at: 5 + Double(frame) / 60).x)

    #expect(abs(x - measured) <= MeasuredScroll.tolerance)
  }

  @Test func `it begins and ends at rest, and stays there`() {
    let ease = OffsetEase(from: .zero, to: CGPoint(x: -60, y: 100), start: 1)

    #expect(ease.position(at: 0) == .zero)
    #expect(ease.position(at: 1) == .zero)
    #expect(abs(ease.position(at: 1.15).y - 50) < 1e-9)
    #expect(ease.position(at: 1.3) == CGPoint(x: -60, y: 100))
    #expect(ease.position(at: 9) == CGPoint(x: -60, y: 100))
    #expect(!ease.isOver(at: 1.29))
    #expect(ease.isOver(at: 1 + 18.0 / 60))
  }
}
