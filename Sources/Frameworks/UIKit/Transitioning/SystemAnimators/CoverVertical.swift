/// Animates `.coverVertical`. The presented view slides up from below the screen. In the dismissal,
/// the view slides down again.
///
/// The animation is one critically damped spring with mass 3 and stiffness 1000, measured on iOS
/// 26.1 (facts D.18).
@MainActor
final class CoverVertical: SystemTransition {
  /// The spring's natural frequency: √(1000/3) rad/s.
  private static let frequency = (1000.0 / 3).squareRoot()
  /// The time, in seconds, at which the spring's displacement has fallen to 0.001 of its start
  /// value.
  private static let duration = 9.2334 / frequency

  init(isPresenting: Bool) {
    super.init(
      isPresenting: isPresenting, duration: Self.duration,
      pace: .spring(
        stiffness: Self.frequency * Self.frequency, damping: 2 * Self.frequency, velocity: 0))
  }

  /// The distance that the presented view travels, in points.
  private var distance: CGFloat = 0

  override func prepare(from: UIView?, to: UIView?, in container: UIView) {
    guard let moved = isPresenting ? to : from else { return }
    distance = container.bounds.height - moved.frame.minY
    if isPresenting { moved.center.y += distance }
  }

  override func animate(
    _ scope: AnimationScope, from: UIView?, to: UIView?, in container: UIView
  ) {
    if isPresenting { to?.center.y -= distance } else { from?.center.y += distance }
  }
}
