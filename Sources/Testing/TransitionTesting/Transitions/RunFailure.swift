import Stage

/// A problem of a run, with a key that identifies the same problem in other runs.
struct RunFailure: Equatable {
  /// A text that is equal for all runs that fail in the same way.
  let key: String
  /// Three lines with the finding, the expected behaviour and the fix.
  let text: String
  /// Whether the problem appears only when runs are compared, so that no single script reproduces
  /// it.
  var comparesRuns = false

  init(_ key: String, _ text: String) { (self.key, self.text) = (key, text) }

  init(_ finding: Finding, from start: Double) {
    key = "\(finding.rule) \(finding.className ?? finding.object) \(finding.property ?? "")"
    text = """
      \(finding.rule) \(finding.severity.rawValue), \(finding.place), at \
      \(String(format: "%.4f", finding.time - start)) s
        found     \(finding.message)
        expected  \(finding.expected)
        fix       \(finding.fix)
      """
  }
}

extension TransitionRun {
  /// The problems that are found in this run alone. Findings of suppressed rules are not included.
  func runFailures(allowing reasons: [String: String]) -> [RunFailure] {
    var runFailures = runFailures(recording.findings, allowing: reasons)
    if !residue.isEmpty {
      runFailures.append(
        RunFailure(
          "residue",
          "after a cancelled transition the views are not as they were before:\n"
            + residue.map { "  \($0)" }.joined(separator: "\n")
            + "\n  fix       restore these values in the animation's completion if "
            + "transitionWasCancelled"))
    }
    // Pending work is reported only if no finding explains it.
    if let pendingWork, !recording.findings.contains(where: \.explainsPendingWork) {
      runFailures.append(RunFailure("unrest", "the stage does not become idle: \(pendingWork)"))
    }
    return runFailures
  }

  /// The problems that are found by comparing this run with another one.
  func runFailures(
    _ findings: [Finding], allowing reasons: [String: String], comparesRuns: Bool = false
  ) -> [RunFailure] {
    findings.filter { reasons[$0.rule] == nil }.map {
      var failure = RunFailure($0, from: recording.start)
      failure.comparesRuns = comparesRuns
      return failure
    }
  }
}
