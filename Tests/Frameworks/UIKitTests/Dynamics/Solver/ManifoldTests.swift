import Testing
import UIKit

struct ManifoldTests {
  private func box(_ x: Double, _ y: Double, angle: Double = 0) -> RigidBody {
    RigidBody(position: SIMD2(x, y), angle: angle, shape: .rectangle(SIMD2(10, 10)))
  }

  @Test func `bodies that are apart or without a shape do not touch`() {
    #expect(Manifold(box(0, 0), box(11, 0)) == nil)
    #expect(Manifold(box(0, 0), RigidBody(position: .zero, angle: 0, shape: nil)) == nil)
    #expect(Manifold(box(0, 0), box(10, 10, angle: .pi / 4)) == nil)
  }

  @Test(arguments: [(9.0, 0.0, 1.0, 0.0), (-9, 0, -1, 0), (0, 9, 0, 1), (0, -9, 0, -1)])
  func `overlapping boxes touch along the axis of least overlap`(
    x: Double, y: Double, nx: Double, ny: Double
  ) throws {
    let manifold = try #require(Manifold(box(0, 0), box(x, y)))

    #expect(manifold.normal == SIMD2(nx, ny))
    #expect(manifold.points.count == 2)
    #expect(manifold.points.allSatisfy { abs($0.separation + 1) < 1e-12 })
  }

  @Test func `a corner touches in one point`() throws {
    let reach = 5 * 2.0.squareRoot()
    let manifold = try #require(Manifold(box(0, 0), box(0, 5 + reach - 0.5, angle: .pi / 4)))

    #expect(manifold.points.count == 1)
    #expect(abs((manifold.points.first?.separation ?? 0) + 0.5) < 1e-9)
  }

  @Test func `a line pushes a body back to the side of its centre`() throws {
    let line = RigidBody(
      boundary: try #require(ConvexShape.line(from: SIMD2(-50, 0), to: SIMD2(50, 0))))

    #expect(Manifold(line, box(0, 4))?.normal == SIMD2(0, 1))
    #expect(Manifold(line, box(0, -4))?.normal == SIMD2(0, -1))
    #expect(Manifold(line, box(0, 7.1)) == nil)
    #expect(Manifold(line, box(57.1, 0)) == nil)
    // At a distance of 6 the box is 1 point too near to the line. Beside the end of the line, the
    // box also touches the line at that distance.
    #expect(Manifold(line, box(0, 6))?.points.map(\.separation) == [-1, -1])
    #expect(Manifold(line, box(56, 0)) != nil)
  }
}
