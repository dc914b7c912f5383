/// Plays scripts, either in this process or in other processes, which may crash.
@MainActor
package protocol FuzzRunner {
  /// Plays the script of each run and reports its faults. The runs are played in any order.
  func play(
    _ runs: [Int], of subject: FuzzSubject, script: (Int) -> TouchScript,
    found: (Int, [Fault]) -> Void
  ) throws

  /// Plays a script and returns the points that then handle touches.
  func survey(_ subject: FuzzSubject, after script: TouchScript) throws -> FuzzSurvey
}

/// Plays scripts in this process, one after the other.
package final class InProcessFuzzRunner: FuzzRunner {
  /// The values that a player depends on.
  private struct Part: Equatable {
    let subject: String
    let device: String
    let isCoarse: Bool
  }
  /// The last player. The player is stored because creating a player requires additional runs and a
  /// `Shrinker` plays only one script per call.
  private var known: (part: Part, player: ScriptPlayer)?

  /// Creates a runner for one search. Subjects are distinguished by id.
  package init() {}

  package func play(
    _ runs: [Int], of subject: FuzzSubject, script: (Int) -> TouchScript,
    found: (Int, [Fault]) -> Void
  ) throws {
    let player = try player(of: subject)
    for run in runs { found(run, try player.faults(of: script(run))) }
  }

  package func survey(_ subject: FuzzSubject, after script: TouchScript) throws -> FuzzSurvey {
    .spots(try subject.spots(after: script))
  }

  private func player(of subject: FuzzSubject) throws -> ScriptPlayer {
    let part = Part(
      subject: subject.id, device: subject.device.id, isCoarse: subject.isCoarse)
    if let known, known.part == part { return known.player }
    let player = try ScriptPlayer(subject)
    known = (part, player)
    return player
  }
}
