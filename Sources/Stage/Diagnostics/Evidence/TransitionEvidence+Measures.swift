extension TransitionEvidence {
  /// Properties that say where a view is, how large and how turned.
  private static let places: [AnimatableProperty] = [.position, .bounds, .transform]

  /// Whether the animator's blocks move a view, and whether they turn or scale it, so that even a
  /// way across it means something else.
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

  /// Keeps that a recognizer was measured in a view that the transition moves; the first time.
  func note(_ kind: GestureMeasured.Measure, by recognizer: UIGestureRecognizer, in view: UIView) {
    guard !isSystem, wasInteractive, animatedAt != nil,
      (recognizer.view as? UIScrollView)?.panGestureRecognizer !== recognizer,
      !measures.contains(where: { $0.kind == kind && $0.recognizer.is(recognizer) })
    else { return }
    var current: UIView? = view
    while let here = current {
      let (isMoved, isDistorted) = moves(here)
      if kind == .place ? isMoved : isDistorted {
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
  /// Whether it only moves: points keep their distances and directions.
  package var isTranslation: Bool {
    var rest = self
    (rest.m41, rest.m42, rest.m43) = (0, 0, 0)
    return CATransform3DIsIdentity(rest)
  }
}
