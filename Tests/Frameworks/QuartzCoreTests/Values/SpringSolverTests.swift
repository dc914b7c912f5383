import QuartzCore
import Testing

struct SpringSolverTests {
  private static let springs = chosen + ratios + overdamped

  private static let chosen: [(String, SpringSolver)] = [
    ("defaults", SpringSolver(stiffness: 100, damping: 10)),
    ("pushed", SpringSolver(stiffness: 100, damping: 10, initialVelocity: 8)),
    ("pulled", SpringSolver(stiffness: 100, damping: 10, initialVelocity: -8)),
    ("heavy", SpringSolver(mass: 3, stiffness: 1000, damping: 20, initialVelocity: 1)),
    ("undamped", SpringSolver(stiffness: 50, damping: 0, initialVelocity: 2)),
    ("critical", SpringSolver(stiffness: 100, damping: 20)),
    ("critical, pushed", SpringSolver(stiffness: 100, damping: 20, initialVelocity: 30)),
    ("just under", SpringSolver(stiffness: 100, damping: 20 - 1e-6)),
    ("just over", SpringSolver(stiffness: 100, damping: 20 + 1e-6)),
    ("over", SpringSolver(stiffness: 100, damping: 50, initialVelocity: -3)),
    ("system modal", SpringSolver(mass: 3, stiffness: 1000, damping: 500)),
  ]

  /// Springs from slightly damped to critically damped, with and without initial velocity, as view
  /// animations create them.
  private static let ratios = [0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 1].flatMap {
    ratio in
    [0.0, 1].map { velocity in
      (
        "ratio \(ratio), velocity \(velocity)",
        SpringSolver(dampingRatio: ratio, duration: 0.8, initialVelocity: velocity)
      )
    }
  }

  /// Springs given by mass, stiffness and damping, with 1.05 to 10 times the critical damping.
  private static let overdamped = [1.05, 1.5, 3, 10].map { times in
    (
      "\(times) times critical",
      SpringSolver(mass: 2, stiffness: 180, damping: times * 2 * (360.0).squareRoot())
    )
  }

  @Test func `springs start at rest position with the given velocity`() {
    for (name, spring) in Self.springs {
      #expect(abs(spring.value(at: 0)) < 1e-12, "\(name)")
      #expect(abs(spring.velocity(at: 0) - spring.initialVelocity) < 1e-9, "\(name)")
    }
  }

  @Test func `the whole motion matches a fine numeric integration`() {
    for (name, spring) in Self.springs {
      // The fourth-order Runge–Kutta method solves m·x″ + c·x′ + k·x = 0, where x = 1 − progress.
      let step = 1.0 / 20_000
      var (x, v) = (1.0, -spring.initialVelocity)
      func force(_ x: Double, _ v: Double) -> Double {
        -(spring.damping * v + spring.stiffness * x) / spring.mass
      }
      for i in 1...40_000 {
        let (x1, v1) = (v, force(x, v))
        let (x2, v2) = (v + step / 2 * v1, force(x + step / 2 * x1, v + step / 2 * v1))
        let (x3, v3) = (v + step / 2 * v2, force(x + step / 2 * x2, v + step / 2 * v2))
        let (x4, v4) = (v + step * v3, force(x + step * x3, v + step * v3))
        x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
        v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        guard i % 500 == 0 else { continue }
        let t = Double(i) * step
        #expect(abs(spring.value(at: t) - (1 - x)) < 1e-8, "\(name) at \(t)")
        #expect(abs(spring.velocity(at: t) + v) < 1e-6, "\(name) at \(t)")
      }
    }
  }

