import QuartzCore
import Testing

@MainActor
struct CASpringAnimationTests {
  @Test func `defaults are Apple's and settle in 1.47 s`() {
    let spring = CASpringAnimation(keyPath: "position.x")

    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(abs(spring.settlingDuration - 1.4727003346780925) < 1e-12)
  }

  @Test func `a spring follows the track measured in UIKit`() {
    let solver = SpringSolver(dampingRatio: 0.6, duration: 0.8, initialVelocity: 0)
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.stiffness, spring.damping) = (solver.stiffness, solver.damping)
    (spring.fromValue, spring.toValue, spring.duration) = (50, 150, 0.8)
    let compiled = spring.compiled(beginningAt: 3, defaultDuration: 0)

    for (t, x) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150)] {
      var values = LayerValues()
      values.position.x = 150
      for animation in compiled { animation.apply(to: &values, at: 3 + t) }
      #expect(abs(values.position.x - x) < 0.2, "at \(t)")
    }
  }

  @Test func `a bouncy spring overshoots as measured`() {
    let solver = SpringSolver(dampingRatio: 0.5, duration: 1, initialVelocity: 0)
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.stiffness, spring.damping) = (solver.stiffness, solver.damping)
    (spring.fromValue, spring.toValue, spring.duration) = (50, 150, 1)
    var values = LayerValues()

    for animation in spring.compiled(beginningAt: 0, defaultDuration: 0) {
      animation.apply(to: &values, at: 0.297)
    }

    #expect(abs(values.position.x - 166.15) < 0.2)
  }

  @Test func `duration and bounce describe the spring they made`() {
    for bounce in [-0.5, -0.2, 0, 0.3, 0.9] as [CGFloat] {
      let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)

      #expect(abs(spring.perceptualDuration - 0.5) < 1e-12, "\(bounce)")
      #expect(abs(spring.bounce - bounce) < 1e-12, "\(bounce)")
    }
    #expect(abs(CASpringAnimation(perceptualDuration: 0.5, bounce: 0).damping - 8 * .pi) < 1e-12)
  }

  @Test func `a copy keeps the spring`() {
    let spring = CASpringAnimation(keyPath: "position")
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 3, 4, 5)

    let copy = spring.duplicate() as? CASpringAnimation

    #expect(copy?.solver == spring.solver)
    #expect(copy?.keyPath == "position")
  }
}
