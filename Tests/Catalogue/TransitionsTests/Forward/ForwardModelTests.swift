import TestSupport
import Testing

/// Random sequences of pushes, pops and swipes. Gestures finish, cancel and reverse. Requests and
/// rotations of the device occur during transitions. After each step, the app equals the model.
@MainActor @Suite struct ForwardModelTests {
  @Test func `random navigation back and forward matches the model`() throws {
    var counts = ForwardWalk.Counts()

    for seed in seeds(caseCount(300, soak: 5_000)) {
      var walk = ForwardWalk(seed: UInt64(seed))
      for round in 0..<8 { try walk.round("seed \(seed), round \(round)") }
      walk.stage.close()
      counts.rounds += walk.counts.rounds
      counts.finished += walk.counts.finished
      counts.cancelled += walk.counts.cancelled
      counts.interrupted += walk.counts.interrupted
    }

    // These minimum counts ensure that the random events are frequent enough for the test.
    let rounds = Double(counts.rounds)
    #expect(Double(counts.finished) >= 0.3 * rounds, "\(counts)")
    #expect(Double(counts.cancelled) >= 0.3 * rounds, "\(counts)")
    #expect(Double(counts.interrupted) >= 0.1 * rounds, "\(counts)")
  }
}
