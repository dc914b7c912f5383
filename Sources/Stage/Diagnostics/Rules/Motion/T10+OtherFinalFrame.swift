extension Rule {
  /// A difference from the final frame is not noticeable if it is at most this number of points
  /// (unverified).
  private static let sameFrame = 0.5

  static let otherFinalFrame = Rule(
    "T10", "the view does not end where the context says", .error,
    .run { rule, run in
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
        guard frame.distance(to: due) > sameFrame else { return nil }
        let isMoved = seen.rested?[view].map { $0.values.frame != shown.values.frame } ?? false
        return rule.finding(
          shown.subject, "frame", at: seen.completions.last?.time ?? run.now,
          "\(seen.title) ended with its view at \(frame.text), but "
            + "finalFrame(for:) is \(due.text)"
            + (isMoved ? ", and the next layout moves the view: it jumps." : "."),
          expected: "the arriving view at context.finalFrame(for:) when completeTransition(_:) is "
            + "called.",
          fix: seen.hasDefaultFrame
            ? "override frameOfPresentedViewInContainerView in the presentation controller, so "
              + "that "
              + "layout and rotation use the frame, too."
            : "let to = context.view(forKey: .to); to.frame = context.finalFrame(for: toVC), "
              + "before the animation or in its block.",
          // If only the animator sets the frame and the next layout does not move the view, the
          // severity is lower, because the view does not jump.
          severity: seen.hasDefaultFrame && !isMoved ? .warning : nil)
      }
    })
}

extension TransitionEvidence {
  /// Whether the app's presentation controller does not provide a frame for the presented view.
  /// Without such a frame, UIKit uses the container's bounds.
  @MainActor
  fileprivate var hasDefaultFrame: Bool {
    style == .custom && presentation != nil
      && lastFinalFrame == completing?[container]?.values.bounds
  }
}

extension CGRect {
  /// The largest difference between corresponding edges or dimensions.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height))
  }
}
