extension Rule {
  static let otherFinalFrame = Rule(
    "T10", "the view does not end where the context says", .error,
    .run { rule, run in misplaced(rule, run) + stale(rule, run) })

  /// Finds presented views that did not follow a change of the window's size.
  @MainActor
  private static func stale(_ rule: Rule, _ run: RunEvidence) -> [Finding] {
    var reported: [Subject] = []
    return run.misfits.compactMap { misfit in
      guard !reported.contains(misfit.view),
        (run.framesOfLayout[misfit.view]?.distance(to: misfit.frame) ?? .infinity)
          > TransitionEvidence.sameFrame
      else { return nil }
      reported.append(misfit.view)
      return rule.finding(
        misfit.view, "frame", at: misfit.time,
        "after the window's size changed, the presented view is at \(misfit.frame.text), but "
          + "frameOfPresentedViewInContainerView of \(misfit.presentation.name) is "
          + "\(misfit.due.text).",
        expected: "the presented view at frameOfPresentedViewInContainerView in every layout.",
        fix: "override containerViewWillLayoutSubviews() and set presentedView?.frame = "
          + "frameOfPresentedViewInContainerView")
    }
  }

  /// Finds arriving views that were not at their final frame when the transition was completed.
  @MainActor
  private static func misplaced(_ rule: Rule, _ run: RunEvidence) -> [Finding] {
    run.transitions.compactMap { seen in
      guard seen.outcome == .completed, !seen.isSystem, let view = seen.toView,
        let shown = seen.completing?[view], let container = seen.container,
        seen.completing?.superview(of: view) == container,
        // If the window was resized, UIKit sets the frame at the end.
        let due = seen.lastFinalFrame, due != .zero, !seen.isResized
      else { return nil }
      var values = shown.values
      values.transform = CATransform3DIdentity
      let frame = values.frame
      guard frame.distance(to: due) > TransitionEvidence.sameFrame,
        // The presentation controller itself gives the view this frame at each layout.
        (run.framesOfLayout[view]?.distance(to: frame) ?? .infinity) > TransitionEvidence.sameFrame
      else { return nil }
      let isMoved = seen.rested?[view].map { $0.values.frame != shown.values.frame } ?? false
      return rule.finding(
        shown.subject, "frame", at: seen.completions.last?.time ?? run.now,
        "\(seen.title) ended with its view at \(frame.text), but "
          + "finalFrame(for:) is \(due.text)"
          + (isMoved ? ", and the next layout moves the view: it jumps." : "."),
        expected: "the arriving view at transitionContext.finalFrame(for:) when "
          + "completeTransition(_:) is "
          + "called.",
        fix: seen.hasDefaultFrame
          ? "override frameOfPresentedViewInContainerView in the presentation controller, so "
            + "that "
            + "layout and rotation use the frame, too."
          : "let to = transitionContext.view(forKey: .to); to.frame = "
            + "transitionContext.finalFrame(for: toVC), "
            + "before the animation or in its block.",
        // If only the animator sets the frame and the next layout does not move the view, the
        // severity is lower, because the view does not jump.
        severity: isMoved ? nil : seen.isSheet ? .note : seen.hasDefaultFrame ? .warning : nil)
    }
  }
}

extension TransitionEvidence {
  /// Whether a sheet decides the frame. An animator that leaves its view elsewhere in a sheet is
  /// often intended.
  fileprivate var isSheet: Bool { style == .pageSheet || style == .formSheet || isSheetByDefault }

  /// Whether the app's presentation controller does not provide a frame for the presented view.
  /// Without such a frame, UIKit uses the container's bounds.
  @MainActor
  fileprivate var hasDefaultFrame: Bool {
    style == .custom && presentation != nil
      && lastFinalFrame == completing?[container]?.values.bounds
  }
}
