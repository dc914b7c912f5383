import UIKit

/// Slides the upper view over the lower one, as the built-in push and pop do. The animator is used
/// for this library's own swipes.
///
/// During a swipe the page follows the touch linearly; otherwise it eases in and out. The animation
/// is mirrored in right-to-left layouts. Restores all views when the transition finishes or is
/// cancelled.
public final class ForwardSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds. The value is the duration of the built-in push (measured, iOS 26.1).
  private static let duration: TimeInterval = 0.35
  // The appearance of the built-in push has not been measured, so the values below are unverified.
  /// How far the lower view is shifted, as a fraction of the width.
  private static let parallax: CGFloat = 0.3
  /// The opacity of the black view over the lower view.
  private static let dim: CGFloat = 0.08
  private static let shadowRadius: CGFloat = 4.5
  private static let shadowOpacity: Float = 0.15

  private let operation: UINavigationController.Operation

  public init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Self.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let container = context.containerView
    let isPush = operation == .push
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isMirrored ? -container.bounds.width : container.bounds.width
    let away = CGAffineTransform(translationX: width, y: 0)
    let aside = CGAffineTransform(translationX: -width * Self.parallax, y: 0)

    to.frame = context.finalFrame(for: arriving)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    let backdrop = UIView(frame: upper.frame)
    backdrop.backgroundColor = .black
    backdrop.layer.shadowOpacity = Self.shadowOpacity
    backdrop.layer.shadowRadius = Self.shadowRadius
    backdrop.layer.shadowOffset = .zero
    // The views must follow the container's size, because the device may rotate during the
    // transition.
    for view in [shade, backdrop] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    container.insertSubview(lower, at: 0)
    for view in [shade, backdrop, upper] { container.addSubview(view) }

    let place = { (isUpperThere: Bool) in
      upper.transform = isUpperThere ? .identity : away
      backdrop.transform = upper.transform
      lower.transform = isUpperThere ? aside : .identity
      shade.alpha = isUpperThere ? Self.dim : 0
    }
    place(!isPush)
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: context.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { place(isPush) },
      completion: { _ in
        for view in [shade, backdrop] { view.removeFromSuperview() }
        for view in [from, to] { view.transform = .identity }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
