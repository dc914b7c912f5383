/// Plays many random scripts on one subject. The fuzzer groups the faults that occur, and shortens
/// one script for each group.
@MainActor
package struct Fuzzer {
  /// If `stopsAtFirst` is true, runs are checked for faults after each batch of this size. Because
  /// the size is fixed, the first fault does not depend on the runner.
  private static let batch = 64
  /// Scripts are shortened for at most this many kinds of faults. The other findings keep their
  /// original scripts.
  package nonisolated static let shrunkSorts = 12

  package let subject: FuzzSubject
  package let seed: UInt64
  /// The numbers of the runs. The number alone determines a run's script.
  package let runs: [Int]
  /// Whether to stop at the first failing run and report it with its original script.
  package var stopsAtFirst = false
  private let generator: ScriptGenerator

  /// Creates a fuzzer. `crew` finds the points of the subject that handle touches.
  package init(
    _ subject: FuzzSubject, seed: UInt64, runs: [Int],
    by crew: some FuzzRunner = InProcessFuzzRunner()
  ) throws {
    (self.subject, self.seed, self.runs) = (subject, seed, runs)
    generator = ScriptGenerator(try FuzzInputs(of: subject, by: crew), seed: seed)
  }

  package func script(_ run: Int) -> TouchScript { generator.script(run) }

  /// Returns the faults that were found, sorted by the first run in which each kind occurred, with
  /// shortened scripts. The order of the faults does not depend on the runner.
  ///
  /// Calls `progress` with the number of runs that are completed. Calls `shrinking` with a finding,
  /// the number of shorter scripts that have been tried for it, and the maximum number of tries.
  package func findings(
    by crew: some FuzzRunner, progress: (Int) -> Void = { _ in },
    shrinking: (FuzzFinding, Int, Int) -> Void = { _, _, _ in }
  ) throws -> [FuzzFinding] {
    let found = try originals(by: crew, progress: progress)
    return try shortened(found, by: crew, shrinking: shrinking)
  }

  /// Returns the faults that were found, each with the script of the first run in which it occurred.
  package func originals(
    by crew: some FuzzRunner, progress: (Int) -> Void = { _ in }
  ) throws -> [FuzzFinding] {
    if let fault = generator.ground.launchFault {
      guard !runs.isEmpty else { return [] }
      // Every run would crash in the same way, so none is played.
      return [
        FuzzFinding(
          subject: subject.id, device: subject.device.id, seed: seed, fault: fault,
          runs: Array(runs.prefix(1)), script: TouchScript(fingers: []))
      ]
    }
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
    return stopsAtFirst ? Array(findings.prefix(1)) : findings
  }

  /// Returns the faults with shorter scripts: the first `shrunkSorts` of them, unless the fuzzer stops
  /// at the first fault or the app crashed when it was launched.
  package func shortened(
    _ findings: [FuzzFinding], by crew: some FuzzRunner,
    shrinking: (FuzzFinding, Int, Int) -> Void = { _, _, _ in }
  ) throws -> [FuzzFinding] {
    guard !stopsAtFirst, generator.ground.launchFault == nil else { return findings }
    var findings = findings
    for index in findings.indices.prefix(Self.shrunkSorts) {
      try shrink(&findings[index], by: crew, progress: shrinking)
    }
    return findings
  }

  private func shrink(
    _ finding: inout FuzzFinding, by crew: some FuzzRunner,
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
    // A fault that appears only at one pixel per point is reproduced at that scale while its script
    // is shortened.
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
