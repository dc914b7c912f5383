/// Animates `.flipHorizontal`. The two views rotate about the vertical axis like the two sides of a
/// card. A presentation turns the card from right to left, and a dismissal turns it from left to
/// right (Apple's page on the style).
///
/// If the presenter stays on screen, only the presented view rotates.
@MainActor
final class FlipHorizontal: SystemTransition {
  /// The duration of a flip, in seconds (unverified).
  private static let duration = 0.75

  private var depth = Depth()

  init(isPresenting: Bool) { super.init(isPresenting: isPresenting, duration: Self.duration) }

  override func prepare(from: UIView?, to: UIView?, in container: UIView) {
    depth.enter(container, [from, to].compactMap(\.self), showsBacks: false)
  }

  /// Rotates the two views by 180°. The arriving view turns from its back to its front. The
  /// animation uses angles because an interpolation between two matrices that are 180° apart has no
  /// defined direction.
  override func animate(
    _ scope: AnimationScope, from: UIView?, to: UIView?, in container: UIView
  ) {
    // A negative angle moves the right edge towards the viewer.
    let halfTurn: Double = isPresenting ? -.pi : .pi
    scope.turn(from, "transform.rotation.y", from: 0, to: halfTurn)
    scope.turn(to, "transform.rotation.y", from: -halfTurn, to: 0)
  }

  override func cleanUp(from: UIView?, to: UIView?, in container: UIView) { depth.leave() }
}
