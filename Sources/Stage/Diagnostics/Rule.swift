/// One mistake that transitions make, and how a run shows it.
///
/// A rule is a pure function of the evidence: it reads what was seen and changes nothing.
package struct Rule: Sendable {
  /// What a rule has to look at.
  package enum Look: Sendable {
    /// A run as it stands, also before it is over.
    case run(@MainActor @Sendable (Rule, RunEvidence) -> [Finding])
    /// A run whose window was taken down: what lives now leaks.
    case closed(@MainActor @Sendable (Rule, RunEvidence) -> [Finding])
    /// The same fingers twice, each on a device of its own.
    case again(@MainActor @Sendable (Rule, _ first: RunEvidence, RunEvidence) -> [Finding])
    /// A run that finished and one that was cancelled.
    case endings(
      @MainActor @Sendable (Rule, _ finish: RunEvidence, _ cancel: RunEvidence) -> [Finding])
  }

  /// `T01`; stable, for suppressions and links.
  package let id: String
  /// The mistake as a noun phrase, for lists.
  package let title: String
  package let severity: Finding.Severity
  package let look: Look
  /// A run that shows it may never come to rest, and this is why.
  package let explainsUnrest: Bool

  package init(
    _ id: String, _ title: String, _ severity: Finding.Severity, explainsUnrest: Bool = false,
    _ look: Look
  ) {
    (self.id, self.title, self.severity, self.look) = (id, title, severity, look)
    self.explainsUnrest = explainsUnrest
  }

  /// A finding of this rule; `severity` is the rule's own when nil.
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

extension Rule {
  /// Every rule, in the order of their ids.
  package static let all: [Rule] = [
    .neverCompleted,
    .completedAgain,
    .completedAgainstOutcome,
    .neverArrived,
    .survivorRemoved,
    .presenterMoved,
    .residue,
    .leftover,
    .frameUnderTransform,
    .otherFinalFrame,
    .missingView,
    .nobodyDrives,
    .unansweredGesture,
    .percentOutOfRange,
    .notSeekable,
    .emptyBlock,
    .delegateDied,
    .livesOn,
    .askedMeanwhile,
    .unbalancedAppearance,
    .measuredInMovingView,
    .undrivenGesture,
    .differentEachTime,
    .otherDuration,
    .reachableBackground,
    .motionDespiteSetting,
    .waitsForDidShow,
    .otherInterruptible,
    .forwardStackSpoilt,
    .covered,
    .borrowed,
    .questionChangesViews,
    .beginTouchesPresented,
    .endIgnoresCompleted,
    .sheetByDefault,
  ]
}

extension Finding {
  /// A run that shows it may never come to rest, and this is why.
  package var explainsUnrest: Bool { Self.reasonsOfUnrest.contains(rule) }
  private static let reasonsOfUnrest = Set(Rule.all.filter(\.explainsUnrest).map(\.id))
}

extension RunEvidence {
  /// What the rules say of this run alone, in the order it happened.
  package var findings: [Finding] {
    Rule.all.flatMap { rule -> [Finding] in
      guard case .run(let look) = rule.look else { return [] }
      return look(rule, self)
    }.inOrder
  }

  /// What the rules say once the window has been taken down.
  package var findingsWhenClosed: [Finding] {
    Rule.all.flatMap { rule -> [Finding] in
      guard case .closed(let look) = rule.look else { return [] }
      return look(rule, self)
    }.inOrder
  }

  /// What the rules say of this run and another with the same fingers.
  package func findings(comparedToRepeat other: RunEvidence) -> [Finding] {
    Rule.all.flatMap { rule -> [Finding] in
      guard case .again(let look) = rule.look else { return [] }
      return look(rule, self, other)
    }.inOrder
  }

  /// What the rules say of this run, which finished, and of one that was cancelled.
  package func findings(comparedToCancelled other: RunEvidence) -> [Finding] {
    Rule.all.flatMap { rule -> [Finding] in
      guard case .endings(let look) = rule.look else { return [] }
      return look(rule, self, other)
    }.inOrder
  }
}

extension [Finding] {
  /// By time, then as the rules stand in their list.
  fileprivate var inOrder: [Finding] {
    enumerated().sorted { a, b in
      a.element.time != b.element.time ? a.element.time < b.element.time : a.offset < b.offset
    }.map(\.element)
  }
}
