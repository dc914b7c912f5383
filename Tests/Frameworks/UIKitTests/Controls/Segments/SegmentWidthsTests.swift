import Testing
import UIKit

struct SegmentWidthsTests {
  private let three: [(fixed: CGFloat, content: CGFloat)] = [(0, 40), (0, 80), (0, 60)]

  @Test func `segments are all as wide as the widest`() {
    let widths = SegmentWidths(segments: three, isByContent: false)

    #expect(widths.fitting == 240)
    #expect(widths.widths(in: 300) == [100, 100, 100])
  }

  @Test func `segments sized by content share the width in proportion`() {
    let widths = SegmentWidths(segments: three, isByContent: true)

    #expect(widths.fitting == 180)
    #expect(widths.widths(in: 360) == [80, 160, 120])
  }

  @Test func `a segment's explicit width is kept, the others share the rest`() {
    let widths = SegmentWidths(
      segments: [(50, 40), (0, 80), (0, 60)], isByContent: false)

    #expect(widths.fitting == 210)
    #expect(widths.widths(in: 300) == [50, 125, 125])
  }

  @Test func `without space no width is negative`() {
    let widths = SegmentWidths(segments: [(50, 40), (0, 80)], isByContent: false)

    #expect(widths.widths(in: 20) == [50, 0])
    #expect(SegmentWidths(segments: [], isByContent: false).widths(in: 100).isEmpty)
  }
}
