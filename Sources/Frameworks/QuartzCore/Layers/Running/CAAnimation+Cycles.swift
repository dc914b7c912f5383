// Finds groups of animations that contain themselves.
extension CAAnimation {
  /// Raises an exception if the animation is a group that contains itself. Core Animation does not
  /// check this, and copies such a group until the stack overflows. The exception and its wording are
  /// unverified.
  func refuseCycle() {
    guard let group = self as? CAAnimationGroup, group.isInCycle(below: []) else { return }
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "The animation group <\(World.current.names(group))> contains itself, directly or in another "
        + "group")
  }
}

extension CAAnimationGroup {
  /// Whether this group, or a group in it, is among the groups above it.
  fileprivate func isInCycle(below above: [CAAnimationGroup]) -> Bool {
    guard !above.contains(where: { $0 === self }) else { return true }
    let inside = (animations ?? []).compactMap { $0 as? CAAnimationGroup }
    return inside.contains { $0.isInCycle(below: above + [self]) }
  }
}
