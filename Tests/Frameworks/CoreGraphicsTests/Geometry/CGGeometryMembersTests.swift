import CoreGraphics
import Testing

struct CGGeometryMembersTests {
  @Test func `a rotated rectangle becomes the bounding box of its corners`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    let box = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(box.minX + 60) < 1e-9 && abs(box.minY - 10) < 1e-9)
    #expect(abs(box.width - 40) < 1e-9 && abs(box.height - 30) < 1e-9)
  }

  @Test func `translation moves points and does not change sizes`() {
    let move = CGAffineTransform(translationX: 4, y: 5)

    #expect(CGPoint(x: 1, y: 1).applying(move) == CGPoint(x: 5, y: 6))
    #expect(CGSize(width: 1, height: 1).applying(move) == CGSize(width: 1, height: 1))
  }

  @Test func `the null rectangle stays null`() {
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect(enclosing: []).isNull)
  }

  @Test func `equalTo is equality`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect.zero.equalTo(.zero))
  }

  @Test func `a vector is made of numbers of any kind`() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector() == .zero)
  }

  /// Rectangles that touch, overlap or miss a square of 10 points. Fails if `intersects(_:)` is
  /// Foundation's method, as after a change of its symbol.
  @Test(arguments: [
    (CGRect(x: 10, y: 0, width: 10, height: 10), false),
    (CGRect(x: 0, y: -5, width: 10, height: 5), false),
    (CGRect(x: 10, y: 10, width: 1, height: 1), false),
    (CGRect(x: 14, y: 0, width: -4, height: 10), false),
    (CGRect(x: 14, y: 0, width: -4.5, height: 10), true),
    (CGRect(x: 9.5, y: 9.5, width: 10, height: 10), true),
    (CGRect(x: 5, y: 5, width: 0, height: 0), true),
    (CGRect(x: 5, y: 12, width: 0, height: 0), false),
    (CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), false),
    (CGRect.null, false), (CGRect.infinite, true),
  ])
  func `rectangles that only touch do not intersect`(_ other: CGRect, _ isExpected: Bool) {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersects(other) == isExpected)
    #expect(other.intersects(rect) == isExpected)
    #expect(CGRectIntersectsRect(rect, other) == isExpected)
  }

  @Test func `rectangles that only touch have an intersection without area`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let other = CGRect(x: 10, y: 2, width: 10, height: 10)
    #expect(rect.intersection(other) == CGRect(x: 10, y: 2, width: 0, height: 8))
    #expect(!CGRectIsNull(CGRectIntersection(rect, other)))
  }
}
