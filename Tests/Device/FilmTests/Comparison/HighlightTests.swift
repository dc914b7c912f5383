import Film
import Foundation
import Testing
import UIKit

struct HighlightTests {
  @Test func `the earliest difference of a call, a curve or a view is the first`() throws {
    let (card, other) = (ObjectName("Card", 1), ObjectName("Other", 1))
    let before = try Runs.run(events: [Runs.call(0.3, card, "end()"), Runs.call(0.4, other, "a()")])
    let after = try Runs.run(events: [Runs.call(0.4, other, "a()")]) { values, t in
      if t >= 0.2 { values.opacity = 0.5 }
    }

    let highlights = RunComparison(before, after).highlights

    #expect(highlights.map(\.kind) == [.view, .call, .cost])
    #expect(highlights[0].t == 0.2)
    #expect(highlights[1].text == "0.3 s  end() of Card#1 is gone")
  }

  @Test func `a call comes before a view that differs at the same time`() throws {
    let card = ObjectName("Card", 1)
    let after = try Runs.run(events: [Runs.call(0.2, card, "end()")]) { values, t in
      if t >= 0.2 { values.opacity = 0.5 }
    }

    #expect(RunComparison(try Runs.run(), after).highlights.map(\.kind) == [.call, .view, .cost])
  }

  @Test func `a difference of one millionth is a difference`() throws {
    let after = try Runs.run { values, t in
      if t >= 0.2 { values.opacity = 0.999_999 }
    }

    let highlights = RunComparison(try Runs.run(), after).highlights

    #expect(highlights.first?.text.contains("alpha (0.999999), not (1)") == true)
  }

  @Test func `settings that differ come first`() throws {
    var after = try Runs.run(frames: 31)
    after.meta.dark = true
    after.meta.device = "pad"

    #expect(
      RunComparison(try Runs.run(), after).highlights.map(\.text).prefix(2) == [
        "B was made with another setting: device pad, not ",
        "B was made with another setting: dark mode on, not off",
      ])
  }

  @Test func `calls beyond the twelfth line are counted`() throws {
    let calls = (0..<20).map { Runs.call(Double($0) / 60, ObjectName("Card", $0), "a\($0)()") }

    let highlights = RunComparison(try Runs.run(), try Runs.run(events: calls)).highlights

    #expect(highlights.count { $0.kind == .call } == 13)
    #expect(highlights.last?.text == "and 8 more lines about calls")
  }
}
