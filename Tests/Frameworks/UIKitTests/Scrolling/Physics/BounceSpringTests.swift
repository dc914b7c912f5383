import Testing
import UIKit

struct BounceSpringTests {
  @Test(arguments: [(-235.0, 0.0), (0, 900), (0, -4000), (60, 500), (60, -3000), (-1, 2)])
  func `the spring obeys its equation at every time`(start: Double, speed: Double) {
    let spring = BounceSpring(displacement: start, velocity: speed)

    #expect(abs(spring.position(at: 0) - start) < 1e-9)
    #expect(abs(spring.velocity(at: 0) - speed) < 1e-9)

    // The comparison is a fine numeric integration of x″ = −120x − 22x′.
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

  @Test func `it ends near the edge when slow, not when merely crossing it`() {
    let spring = BounceSpring(displacement: 0, velocity: 500)

    #expect(!spring.isOver(at: 0))
    #expect(!spring.isOver(at: 0.1))
    #expect(BounceSpring(displacement: 0.4, velocity: 0).isOver(at: 0))
  }
}
