import CoreGraphics
import Testing
import UIKit

struct ZoomEaseTests {
  private let ease = ZoomEase(
    from: .init(scale: 1, offset: .zero),
    to: .init(scale: 3, offset: CGPoint(x: 200, y: 400)), start: 10)

  @Test func `it begins and ends at its values, and is monotonic`() {
    #expect(ease.place(at: 9) == ease.from && ease.place(at: 10) == ease.from)
    #expect(ease.place(at: 11) == ease.to && ease.isOver(at: 11) && !ease.isOver(at: 10))
    var last = 1.0
    for step in 1...100 {
      let scale = ease.place(at: 10 + Double(step) / 200).scale
      #expect(scale >= last)
      last = scale
    }
    #expect(last == 3)
  }

  /// The point x is shown at x·scale − offset, which is 100·1 − 0 = 100 at the start and 100·3 −
  /// 200 = 100 at the end.
  @Test func `a point fixed at both ends is fixed between`() {
    for step in 0...40 {
      let place = ease.place(at: 10 + Double(step) / 100)
      #expect(abs(100 * place.scale - Double(place.offset.x) - 100) < 1e-9)
    }
  }
}
