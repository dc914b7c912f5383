extension TransitionEvidence {
  /// The properties that determine a view's position, size and orientation.
  private static let places: [AnimatableProperty] = [.position, .bounds, .transform]

  /// Whether the animator's blocks move a view, and whether they rotate or scale it. If a view is
  /// rotated or scaled, translations that are measured in it change too.
  private func moves(_ view: UIView) -> (isMoved: Bool, isDistorted: Bool) {
    var result = (isMoved: false, isDistorted: false)
    for write in writes where Self.places.contains(write.property) && write.subject.is(view) {
      result.isMoved = true
      guard case (.transform(let before), .transform(let after)) = (write.before, write.after)
      else { continue }
      if !before.isTranslation || !after.isTranslation { result.isDistorted = true }
    }
    return result
  }

  /// Records that a recognizer measures a location or translation in a view that the transition
  /// moves. Only the first measurement is recorded.
  func note(_ kind: GestureMeasured.Measure, by recognizer: UIGestureRecognizer, in view: UIView) {
    guard !isSystem, wasInteractive, animatedAt != nil,
      (recognizer.view as? UIScrollView)?.panGestureRecognizer !== recognizer,
      !measures.contains(where: { $0.kind == kind && $0.recognizer.is(recognizer) })
    else { return }
    var current: UIView? = view
    while let here = current {
      let (isMoved, isDistorted) = moves(here)
      if kind == .location ? isMoved : isDistorted {
        measures.append(
          Measure(
            time: World.current.clock.now, recognizer: Subject(recognizer), view: Subject(here),
            kind: kind))
        return
      }
      current = here.superview
    }
  }
}

extension CATransform3D {
  /// Whether the transform is a pure translation, which preserves distances and directions.
  package var isTranslation: Bool {
    var rest = self
    (rest.m41, rest.m42, rest.m43) = (0, 0, 0)
    return CATransform3DIsIdentity(rest)
  }
}
