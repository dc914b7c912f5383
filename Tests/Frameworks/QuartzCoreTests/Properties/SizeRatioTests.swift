import QuartzCore
import Testing

struct SizeRatioTests {
  private let turned = SizeRatio(
    from: CGSize(width: 400, height: 800), to: CGSize(width: 800, height: 400))

  @Test func `a zero side keeps its ratio`() {
    let ratio = SizeRatio(from: CGSize(width: 0, height: 10), to: CGSize(width: 50, height: 30))

    #expect(ratio.width == 1)
    #expect(ratio.height == 3)
  }

  @Test func `positions and sizes scale by the side they are measured on`() {
    let point = AnimatableValue.point(CGPoint(x: 100, y: 100)).scaled(by: turned, of: .position)
    let size = AnimatableValue.size(CGSize(width: 10, height: 10)).scaled(
      by: turned, of: .boundsSize)
    let x = AnimatableValue.number(10).scaled(by: turned, of: .positionX)
    let y = AnimatableValue.number(10).scaled(by: turned, of: .boundsHeight)

    #expect(point == .point(CGPoint(x: 200, y: 50)))
    #expect(size == .size(CGSize(width: 20, height: 5)))
    #expect(x == .number(20))
    #expect(y == .number(5))
  }

  @Test func `properties other than geometry are unchanged`() {
    for property in [AnimatableProperty.opacity, .cornerRadius, .zPosition, .transformScaleX] {
      #expect(AnimatableValue.number(0.5).scaled(by: turned, of: property) == .number(0.5))
    }
    #expect(
      AnimatableValue.point(CGPoint(x: 0.5, y: 1)).scaled(by: turned, of: .anchorPoint)
        == .point(CGPoint(x: 0.5, y: 1)))
  }

  @Test func `a matrix keeps its rotation and scales its translation`() {
    var matrix = CATransform3DMakeRotation(1, 0, 0, 1)
    (matrix.m41, matrix.m42) = (100, 100)

    let scaled = AnimatableValue.transform(matrix).scaled(by: turned, of: .transform)

    var expected = matrix
    (expected.m41, expected.m42) = (200, 50)
    #expect(scaled == .transform(expected))
  }

  @Test func `a position keeps its distance from the new final position`() {
    let moved = AnimatableValue.moved(
      from: .point(CGPoint(x: 400, y: 200)), as: .point(CGPoint(x: 200, y: 1200)),
      from: .point(CGPoint(x: 200, y: 400)), by: turned, of: .position)

    #expect(moved == .point(CGPoint(x: 400, y: 600)))
  }
}
