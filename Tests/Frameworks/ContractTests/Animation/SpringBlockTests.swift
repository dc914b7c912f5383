import Stage
import TestSupport
import Testing

/// Conformance case C20 (a): the animations that a spring block adds, and their motion.
@MainActor
struct SpringBlockTests {
  /// Damping ratio, duration and velocity of a block, and the stiffness of the animation that UIKit
  /// added (facts H.3.1).
  nonisolated private static let measured: [(Double, Double, Double, Double)] = [
    (0.1, 1, 0, 2125.3901278407934), (0.2, 1, 0, 707.2217886060563),
    (0.5, 0.3, 0, 1796.8833611577954), (0.5, 0.5, 0, 646.8780100168065),
    (0.5, 1, 0, 161.7195025042016), (0.5, 2, 0, 40.4298756260504),
    (0.5, 1, 1, 152.86841381792456), (0.8, 1, 0, 80.89737200360506),
    (0.9, 1, 0, 71.92472915770972), (1, 1, 0, 85.25592900599884),
  ]

  @Test(arguments: measured)
  func `C20 the attached spring`(row: (Double, Double, Double, Double)) throws {
    try onViewStage { fixture in
      let (ratio, duration, velocity, stiffness) = row
      fixture.stage.run {
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
          initialSpringVelocity: velocity, animations: { fixture.view.center.x += 100 })
      }

      let found = fixture.view.layer.animation(forKey: "position")
      let spring = try #require(found as? CASpringAnimation)
      #expect(spring.mass == 1)
      #expect(abs(spring.stiffness / stiffness - 1) < 1e-6)
      #expect(abs(spring.damping / (2 * ratio * stiffness.squareRoot()) - 1) < 1e-6)
      #expect(Double(spring.initialVelocity) == velocity)
      #expect(spring.duration == duration)
    }
  }

  /// According to `CASpringAnimation.h`, the stiffness is (2π/duration)² and the damping ratio is 1
  /// − bounce.
  @Test(arguments: [0.0, 0.2, 0.5])
  func `a spring is determined by duration and bounce`(bounce: Double) throws {
    try onViewStage { fixture in
      var ends: [Bool] = []
      fixture.stage.run {
        UIView.animate(
          springDuration: 0.4, bounce: bounce, animations: { fixture.view.center.x += 100 },
          completion: { ends.append($0) })
      }

      let found = fixture.view.layer.animation(forKey: "position")
      let spring = try #require(found as? CASpringAnimation)
      let frequency = 2 * Double.pi / 0.4
      #expect(abs(spring.stiffness / (frequency * frequency) - 1) < 1e-9)
      #expect(abs(spring.damping / (2 * (1 - bounce) * frequency) - 1) < 1e-9)
      #expect(spring.duration > 0.4)
      try fixture.stage.settle()
      #expect(ends == [true])
    }
  }

  @Test func `a spring block follows the measured track`() throws {
    // Facts H.3.8: a spring with the damping ratio 0.6 and a duration of 0.8 s moves x from 50 to
    // 150.
    try onViewStage { fixture in
      fixture.stage.run { fixture.view.center.x = 50 }
      let start = fixture.stage.time
      fixture.stage.run {
        UIView.animate(
          withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
          animations: { fixture.view.center.x = 150 })
      }

      let track = [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)]
      for (time, x) in track {
        let shown = try #require(fixture.shown(at: start + time))
        #expect(abs(shown.position.x - x) <= 0.16, "at \(time)")
      }
      fixture.stage.advance(by: 0.8)
      #expect(fixture.shown().position.x == 150)
    }
  }
}
