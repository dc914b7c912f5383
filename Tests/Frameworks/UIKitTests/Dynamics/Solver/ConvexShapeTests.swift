import Testing
import UIKit

struct ConvexShapeTests {
  @Test func `points without extent or that are not finite have no shape`() {
    #expect(ConvexShape(hullOf: []) == nil)
    #expect(ConvexShape(hullOf: [SIMD2(1, 1), SIMD2(1, 1)]) == nil)
    #expect(ConvexShape(hullOf: [.zero, SIMD2(.nan, 1), SIMD2(1, 0)]) == nil)
    #expect(ConvexShape.rectangle(.zero) == nil)
    #expect(ConvexShape.line(from: .zero, to: .zero) == nil)
    #expect(ConvexShape.line(from: .zero, to: SIMD2(.infinity, 0)) == nil)
  }

  @Test func `a rectangle has its area and moment of inertia`() throws {
    let shape = try #require(ConvexShape.rectangle(SIMD2(6, 4)))

    #expect(shape.area == 24)
    #expect(abs(shape.inertia - (36 + 16) / 12.0) < 1e-12)
  }

  @Test func `the normals of a hull point outwards`() throws {
    let shape = try #require(
      ConvexShape(hullOf: [
        SIMD2(0, 10), SIMD2(10, 0), SIMD2(-10, 0), SIMD2(0, -10), SIMD2(1, 1), SIMD2(5, 5),
      ]))

    #expect(shape.corners.count == 4)
    for (corner, normal) in zip(shape.corners, shape.normals) {
      #expect(abs(normal.length - 1) < 1e-12)
      #expect(corner.dot(normal) > 0)
    }
  }

  @Test func `an ellipse has nearly its area`() throws {
    let shape = try #require(ConvexShape.ellipse(SIMD2(20, 10)))

    #expect(abs(shape.area - .pi * 50) < 2)
  }
}
