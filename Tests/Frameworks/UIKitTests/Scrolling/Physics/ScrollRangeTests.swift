import Testing
import UIKit

struct ScrollRangeTests {
  @Test(arguments: [
    (3000.0, 0.0, 0.0, 0.0, 2200.0), (3000, 50, 34, -50, 2234), (500, 0, 0, 0, 0),
    (500, 50, 34, -50, -50), (780, 50, 34, -50, 14),
  ])
  func `it extends from the leading inset to the trailing one`(
    content: Double, start: Double, end: Double, lower: Double, upper: Double
  ) {
    let range = ScrollRange(
      viewport: 800, content: content, start: start, end: end, bounces: true, always: false)

    #expect(range.lower == lower)
    #expect(range.upper == upper)
    #expect(range.isScrollable == (upper > lower))
  }

  @Test func `content that fits moves only if it always bounces`() {
    for (bounces, always) in [(true, true), (true, false), (false, true), (false, false)] {
      let range = ScrollRange(
        viewport: 800, content: 500, start: 0, end: 0, bounces: bounces, always: always)
      #expect(range.isScrollable == (bounces && always))
      #expect((range.offset(pulledTo: -100) != 0) == (bounces && always))
    }
  }

  @Test func `inside the touch is followed, beyond the ends it is damped`() {
    let range = ScrollRange(
      viewport: 800, content: 3000, start: 0, end: 0, bounces: true, always: false)

    #expect(range.offset(pulledTo: 1234) == 1234)
    #expect(abs(range.offset(pulledTo: -100) + 51.462) < 1e-3)
    #expect(abs(range.offset(pulledTo: 2300) - 2251.462) < 1e-3)
    for pull in [-400.0, -1, 0, 700, 2200, 2500] {
      #expect(abs(range.pull(at: range.offset(pulledTo: pull)) - pull) < 1e-9)
    }
  }

  @Test func `there is space only while content remains`() {
    let range = ScrollRange(
      viewport: 800, content: 3000, start: 0, end: 0, bounces: true, always: false)

    #expect(!range.hasSpace(from: 0, toward: -1))
    #expect(range.hasSpace(from: 0, toward: 1))
    #expect(range.hasSpace(from: 2200, toward: -1))
    #expect(!range.hasSpace(from: 2200, toward: 1))
    #expect(!range.hasSpace(from: -30, toward: -1))
  }
}
