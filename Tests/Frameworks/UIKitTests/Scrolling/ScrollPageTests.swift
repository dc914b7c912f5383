import Testing
import UIKit

struct ScrollPageTests {
  /// A scroll view whose content is three and a half pages of 400 points long.
  private let range = ScrollRange(
    viewport: 400, content: 1400, start: 0, end: 0, bounces: true, always: false)

  @Test(arguments: [
    (0.0, 0.0), (150, 0), (210, 400), (590, 400), (610, 800), (950, 1000), (1000, 1000), (-50, 0),
    (1080, 1000),
  ]) func `content at rest moves to the nearest page`(offset: Double, page: Double) {
    #expect(ScrollPage.rest(from: offset, velocity: 0, in: range) == page)
  }

  @Test(arguments: [
    (20.0, 600.0, 400.0), (390, 600, 400), (400, 600, 800), (410, -600, 400), (400, -600, 0),
    (820, 5000, 1000), (30, -5000, 0),
  ]) func `a flick moves to the next page and no further`(
    offset: Double, velocity: Double, page: Double
  ) {
    #expect(ScrollPage.rest(from: offset, velocity: velocity, in: range) == page)
  }

  @Test func `a view without a size has no pages`() {
    let range = ScrollRange(
      viewport: 0, content: 100, start: 0, end: 0, bounces: true, always: false)

    #expect(ScrollPage.rest(from: 40, velocity: 900, in: range) == 40)
  }
}
