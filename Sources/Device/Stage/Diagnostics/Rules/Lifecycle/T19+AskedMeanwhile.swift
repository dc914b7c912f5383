extension Rule {
  /// The rule for presentations and dismissals that are requested during a transition, whether
  /// UIKit refuses or queues them.
  static let askedMeanwhile = Rule(
    "T19", "a transition is requested while another runs", .warning,
    .run { rule, run in refused(rule, run) + queued(rule, run) })

  @MainActor
  private static func refused(_ rule: Rule, _ run: RunEvidence) -> [Finding] {
    run.warnings.compactMap { warning in
      let seen = run.running(at: warning.time)
      // An absent presenter may be arriving, or it may not have been shown at all.
      let isRefused =
        warning.kind == .refusedDuringTransition
        || warning.kind == .absentPresenter && seen != nil
      guard isRefused else { return nil }
      let who = seen?.from ?? run.transitions.last?.from
      guard let who else { return nil }
      @MainActor func moment() -> String { seen.map { " while \($0.title) ran" } ?? "" }
      return rule.finding(
        who, at: warning.time, "UIKit refused a request\(moment()): \(warning.text)",
        expected: "one request at a time; a refused request is lost, and its completion is never "
          + "called.",
        fix: "make the request in the completion of the previous transition, or when "
          + "transitionCoordinator is nil.", stack: warning.stack)
    }
  }

  @MainActor
  private static func queued(_ rule: Rule, _ run: RunEvidence) -> [Finding] {
    zip(run.events, run.callees).compactMap { event, callee in
      guard event.call.changesStack else { return nil }
      let seen = run.transitions.first { seen in
        seen.owner?.is(callee.object) == true && seen.requestedAt < event.time
          && seen.endedAt.map { $0 > event.time } ?? true
      }
      guard let seen else { return nil }
      return rule.finding(
        callee, event.call.description, at: event.time,
        "the change was requested while \(seen.title) ran; Matchcut queues the change, but an "
          + "iPhone may drop it or raise \"Can't add self as subview\".",
        expected: "one change of the stack at a time.",
        fix: "guard transitionCoordinator == nil, or wait for didShow.", severity: .note,
        stack: event.stack)
    }
  }
}

extension RunEvidence {
  /// Whether no transition was running at this time.
  func isBetweenTransitions(_ time: Double) -> Bool { running(at: time) == nil }

  /// The transition that was running at this time. If several transitions were running, the result
  /// is the one that began last.
  fileprivate func running(at time: Double) -> TransitionEvidence? {
    transitions.last { seen in
      seen.requestedAt <= time && seen.endedAt.map { $0 >= time } ?? true
    }
  }
}

extension CallTrace.Call {
  fileprivate var changesStack: Bool {
    switch self {
    case .request(.push), .request(.pop), .request(.popTo), .request(.popToRoot),
      .request(.setViewControllers):
      true
    default: false
    }
  }
}
