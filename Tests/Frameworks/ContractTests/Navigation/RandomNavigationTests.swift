import Stage
import TestSupport
import Testing

/// Random pushes, pops, swipes and rotations. Whatever their order, the stack equals the model's
/// stack, one controller is visible and nothing leaks.
@MainActor
struct RandomNavigationTests {
  nonisolated private static let rounds = caseCount(1_250, soak: 5_000)

  @Test func `random requests and touches leave the stack consistent`() throws {
    try onNavigationStage { fixture in
      var walk = NavigationWalk(fixture, seed: seed(4))
      for round in 0..<Self.rounds {
        try walk.round(round)
        if walk.isBroken { break }
      }

      let counts = walk.counts
      let total = Double(counts.rounds)
      let text = Comment(rawValue: "\(counts)")
      #expect(counts.rounds == Self.rounds, text)
      #expect(Double(counts.finished) >= 0.4 * total, text)
      #expect(Double(counts.cancelled) >= 0.3 * total, text)
      #expect(Double(counts.swipes) >= 0.15 * total, text)
      #expect(Double(counts.inFlight) >= 0.15 * total, text)
      #expect(Double(counts.turns) >= 0.1 * total, text)
      #expect(Double(counts.unanimated) >= 0.1 * total, text)
      #expect(counts.deepest >= 5, text)
    }
  }
}
