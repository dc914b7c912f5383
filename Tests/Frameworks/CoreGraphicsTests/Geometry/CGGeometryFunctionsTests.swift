import CoreGraphics
import Testing

struct CGGeometryFunctionsTests {
  @Test func `edges and sizes are those of the standardised rectangle`() {
    let rect = CGRect(x: 10, y: 20, width: -4, height: 6)

    #expect(CGRectGetMinX(rect) == 6)
    #expect(CGRectGetMidX(rect) == 8)
    #expect(CGRectGetMaxX(rect) == 10)
    #expect(CGRectGetMinY(rect) == 20)
    #expect(CGRectGetMidY(rect) == 23)
    #expect(CGRectGetMaxY(rect) == 26)
    #expect(CGRectGetWidth(rect) == 4)
    #expect(CGRectGetHeight(rect) == 6)
    #expect(CGRectStandardize(rect) == CGRect(x: 6, y: 20, width: 4, height: 6))
  }

  @Test func `rectangles that do not meet have a null intersection`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let other = CGRect(x: 20, y: 0, width: 10, height: 10)

    #expect(CGRectIsNull(CGRectIntersection(rect, other)))
    #expect(!CGRectIntersectsRect(rect, other))
    #expect(CGRectUnion(rect, other) == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(CGRectIsNull(CGRectInset(rect, 6, 0)))
    #expect(CGRectInset(rect, 1, 2) == CGRect(x: 1, y: 2, width: 8, height: 6))
    #expect(CGRectOffset(rect, 1, 2) == CGRect(x: 1, y: 2, width: 10, height: 10))
    #expect(
      CGRectIntegral(CGRectOffset(rect, 0.5, 0)) == CGRect(x: 0, y: 0, width: 11, height: 10))
    #expect(CGRectIsEmpty(.zero))
    #expect(CGRectIsInfinite(.infinite))
  }

  @Test func `a rectangle contains its least edges only`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

    #expect(CGRectContainsPoint(rect, .zero))
    #expect(!CGRectContainsPoint(rect, CGPoint(x: 10, y: 0)))
    #expect(CGRectContainsRect(rect, CGRect(x: 2, y: 2, width: 8, height: 8)))
    #expect(!CGRectContainsRect(rect, CGRect(x: 2, y: 2, width: 9, height: 8)))
  }

  @Test func `older names of numbers are Swift's types`() {
    #expect(NSInteger.max == Int.max)
    #expect(NSUInteger.max == UInt.max)
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
  }
}
