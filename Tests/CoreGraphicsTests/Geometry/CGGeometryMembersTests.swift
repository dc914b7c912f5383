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
}
