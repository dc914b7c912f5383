/// Animates `.crossDissolve`. The presented view fades in over the content below. In the dismissal,
/// the view fades out again.
@MainActor
final class Dissolve: SystemTransition {
  /// The duration of a cross dissolve, in seconds (unverified).
  private static let duration = 0.4

  init(isPresenting: Bool) { super.init(isPresenting: isPresenting, duration: Self.duration) }

  /// The original alpha of the view that fades.
  private var alpha: CGFloat = 1

  override func prepare(from: UIView?, to: UIView?, in container: UIView) {
    alpha = (isPresenting ? to : from)?.alpha ?? 1
    if isPresenting { to?.alpha = 0 }
  }

  override func animate(
    _ scope: AnimationScope, from: UIView?, to: UIView?, in container: UIView
  ) {
    if isPresenting { to?.alpha = alpha } else { from?.alpha = 0 }
  }

  override func cleanUp(from: UIView?, to: UIView?, in container: UIView) {
    (isPresenting ? to : from)?.alpha = alpha
  }
}
