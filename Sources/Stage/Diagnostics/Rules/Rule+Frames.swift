// Where views are put.
extension Rule {
  static let frameUnderTransform = Rule(
    "T09", "frame is set while the view has a transform", .warning,
    .run { rule, run in
      var told: [Subject] = []
      return run.frameWrites.compactMap { write in
        guard let number = write.transition,
          let seen = run.transitions.first(where: { $0.number == number }), !seen.isSystem,
          !told.contains(write.subject)
        else { return nil }
        told.append(write.subject)
        return rule.finding(
          write.subject, "frame", at: write.time,
          "frame was set to \(write.frame.text) during \(seen.title), while the view's transform "
            + "was \(write.transform.text): size and place come out wrong.",
          expected: "frame only where transform is the identity; it is undefined otherwise.",
          fix: "set view.bounds.size and view.center, or set view.frame before view.transform.")
      }
    })

  /// Points by which a view may miss its place unseen; unverified.
  private static let sameFrame = 0.5

  static let otherFinalFrame = Rule(
    "T10", "the view does not end where the context says", .error,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard seen.outcome == .completed, !seen.isSystem, let view = seen.toView,
          let shown = seen.completing?[view], let container = seen.container,
          seen.completing?.superview(of: view) == container,
          // In a window that has changed its size UIKit has the last word.
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
            + (isMoved ? ", where the next layout puts it: it jumps." : "."),
          expected: "the arriving view at context.finalFrame(for:) when completeTransition(_:) is "
            + "called.",
          fix: seen.hasDefaultFrame
            ? "override frameOfPresentedViewInContainerView in the presentation controller, so that "
              + "layout and rotation know the place too."
            : "let to = context.view(forKey: .to); to.frame = context.finalFrame(for: toVC), "
              + "before the animation or in its block.",
          // A place that nobody has named but the animator, and that no layout takes back.
          severity: seen.hasDefaultFrame && !isMoved ? .warning : nil)
      }
    })
}

extension TransitionEvidence {
  /// A presentation controller of the app's own has left the place of its view to UIKit, which
  /// answers the container's bounds.
  @MainActor
  fileprivate var hasDefaultFrame: Bool {
    style == .custom && presentation != nil
      && lastFinalFrame == completing?[container]?.values.bounds
  }
}

extension CGRect {
  /// `(0, 20, 320, 460)`.
  @MainActor
  fileprivate var text: String {
    let numbers = [minX, minY, width, height].map { CallTrace.number(Double($0)) }
    return "(\(numbers.joined(separator: ", ")))"
  }

  /// The largest difference of an edge or a length.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height))
  }
}

extension CATransform3D {
  /// What it does, in a word or two.
  @MainActor
  fileprivate var text: String {
    if isTranslation {
      return "a move by (\(CallTrace.number(m41)), \(CallTrace.number(m42)))"
    }
    guard CATransform3DIsAffine(self) else { return "three-dimensional" }
    let numbers = [m11, m12, m21, m22, m41, m42].map(CallTrace.number)
    return "[\(numbers.joined(separator: ", "))]"
  }
}
