extension Rule {
  static let anchorPointJump = Rule(
    "T40", "a view jumps because only its anchor point was set", .warning,
    .run { rule, run in
      run.transitions.compactMap { seen in
        guard !seen.isSystem, let jump = seen.anchorPointJump else { return nil }
        let anchor = "(\(CallTrace.number(jump.anchor.x)), \(CallTrace.number(jump.anchor.y)))"
        let (dx, dy) = (CallTrace.number(jump.offset.x), CallTrace.number(jump.offset.y))
        return rule.finding(
          jump.view, "layer.anchorPoint", at: seen.animatedAt ?? run.now,
          "anchorPoint was set to \(anchor) during \(seen.title), but position was not set to "
            + "match: the view jumps by (\(dx), \(dy)) pt in the first frame.",
          expected: "a visible view begins its animation where it was.",
          fix: "let frame = view.frame; view.layer.anchorPoint = CGPoint(x: "
            + "\(CallTrace.number(jump.anchor.x)), y: \(CallTrace.number(jump.anchor.y))); "
            + "view.frame = frame, before view.transform is set.")
      }
    })
}

extension TransitionEvidence {
  /// The first visible view that is not where it was when the animator was called, because the
  /// animator has changed its anchor point.
  fileprivate var anchorPointJump: (view: Subject, anchor: CGPoint, offset: CGPoint)? {
    guard let begun, let firstFrame else { return nil }
    for before in begun.entries where before.isVisible {
      guard let after = firstFrame[before.subject], after.isVisible, after.parent == before.parent,
        after.values.anchorPoint != before.values.anchorPoint,
        let start = valuesAtStart(of: after), start.anchorPoint != before.values.anchorPoint
      else { continue }
      let (old, new) = (before.values.frame, start.frame)
      // A transform may make up for the anchor point, or move the view for another reason.
      guard new.distance(to: old) > Self.sameFrame,
        start.untransformedFrame.distance(to: before.values.untransformedFrame) > Self.sameFrame
      else { continue }
      return (
        before.subject, start.anchorPoint, CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)
      )
    }
    return nil
  }

  /// The values with which a view begins its animation. A property that a block has set still has
  /// the value from before the block. Nil if they are unknown, because the view has an explicit
  /// animation or a property was set after the block.
  private func valuesAtStart(of entry: TreeSnapshot.Entry) -> LayerValues? {
    let writes = writes.filter { $0.subject == entry.subject }
    let isExplicit = animations.contains { animation in
      animation.subject == entry.subject
        && !writes.contains { animation.key.hasPrefix($0.property.rawValue) }
    }
    guard !isExplicit else { return nil }
    var values = entry.values
    for write in writes.reversed() {
      guard values[write.property] == write.after else { return nil }
      values[write.property] = write.before
    }
    return values
  }
}

extension LayerValues {
  /// The frame without the transform.
  fileprivate var untransformedFrame: CGRect {
    var values = self
    values.transform = CATransform3DIdentity
    return values.frame
  }
}
