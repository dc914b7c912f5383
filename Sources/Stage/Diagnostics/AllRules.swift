extension Rule {
  /// All rules, in the order of their ids.
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
  /// Whether the reported mistake can prevent a run from becoming idle.
  package var explainsPendingWork: Bool { Self.reasonsOfPendingWork.contains(rule) }
  private static let reasonsOfPendingWork = Set(Rule.all.filter(\.explainsPendingWork).map(\.id))
}

extension RunEvidence {
  /// The findings of rules that examine only this run, in chronological order.
  package var findings: [Finding] {
    Rule.all.flatMap { rule -> [Finding] in
      guard case .run(let look) = rule.check else { return [] }
      return look(rule, self)
    }.inOrder
  }

  /// The findings of rules that examine a run after its window has been closed.
  package var findingsWhenClosed: [Finding] {
    Rule.all.flatMap { rule -> [Finding] in
      guard case .closed(let look) = rule.check else { return [] }
      return look(rule, self)
    }.inOrder
  }

  /// The findings of rules that compare this run with a repetition of it.
  package func findings(comparedToRepeat other: RunEvidence) -> [Finding] {
    Rule.all.flatMap { rule -> [Finding] in
      guard case .again(let look) = rule.check else { return [] }
      return look(rule, self, other)
    }.inOrder
  }

  /// The findings of rules that compare this run, whose transition finished, with a run whose
  /// transition was cancelled.
  package func findings(comparedToCancelled other: RunEvidence) -> [Finding] {
    Rule.all.flatMap { rule -> [Finding] in
      guard case .endings(let look) = rule.check else { return [] }
      return look(rule, self, other)
    }.inOrder
  }
}

extension [Finding] {
  /// The findings sorted by time. Findings at the same time are in the order of the rules.
  fileprivate var inOrder: [Finding] {
    enumerated().sorted { a, b in
      a.element.time != b.element.time ? a.element.time < b.element.time : a.offset < b.offset
    }.map(\.element)
  }
}
