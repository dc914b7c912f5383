import Stage
import Testing
import UIKit

struct AppearanceOrderTests {
  private typealias Step = AppearanceOrder.Step

  /// The calls that UIKit sends, according to the facts.
  private static let right: [(TransitionKind, TransitionEvidence.Outcome, String)] = [
    (.present, .completed, "from- to+ to! from."), (.present, .completed, "to+ to!"),
    (.dismiss, .completed, "from- to+ to! from."), (.dismiss, .completed, "from- from."),
    (.push, .completed, "from- to+ from. to!"), (.pop, .completed, "from- to+ from. to!"),
    (.tab, .completed, "to+ from- from. to!"),
    (.present, .cancelled, "from- to+ to- from+ to. from!"),
    (.dismiss, .cancelled, "from- to+ to- to. from+ from!"),
    (.dismiss, .cancelled, "from- from+ from!"),
    (.pop, .cancelled, "from- to+ to- to. from+ from!"),
    (.tab, .cancelled, "to+ from- to- from+"),
  ]

  private static let wrong: [(TransitionKind, TransitionEvidence.Outcome, String)] = [
    (.present, .completed, "to+ from- to! from."), (.present, .completed, "from- to+ from. to!"),
    (.push, .completed, "from- to+ to! from."), (.pop, .completed, "to+ from- from. to!"),
    (.push, .completed, "from- to+ to- to. from+ from!"),
    (.present, .cancelled, "from- to+ from+ to- to. from!"),
    (.dismiss, .cancelled, "from- to+ to- from+ from! to."),
    (.pop, .cancelled, "from- to+ to- from+ to. from!"),
    (.pop, .cancelled, "from- to+ to! from."), (.tab, .cancelled, "to+ from- from. to!"),
  ]

  /// The steps in a text: `from-` is `viewWillDisappear` of from, `to+` is `viewWillAppear` of to,
  /// and `.` and `!` are `viewDidDisappear` and `viewDidAppear`.
  private func steps(_ text: String) throws -> [Step] {
    try text.split(separator: " ").map { word in
      let moves: [Character: AppearanceState.Move] = [
        "+": .willAppear, "!": .didAppear, "-": .willDisappear, ".": .didDisappear,
      ]
      let move = try #require(word.last.flatMap { moves[$0] })
      return Step(word.hasPrefix("from") ? .from : .to, move)
    }
  }

  @Test func `UIKit's calls are in order`() throws {
    for (kind, outcome, text) in Self.right {
      let order = try #require(AppearanceOrder(kind, outcome))
      #expect(order.mismatch(in: try steps(text)) == nil, "\(kind) \(outcome): \(text)")
    }
  }

  @Test func `every other order is reported`() throws {
    for (kind, outcome, text) in Self.wrong {
      let order = try #require(AppearanceOrder(kind, outcome))
      #expect(order.mismatch(in: try steps(text)) != nil, "\(kind) \(outcome): \(text)")
    }
  }

  @Test func `the message names both calls`() throws {
    let order = try #require(AppearanceOrder(.present, .cancelled))

    #expect(
      order.mismatch(in: try steps("from- to+ from+ to- to. from!"))
        == "from.viewWillAppear came before to.viewWillDisappear")
    #expect(
      order.mismatch(in: try steps("from- to+ to!")) == "to.viewDidAppear must not be sent")
  }

  @Test func `an unfinished transition has no order`() {
    #expect(AppearanceOrder(.push, .running) == nil)
    #expect(AppearanceOrder(.push, .abandoned) == nil)
  }
}
