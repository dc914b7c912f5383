import Foundation
import QuartzCore
import Testing
import UIKit

/// The values of facts D.18, measured on iOS 26.1.
struct SheetSpringTests {
  @Test func `the spring has its measured frequency and duration`() {
    #expect(abs(SheetSpring.frequency - 18.2574) < 1e-4)
    #expect(abs(SheetSpring.duration - 0.50573) < 1e-5)
  }

  @Test func `the small phone's medium sheet appears as recorded`() {
    // Numbers of frames, at 60 frames per second, and the value of y in each frame. The first frame
    // is omitted, because it is an artefact of the start.
    let seen: [(Double, CGFloat)] = [(4, 546), (9, 402), (15, 338), (24, 319.5), (30, 318)]
    let motion = SheetMotion(distance: 317.5 - 667, velocity: 0, start: 0)

    for (frame, y) in seen {
      #expect(abs(317.5 - motion.rest(at: frame / 60) - y) <= 1, "frame \(frame)")
    }
  }

  @Test func `a sheet released at 170 points returns as recorded`() {
    let seen: [(Double, CGFloat)] = [
      (0.0553, 132.35), (0.0886, 95.27), (0.1553, 41.97), (0.2553, 10.09), (0.3553, 2.16),
    ]
    let motion = SheetMotion(distance: -170, velocity: 0, start: 0)

    // The recorded times are 6.2 ms later than the times since the end of the touch.
    for (t, offset) in seen {
      #expect(abs(-motion.rest(at: t - 0.0062) - offset) <= 1, "\(t) s")
    }
  }

  @Test(arguments: [-2500, -400, 0, 400, 2500] as [CGFloat])
  func `the motion starts at the touch's position and velocity, and obeys its equation`(
    velocity: CGFloat
  ) {
    let motion = SheetMotion(distance: 200, velocity: velocity, start: 3)
    let step = 1e-4

    #expect(motion.rest(at: 3) == 200)
    let early = -(motion.rest(at: 3 + step) - motion.rest(at: 3)) / step
    #expect(abs(early - velocity) < 10)
    // The motion satisfies x″ + 2ωx′ + ω²x = 0, where x is the remaining distance.
    let omega = SheetSpring.frequency
    for t in stride(from: 3.01, to: 3.4, by: 0.01) {
      let x = motion.rest(at: t)
      let before = motion.rest(at: t - step)
      let after = motion.rest(at: t + step)
      let speed = (after - before) / (2 * step)
      let force = (after - 2 * x + before) / (step * step)
      #expect(abs(force + 2 * omega * speed + omega * omega * x) < 1, "\(t)")
    }
  }

  @Test func `the motion ends within a thousandth of its distance, then exactly`() {
    for velocity in [-2000, 0, 2000] as [CGFloat] {
      let motion = SheetMotion(distance: 300, velocity: velocity, start: 1)
      let end = 1 + motion.duration
      #expect(abs(motion.rest(at: end - 1e-6)) <= 0.301)
      #expect(motion.rest(at: end) == 0)
      #expect(motion.rest(at: end + 10) == 0)
    }
  }

  @Test func `a zero distance ends at once, whatever the velocity`() {
    let motion = SheetMotion(distance: 0.2, velocity: 3000, start: 1)

    #expect(motion.duration == 0)
    #expect(motion.isOver(at: 1))
    #expect(motion.rest(at: 1) == 0)
  }
}
