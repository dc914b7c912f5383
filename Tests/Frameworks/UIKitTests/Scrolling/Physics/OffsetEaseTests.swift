import Testing
import UIKit

struct OffsetEaseTests {
  @Test(arguments: [
    (0.0, 400.0, 8, 165.5), (0, 400, 16, 388), (375, 750, 6, 469), (375, 750, 12, 656.5),
  ]) func `the measured frames match`(from: Double, to: Double, frame: Int, measured: Double) {
    let ease = OffsetEase(from: CGPoint(x: from, y: 0), to: CGPoint(x: to, y: 0), start: 5)

    let x = Double(ease.position(at: 5 + Double(frame) / 60).x)

    #expect(abs(x - measured) <= MeasuredScroll.tolerance)
  }

  @Test func `it begins and ends at rest, and stays there`() {
    let ease = OffsetEase(from: .zero, to: CGPoint(x: -60, y: 100), start: 1)

    #expect(ease.position(at: 0) == .zero)
    #expect(ease.position(at: 1) == .zero)
    #expect(abs(ease.position(at: 1.15).y - 50) < 1e-9)
    #expect(ease.position(at: 1.3) == CGPoint(x: -60, y: 100))
    #expect(ease.position(at: 9) == CGPoint(x: -60, y: 100))
    #expect(!ease.isOver(at: 1.29))
    #expect(ease.isOver(at: 1 + 18.0 / 60))
  }
}
