/// Many random scripts for one subject: plays them, sorts what is wrong, shrinks one script of
/// each sort.
@MainActor
package struct Fuzzer {
  /// With `stopsAtFirst` the faults are looked at after every so many runs, so that the first is
  /// the same whatever the crew.
  private static let batch = 64
  /// Sorts of faults that are shrunk; the others are told with the script as it was.
  private static let shrunkSorts = 12

  package let subject: FuzzSubject
  package let seed: UInt64
  /// The numbers of the runs; each makes the same script whichever others are played.
  package let runs: [Int]
  /// Whether the first run that fails is the last, told with its script as it was.
  package var stopsAtFirst = false
  private let generator: ScriptGenerator

  package init(_ subject: FuzzSubject, seed: UInt64, runs: [Int]) throws {
    (self.subject, self.seed, self.runs) = (subject, seed, runs)
    generator = ScriptGenerator(try FuzzGround(of: subject), seed: seed)
  }

  package func script(_ run: Int) -> TouchScript { generator.script(run) }

  /// The faults found, by the first run that showed each sort, whatever the crew.
  ///
  /// `progress` is told how many runs are done, `shrinking` how many shorter scripts have been tried
  /// of how many for a finding.
  package func findings(
    by crew: some FuzzCrew, progress: (Int) -> Void = { _ in },
    shrinking: (FuzzFinding, Int, Int) -> Void = { _, _, _ in }
  ) throws -> [FuzzFinding] {
    var failed: [Int: [Fault]] = [:]
    var done = 0
    var hasty = subject
    hasty.isCoarse = true
    let step = max(stopsAtFirst ? Self.batch : runs.count, 1)
    for start in stride(from: 0, to: runs.count, by: step) where !stopsAtFirst || failed.isEmpty {
      let batch = Array(runs[start..<min(start + step, runs.count)])
      try crew.play(batch, of: hasty, script: generator.script) { run, faults in
        if !faults.isEmpty { failed[run] = faults }
        done += 1
        progress(done)
      }
    }

    var findings: [FuzzFinding] = []
    for run in failed.keys.sorted() {
      guard let fault = failed[run]?.first else { continue }
      if let known = findings.firstIndex(where: { $0.fault.kind == fault.kind }) {
        findings[known].runs.append(run)
      } else {
        findings.append(
          FuzzFinding(
            subject: subject.id, device: subject.device.id, seed: seed, fault: fault, runs: [run],
            script: generator.script(run)))
      }
    }
    if stopsAtFirst { return Array(findings.prefix(1)) }
    for index in findings.indices.prefix(Self.shrunkSorts) {
      try shrink(&findings[index], by: crew, progress: shrinking)
    }
    return findings
  }

  private func shrink(
    _ finding: inout FuzzFinding, by crew: some FuzzCrew,
    progress: (FuzzFinding, Int, Int) -> Void
  ) throws {
    let (found, shrinker) = (finding, Shrinker())
    var tried = 0
    progress(found, tried, shrinker.tries)
    let kind = finding.fault.kind
    var subject = subject
    func fault(of script: TouchScript) throws -> Fault? {
      var found: Fault?
      let play: (Int) -> TouchScript = { _ in script }
      try crew.play([0], of: subject, script: play) { _, faults in
        found = faults.first { $0.kind == kind }
      }
      return found
    }
    // What shows with coarse pixels alone is shrunk with them.
    subject.isCoarse = try fault(of: finding.script) == nil
    var last = finding.fault
    finding.script = try shrinker.shrink(finding.script) { script in
      tried += 1
      progress(found, tried, shrinker.tries)
      guard let fault = try fault(of: script) else { return false }
      last = fault
      return true
    }
    finding.fault = last
    finding.isCoarse = subject.isCoarse
  }
}

/// Who plays the scripts: this process, or processes that may die of them.
@MainActor
package protocol FuzzCrew {
  /// Plays the script of each run and tells its faults, in any order of runs.
  func play(
    _ runs: [Int], of subject: FuzzSubject, script: (Int) -> TouchScript,
    found: (Int, [Fault]) -> Void
  ) throws
}

/// Plays in this process, one script after the other.
package final class SoloCrew: FuzzCrew {
  /// What a player is known by.
  private struct Part: Equatable {
    let subject: String
    let device: String
    let isCoarse: Bool
  }
  /// The last player: to make one costs runs of its own, and a shrinker plays one script at a time.
  private var known: (part: Part, player: ScriptPlayer)?

  /// A crew for one search; what plays in it is told apart by its id.
  package init() {}

  package func play(
    _ runs: [Int], of subject: FuzzSubject, script: (Int) -> TouchScript,
    found: (Int, [Fault]) -> Void
  ) throws {
    let player = try player(of: subject)
    for run in runs { found(run, try player.faults(of: script(run))) }
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
