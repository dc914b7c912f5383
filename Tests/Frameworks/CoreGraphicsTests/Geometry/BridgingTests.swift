import CoreGraphics
import Foundation
import Testing

/// Numbers and geometry can be cast from `NSNumber` and `NSValue`, as in Swift on Apple's systems.
struct BridgingTests {
  private let boxes: [Any] = [
    NSNumber(value: 2.5), NSValue(point: CGPoint(x: 1, y: 2)),
    NSValue(size: CGSize(width: 3, height: 4)),
    NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)),
  ]

  @Test func `a box is read as the type that it holds and as no other`() {
    #expect(boxes.map { $0 as? CGFloat } == [2.5, nil, nil, nil])
    #expect(boxes.map { $0 as? CGPoint } == [nil, CGPoint(x: 1, y: 2), nil, nil])
    #expect(boxes.map { $0 as? CGSize } == [nil, nil, CGSize(width: 3, height: 4), nil])
    #expect(
      boxes.map { $0 as? CGRect } == [nil, nil, nil, CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test func `a value is seen as its box`() {
    let values: [Any] = [
      CGFloat(2.5), CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4),
      CGRect(x: 1, y: 2, width: 3, height: 4),
    ]
    for (value, box) in zip(values, boxes) {
      #expect(value as? NSValue == box as? NSValue)
      #expect((value as AnyObject) is NSValue)
    }
    #expect(values[0] as? NSNumber == 2.5)
  }
}
