/// A mistake in transition code, and the check that finds it in a run.
///
/// A rule is a pure function of the evidence.
package struct Rule: Sendable {
  /// What a rule checks: one run or two. Each case contains the function that finds the mistakes.
  package enum Check: Sendable {
    /// The rule checks one run, which may still be in progress.
    case run(@MainActor @Sendable (Rule, RunEvidence) -> [Finding])
    /// The rule checks a run whose window has been closed. Objects that still exist are leaks.
    case closed(@MainActor @Sendable (Rule, RunEvidence) -> [Finding])
    /// The rule compares two runs of the same script, each on its own stage.
    case again(@MainActor @Sendable (Rule, _ first: RunEvidence, RunEvidence) -> [Finding])
    /// The rule compares a run whose transition finished with a run whose transition was cancelled.
    case endings(
      @MainActor @Sendable (Rule, _ finish: RunEvidence, _ cancel: RunEvidence) -> [Finding])
  }

  /// The stable identifier, such as `T01`, used in suppressions and links.
  package let id: String
  /// A noun phrase that names the mistake, for lists.
  package let title: String
  package let severity: Finding.Severity
  package let check: Check
  /// Whether this mistake can prevent a run from becoming idle.
  package let explainsPendingWork: Bool

  package init(
    _ id: String, _ title: String, _ severity: Finding.Severity, explainsPendingWork: Bool = false,
    _ check: Check
  ) {
    (self.id, self.title, self.severity, self.check) = (id, title, severity, check)
    self.explainsPendingWork = explainsPendingWork
  }

  /// Creates a finding of this rule. If `severity` is nil, the finding has the rule's severity.
  /// `stack` contains the calls that were running when the mistake was made, if they are known. The
  /// message is made twice, with and without the numbers of objects.
  @MainActor
  package func finding(
    _ subject: Subject, _ property: String? = nil, at time: Double,
    _ message: @autoclosure () -> String, expected: String, fix: String,
    severity: Finding.Severity? = nil, stack: CallStack? = nil
  ) -> Finding {
    var finding = Finding(
      rule: id, severity: severity ?? self.severity, time: time, object: subject.name,
      property: property, message: message(), expected: expected, fix: fix)
    (finding.className, finding.unnumberedMessage) = (
      subject.className, ObjectName.withoutNumbers(message)
    )
    (finding.stack, finding.madeAt) = (stack, subject.madeAt)
    return finding
  }
}
