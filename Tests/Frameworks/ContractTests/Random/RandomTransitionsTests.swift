import Stage
import TestSupport
import Testing

/// Random presentations and dismissals. Whatever their order, the app is in a consistent state
/// after each round.
@MainActor
struct RandomTransitionsTests {
  nonisolated private static let rounds = 1_000

  @Test func `random calls leave one visible controller, balanced, without leaks`() throws {
    try onStage { fixture in
      var walk = RandomWalk(fixture, seed: seed(1))

      for round in 0..<Self.rounds {
        try walk.round(round)
        if walk.isBroken { break }
      }
      try walk.dismissAll()

      let counts = walk.counts
      let total = Double(counts.finished + counts.cancelled)
      #expect(Double(counts.finished) >= 0.3 * total, "\(counts)")
      #expect(Double(counts.cancelled) >= 0.3 * total, "\(counts)")
      #expect(Double(counts.interrupted) >= 0.1 * total, "\(counts)")
      #expect(walk.movesNotTaken == [])
    }
  }
}
