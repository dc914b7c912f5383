import Testing
import UIKit

struct IndicatorGeometryTests {
  private func range(content: Double) -> ScrollRange {
    ScrollRange(viewport: 800, content: content, start: 0, end: 0, bounces: true, always: true)
  }

  @Test func `it moves from end to end of its track with the content`() throws {
    let range = range(content: 3200)
    let first = try #require(IndicatorGeometry(range, offset: 0, insets: (50, 30)))
    let last = try #require(IndicatorGeometry(range, offset: 2400, insets: (50, 30)))
    let middle = try #require(IndicatorGeometry(range, offset: 1200, insets: (50, 30)))

    #expect(first.start == 53)
    #expect(abs(last.start + last.length - (800 - 33)) < 1e-9)
    #expect(abs(middle.start + middle.length / 2 - (53 + 767) / 2) < 1e-9)
    // The indicator's fraction of the track is the visible fraction of the content.
    #expect(abs(first.length - 714 / 4) < 1e-9)
  }

  @Test func `it has a minimum length, except when compressed`() throws {
    let range = range(content: 800_000)
    let still = try #require(IndicatorGeometry(range, offset: 0, insets: (0, 0)))
    let pulled = try #require(IndicatorGeometry(range, offset: -10, insets: (0, 0)))
    let far = try #require(IndicatorGeometry(range, offset: -400, insets: (0, 0)))

    #expect(still.length == 36)
    #expect(pulled.length == 26)
    #expect(far.length == 7)
    #expect(far.start == still.start)
  }

  @Test func `content that fits has no indicator`() {
    #expect(IndicatorGeometry(range(content: 800), offset: 0, insets: (0, 0)) == nil)
    #expect(IndicatorGeometry(range(content: 3000), offset: 0, insets: (400, 400)) == nil)
  }
}
