import Testing
import UIKit

struct WheelCylinderTests {
  private let wheel = WheelCylinder(height: 200, rowHeight: 40)

  @Test func `the front row is flat, opaque and in its place`() {
    #expect(CATransform3DIsIdentity(wheel.transform(at: 0)))
    #expect(wheel.opacity(at: 0) == 1)
  }

  @Test(arguments: [-120.0, -40, 13, 80, 140])
  func `every row lies on the cylinder and faces away from the axis`(distance: CGFloat) {
    let transform = wheel.transform(at: distance)
    // The row's middle, with the axis at the depth of one radius.
    let (height, depth) = (transform.m42, transform.m43 + wheel.radius)
    let normal = (y: transform.m32, z: transform.m33)

    #expect(abs(hypot(height, depth) - wheel.radius) < 1e-9)
    #expect(abs(normal.y * wheel.radius - height) < 1e-9)
    #expect(abs(normal.z * wheel.radius - depth) < 1e-9)
  }

  @Test(arguments: [-90.0, -20, 0, 33, 77])
  func `a point that is seen belongs to the row that is drawn there`(distance: CGFloat) {
    let height = wheel.transform(at: distance).m42

    #expect(abs(wheel.distance(atHeight: height) - distance) < 1e-9)
  }

  @Test func `rows become fainter towards both ends`() {
    let opacities = stride(from: CGFloat(0), through: 150, by: 10).map(wheel.opacity)

    #expect(opacities == opacities.sorted(by: >))
    #expect(stride(from: CGFloat(0), through: -150, by: -10).map(wheel.opacity) == opacities)
  }

  @Test func `only rows in front of the axis are visible`() {
    let rows = wheel.rows(around: 50, count: 100)

    #expect(rows.contains(50) && rows.lowerBound + rows.upperBound == 101)
    #expect(CGFloat(50 - rows.lowerBound) * 40 < wheel.radius * .pi / 2)
    #expect(wheel.rows(around: 0, count: 2) == 0..<2)
    #expect(wheel.rows(around: 0, count: 0).isEmpty)
  }
}
