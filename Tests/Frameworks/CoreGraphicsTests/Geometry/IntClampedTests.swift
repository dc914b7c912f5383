import CoreGraphics
import Testing

struct IntClampedTests {
  @Test(
    arguments: [
      (0, 0), (12.7, 12), (-12.7, -12), (0.999, 0), (1e9, 1_000_000_000), (1e19, 1_000_000_000),
      (1e30, 1_000_000_000), (1e300, 1_000_000_000), (-1e30, -1_000_000_000),
      (.greatestFiniteMagnitude, 1_000_000_000), (.infinity, 1_000_000_000),
      (-.infinity, -1_000_000_000), (.nan, 0), (.leastNonzeroMagnitude, 0),
    ] as [(Double, Int)])
  func `every number has an integer`(value: Double, whole: Int) {
    #expect(Int(clamped: value) == whole)
    #expect(Int(clamped: CGFloat(value)) == whole)
  }
}
