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
    .noGestureDrives,
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
    .offMainThread,
    .warned,
    .swipeAtRoot,
    .anchorPointJump,
  ]
}

extension Finding {
  /// Whether the reported mistake can prevent a run from becoming idle.
  package var explainsPendingWork: Bool { Self.reasonsOfPendingWork.contains(rule) }

  /// Whether the reported mistake usually causes other findings, so that it is corrected first.
  package var isCause: Bool { Self.causes.contains(rule) }
  /// Rules about the settings of a whole transition: its style, its delegate, its thread.
  private static let causes: Set = [
    Rule.sheetByDefault.id, Rule.delegateDied.id, Rule.offMainThread.id,
  ]
  private static let reasonsOfPendingWork = Set(Rule.all.filter(\.explainsPendingWork).map(\.id))
}

extension RunEvidence {
  /// The findings of rules that examine only this run, in chronological order. Findings that may be
  /// the cause of the others are first, and each finding is after its cause.
  package var findings: [Finding] {
    linked(
      Rule.all.flatMap { rule -> [Finding] in
        guard case .run(let look) = rule.check else { return [] }
        return look(rule, self)
      }.inOrder)
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
  /// The findings sorted by time, after those that may be the cause of the others. Findings at the
  /// same time are in the order of the rules.
  fileprivate var inOrder: [Finding] {
    enumerated().sorted { a, b in
      let (first, second) = (a.element.isCause, b.element.isCause)
      guard first == second else { return first }
      return a.element.time != b.element.time
        ? a.element.time < b.element.time : a.offset < b.offset
    }.map(\.element)
  }
}
