/// A mistake in transition code, and the check that finds it in a run.
///
/// A rule is a pure function of the evidence.
package struct Rule: Sendable {
  /// The input of a rule's check, with the function that runs it.
  package enum Check: Sendable {
    /// One run, which may still be in progress.
    case run(@MainActor @Sendable (Rule, RunEvidence) -> [Finding])
    /// A run whose window has been closed. Objects that are still alive are leaks.
    case closed(@MainActor @Sendable (Rule, RunEvidence) -> [Finding])
    /// Two runs of the same script, each on its own stage.
    case again(@MainActor @Sendable (Rule, _ first: RunEvidence, RunEvidence) -> [Finding])
    /// A run that finished and a run that was cancelled.
    case endings(
      @MainActor @Sendable (Rule, _ finish: RunEvidence, _ cancel: RunEvidence) -> [Finding])
  }

  /// The stable identifier, such as `T01`, used in suppressions and links.
  package let id: String
  /// A noun phrase that names the mistake, for lists.
  package let title: String
  package let severity: Finding.Severity
  package let check: Check
  /// Whether a run with this mistake may never become idle.
  package let explainsPendingWork: Bool

  package init(
    _ id: String, _ title: String, _ severity: Finding.Severity, explainsPendingWork: Bool = false,
    _ check: Check
  ) {
    (self.id, self.title, self.severity, self.check) = (id, title, severity, check)
    self.explainsPendingWork = explainsPendingWork
  }

  /// Creates a finding of this rule. If `severity` is nil, the finding has the rule's severity.
  @MainActor
  package func finding(
    _ subject: Subject, _ property: String? = nil, at time: Double, _ message: String,
    expected: String, fix: String, severity: Finding.Severity? = nil
  ) -> Finding {
    Finding(
      rule: id, severity: severity ?? self.severity, time: time, object: subject.name,
      property: property, message: message, expected: expected, fix: fix)
  }
}