  @Test func `the equation of motion holds at every time`() {
    let h = 1e-4
    for (name, spring) in Self.springs {
      for t in stride(from: 0.01, through: 2, by: 0.01) {
        let x = 1 - spring.value(at: t)
        let v = -spring.velocity(at: t)
        let a = -(spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
        let residual = spring.mass * a + spring.damping * v + spring.stiffness * x

        #expect(abs(residual) < 1e-3 * spring.stiffness, "\(name) at \(t)")
      }
    }
  }

  @Test func `settling times are those of Core Animation`() {
    let expected = [
      (10.0, 1.4727003346780925, 1e-12), (5, 2.85497, 1e-5), (15, 1.02209, 1e-5),
    ]
    for (damping, duration, tolerance) in expected {
      let spring = SpringSolver(stiffness: 100, damping: damping)

      #expect(abs(spring.settlingDuration - duration) < tolerance, "damping \(damping)")
    }
    #expect(SpringSolver(stiffness: 100, damping: 0).settlingDuration == .infinity)
  }

  @Test func `after the settling time less than a thousandth remains`() {
    for (name, spring) in Self.springs where spring.damping > 0 {
      let settled = spring.settlingDuration
      for i in 0..<1000 {
        let left = abs(1 - spring.value(at: settled * (1 + Double(i) / 200)))
        #expect(left <= 0.001_000_1, "\(name)")
      }
      #expect(abs(1 - spring.value(at: settled * 0.3)) > 0.001, "\(name) settles late")
    }
  }

  @Test func `a critical spring settles at the time measured in UIKit`() {
    let spring = SpringSolver(stiffness: 1, damping: 2)

    #expect(abs(spring.settlingDuration - 9.233_413_476_451_586_5) < 1e-9)
  }

  /// Damping ratio, duration, initial velocity and stiffness, as measured in UIKit.
  private static let mapping: [(Double, Double, Double, Double)] = [
    (0.1, 1, 0, 2125.3901278407934), (0.2, 1, 0, 707.2217886060563),
    (0.5, 1, 0, 161.7195025042016), (0.8, 1, 0, 80.89737200360506),
    (0.9, 1, 0, 71.92472915770972), (0.5, 0.3, 0, 1796.8833611577954),
    (0.5, 0.5, 0, 646.8780100168065), (0.5, 2, 0, 40.4298756260504),
    (1, 1, 0, 85.25592900599884), (0.5, 1, 1, 152.86841381792456),
  ]

  @Test func `damping ratio and duration map to UIKit's stiffness`() {
    for (ratio, duration, velocity, stiffness) in Self.mapping {
      let spring = SpringSolver(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      let note: Comment = "ratio \(ratio), duration \(duration), velocity \(velocity)"

      #expect(abs(spring.stiffness / stiffness - 1) < 1e-6, note)
      #expect(abs(spring.damping / (2 * ratio * stiffness.squareRoot()) - 1) < 1e-6, note)
      #expect(spring.mass == 1, note)
      #expect(spring.initialVelocity == velocity, note)
    }
  }

  @Test func `any velocity gives a spring that comes to rest`() {
    for velocity in stride(from: -40.0, through: 40, by: 0.37) {
      for ratio in [0.1, 0.5, 0.9, 1] {
        let spring = SpringSolver(
          dampingRatio: ratio, duration: 0.6, initialVelocity: velocity)

        #expect(spring.stiffness > 0 && spring.stiffness.isFinite, "\(ratio), \(velocity)")
        #expect(spring.damping > 0 && spring.damping.isFinite, "\(ratio), \(velocity)")
      }
    }
  }

  @Test func `ratios and durations outside the range are clamped`() {
    let critical = SpringSolver(dampingRatio: 1, duration: 1, initialVelocity: 0)

    #expect(SpringSolver(dampingRatio: 3, duration: 1, initialVelocity: 0) == critical)
    #expect(
      SpringSolver(dampingRatio: 0.5, duration: 0, initialVelocity: 0)
        == SpringSolver(dampingRatio: 0.5, duration: 0.01, initialVelocity: 0))
    #expect(SpringSolver(dampingRatio: 0, duration: 1, initialVelocity: 0).stiffness.isFinite)
  }

  @Test func `the spring with a damping ratio of a half follows the measured progress`() {
    let spring = SpringSolver(dampingRatio: 0.5, duration: 0.5, initialVelocity: 0)
    let track = [
      (0.1, 0.48782), (0.2, 1.03497), (0.4, 1.06702), (0.6, 0.97506), (0.8, 1.00299), (1, 1.00097),
    ]
    for (part, progress) in track {
      #expect(abs(spring.value(at: part * 0.5) - progress) < 1e-4, "at \(part)")
    }
  }
}
