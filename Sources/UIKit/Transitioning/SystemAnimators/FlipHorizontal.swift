/// `.flipHorizontal`: both views turn about the vertical axis as the two sides of one card, from
/// right to left, and back from left to right (Apple's page on the style).
///
/// Beside a presenter that stays on screen the presented view turns alone.
@MainActor
final class FlipHorizontal: SystemTransition {
  /// Seconds; unverified.
  private static let duration = 0.75

  private var depth = Depth()

  init(isPresenting: Bool) { super.init(isPresenting: isPresenting, duration: Self.duration) }

  override func prepare(from: UIView?, to: UIView?, in container: UIView) {
    depth.enter(container, [from, to].compactMap(\.self), showsBacks: false)
  }

  /// Half a turn each, the arriving view from its back to its front. By angles, since between
  /// two matrices half a turn could go either way round.
  override func animate(
    _ scope: AnimationScope, from: UIView?, to: UIView?, in container: UIView
  ) {
    // Negative brings the right edge to the front.
    let halfTurn: Double = isPresenting ? -.pi : .pi
    scope.turn(from, "transform.rotation.y", from: 0, to: halfTurn)
    scope.turn(to, "transform.rotation.y", from: -halfTurn, to: 0)
  }

  override func cleanUp(from: UIView?, to: UIView?, in container: UIView) { depth.leave() }
}
