import TestSupport
import Testing

/// Random sequences of pushes, pops and swipes, with fingers that finish, give up and turn round,
/// with requests in flight and turns of the device: after each the app stands as the model does.
@MainActor @Suite struct ForwardModelTests {
  @Test func `random ways back and forward end as the model says`() throws {
    var counts = ForwardWalk.Counts()

    for seed in seeds(5_000) {
      var walk = ForwardWalk(seed: UInt64(seed))
      for round in 0..<8 { try walk.round("seed \(seed), round \(round)") }
      walk.stage.close()
      counts.rounds += walk.counts.rounds
      counts.finished += walk.counts.finished
      counts.cancelled += walk.counts.cancelled
      counts.interrupted += walk.counts.interrupted
    }

    // At least so much of each, or the test says little.
    let rounds = Double(counts.rounds)
    #expect(Double(counts.finished) >= 0.3 * rounds, "\(counts)")
    #expect(Double(counts.cancelled) >= 0.3 * rounds, "\(counts)")
    #expect(Double(counts.interrupted) >= 0.1 * rounds, "\(counts)")
  }
}
