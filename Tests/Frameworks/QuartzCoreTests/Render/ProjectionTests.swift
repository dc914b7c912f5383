import QuartzCore
import Testing

struct ProjectionTests {
  private let tilted = Projection(x: [2, 0.3, 20], y: [-0.1, 1.8, 40], w: [0.0005, -0.001, 1])

  @Test func `a projection and its inverse cancel`() throws {
    let back = try #require(tilted.inverse)

    for point in [SIMD2(0.0, 0), [100, 3], [-7, 250]] {
      let there = tilted(point.x, point.y)
      let again = back(there.x, there.y)
      #expect(abs(again.x - point.x) < 1e-9)
      #expect(abs(again.y - point.y) < 1e-9)
    }
  }

  @Test func `concatenated maps act in turn`() {
    let other = Projection(x: [1, 0.5, 3], y: [0.25, 1, -2], w: [0, 0.002, 1])

    let both = tilted.then(other)

    let step = tilted(30, 40)
    #expect(abs(both(30, 40).x - other(step.x, step.y).x) < 1e-9)
    #expect(abs(both(30, 40).y - other(step.x, step.y).y) < 1e-9)
  }

  @Test func `rounding drops the last bits without visible effect`() {
    let shaken = Projection(x: tilted.x + 1e-15, y: tilted.y - 1e-15, w: tilted.w + 1e-17)

    #expect(shaken.rounded == tilted.rounded)
    let moved = tilted.rounded(390, 844) - tilted(390, 844)
    #expect(abs(moved.x) < 0.01)
    #expect(abs(moved.y) < 0.01)
  }

  @Test func `an edge-on plane has no inverse`() {
    #expect(Projection(x: [1, 0, 0], y: [0, 0, 5]).inverse == nil)
  }
}
