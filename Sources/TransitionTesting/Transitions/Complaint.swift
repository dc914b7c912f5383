import Stage

/// Something that is wrong with a run, and by what it is known again in another.
struct Complaint: Equatable {
  /// A text that is equal for all runs that fail in the same way.
  let key: String
  /// What was found, what was expected, what mends it; lines.
  let text: String
  /// Seen only by comparing runs: no single script shows it.
  var comparesRuns = false

  init(_ key: String, _ text: String) { (self.key, self.text) = (key, text) }

  init(_ finding: Finding, from start: Double) {
    let person = finding.object.prefix { $0 != "#" }
    key = "\(finding.rule) \(person) \(finding.property ?? "")"
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
  /// What is wrong with this run alone, but for the rules that are let pass.
  func complaints(allowing reasons: [String: String]) -> [Complaint] {
    var complaints = complaints(recording.findings, allowing: reasons)
    if !residue.isEmpty {
      complaints.append(
        Complaint(
          "residue",
          "after a cancelled transition the views are not as they were before:\n"
            + residue.map { "  \($0)" }.joined(separator: "\n")
            + "\n  fix       put back in the animation's completion what "
            + "transitionWasCancelled undoes"))
    }
    // Otherwise a rule has said why.
    if let unrest, !recording.findings.contains(where: \.explainsUnrest) {
      complaints.append(Complaint("unrest", "it does not come to rest: \(unrest)"))
    }
    return complaints
  }

  /// What is wrong in comparison with another run.
  func complaints(
    _ findings: [Finding], allowing reasons: [String: String], comparesRuns: Bool = false
  ) -> [Complaint] {
    findings.filter { reasons[$0.rule] == nil }.map {
      var complaint = Complaint($0, from: recording.start)
      complaint.comparesRuns = comparesRuns
      return complaint
    }
  }
}
