/// A rule whose mistake has consequences that other rules report too.
///
/// `all` is the only list of causes. A finding is linked to a cause only if both belong to the same
/// transition, or if the cause is a setting that also applies to the transition of the effect.
package struct CauseLink: Sendable {
  /// The transitions in which the mistake has consequences.
  package enum Reach: Sendable {
    /// The transition in which the mistake was made.
    case transition
    /// The presentation of a controller, and its dismissal.
    case presentation
  }

  /// The id of the rule that reports the mistake.
  package let cause: String
  package let reach: Reach
  /// The ids of the rules that report the consequences.
  package let effects: [String]
  /// Properties of findings that have another cause, although their rule is in `effects`.
  package let otherProperties: [String]

  private init(
    _ cause: Rule, _ reach: Reach, _ effects: [Rule], otherProperties: [String] = []
  ) {
    (self.cause, self.reach, self.effects) = (cause.id, reach, effects.map(\.id))
    self.otherProperties = otherProperties
  }

  /// All links. If two mistakes explain a finding, the earlier link is used.
  package static let all: [CauseLink] = [
    // Under a sheet the context has no view for the presenter, wraps the presented view, and does
    // not add the presenter's view again. Delays and display links are independent of the style.
    CauseLink(
      .sheetByDefault, .presentation,
      [.neverArrived, .survivorRemoved, .presenterMoved, .missingView, .notSeekable, .borrowed],
      otherProperties: ["animateTransition(using:)", "CADisplayLink"]),
    // Without its delegate, the transition has no interaction controller.
    CauseLink(.delegateDied, .transition, [.undrivenGesture]),
    // UIKit refuses or queues requests until the transition ends.
    CauseLink(.neverCompleted, .transition, [.askedMeanwhile]),
    CauseLink(.noGestureDrives, .transition, [.askedMeanwhile]),
    CauseLink(.unansweredGesture, .transition, [.askedMeanwhile]),
    // UIKit handles a transition as finished whose views are those of a cancelled one.
    CauseLink(.completedAgainstOutcome, .transition, [.survivorRemoved, .residue]),
    // The animator returns early, so that it does not add the view.
    CauseLink(.missingView, .transition, [.neverArrived]),
    CauseLink(.frameUnderTransform, .transition, [.otherFinalFrame]),
  ]

  fileprivate func explains(_ finding: Finding) -> Bool {
    effects.contains(finding.rule)
      && !(finding.property.map { otherProperties.contains($0) } ?? false)
  }
}

extension [Finding] {
  /// The ids of the rules whose findings are consequences of `finding`, each once.
  package func effects(of finding: Finding) -> [String] {
    reduce(into: []) { rules, other in
      if other.cause == finding.reference, !rules.contains(other.rule) { rules.append(other.rule) }
    }
  }

  /// The findings with each finding after its cause, otherwise in the same order.
  fileprivate var causesFirst: [Finding] {
    var (rest, sorted) = (self, [Finding]())
    func take(at index: Int) {
      let finding = rest.remove(at: index)
      sorted.append(finding)
      while let effect = rest.firstIndex(where: { $0.cause == finding.reference }) {
        take(at: effect)
      }
    }
    while !rest.isEmpty {
      let root = rest.firstIndex { finding in
        !rest.contains { $0.reference == finding.cause }
      }
      take(at: root ?? 0)
    }
    return sorted
  }
}

extension RunEvidence {
  /// The findings of this run, each with its cause if another of the findings explains it, and after
  /// that cause.
  package func linked(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var linked = finding
      linked.cause = cause(of: finding, among: findings)?.reference
      return linked
    }.causesFirst
  }

  private func cause(of effect: Finding, among findings: [Finding]) -> Finding? {
    guard let transition = transition(at: effect.time) else { return nil }
    for link in CauseLink.all where link.explains(effect) {
      let cause = findings.last { finding in
        finding.rule == link.cause && reaches(finding, transition, link.reach)
      }
      if let cause { return cause }
    }
    return nil
  }

  /// Whether the mistake has consequences in `transition`.
  private func reaches(
    _ cause: Finding, _ transition: TransitionEvidence, _ reach: CauseLink.Reach
  ) -> Bool {
    guard let source = self.transition(at: cause.time) else { return false }
    switch reach {
    case .transition: return source === transition
    case .presentation:
      guard source.kind == .present, source.requestedAt <= transition.requestedAt else {
        return false
      }
      return source === transition || transition.kind == .dismiss && transition.from == source.to
    }
  }

  /// The transition that was requested last at that time.
  private func transition(at time: Double) -> TransitionEvidence? {
    transitions.last { $0.requestedAt <= time + FrameClock.rounding }
  }
}
