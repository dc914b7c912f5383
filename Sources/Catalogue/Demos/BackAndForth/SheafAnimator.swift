import UIKit

/// Places a page on top of the previous page, like a sheet of paper on a stack, and removes it
/// again.
///
/// The upper page enters from the trailing edge with round corners and a shadow, while the lower
/// one moves back and darkens. If the transition is cancelled, UIKit restores the values that were
/// changed in the animation block. This animator restores the values that were set before the
/// animation block.
final class SheafAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  private static let duration: TimeInterval = 0.5
  private static let cornerRadius: CGFloat = 38
  private static let sunken: CGFloat = 0.9
  private static let darkness: CGFloat = 0.45

  private let isPush: Bool

  init(_ operation: UINavigationController.Operation) {
    isPush = operation == .push
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let arriving = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    to.frame = transitionContext.finalFrame(for: arriving)

    let (upper, lower) = isPush ? (to, from) : (from, to)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = SeasonInk.night
    // Pages clip their content, so a separate view draws the shadow of the upper page.
    let shadow = UIView(frame: container.bounds)
    shadow.backgroundColor = SeasonInk.night
    shadow.layer.cornerRadius = Self.cornerRadius
    shadow.layer.shadowOpacity = 0.5
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = .zero
    // The views must follow the container's size, because the device may rotate during the
    // transition.
    for view in [shade, shadow] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    container.insertSubview(lower, at: 0)
    for view in [shade, shadow, upper] { container.addSubview(view) }

    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The page moves a little farther than the container's width, so that the shadow is off screen
    // too.
    let way = (container.bounds.width + 40) * (isMirrored ? -1 : 1)
    let lay = { (isOn: Bool) in
      upper.transform = isOn ? .identity : CGAffineTransform(translationX: way, y: 0)
      shadow.transform = upper.transform
      lower.transform =
        isOn ? CGAffineTransform(scaleX: Self.sunken, y: Self.sunken) : .identity
      lower.layer.cornerRadius = isOn ? Self.cornerRadius : 0
      shade.alpha = isOn ? Self.darkness : 0
    }
    lay(!isPush)
    upper.layer.cornerRadius = Self.cornerRadius

    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { [isPush] in lay(isPush) },
      completion: { _ in
        for view in [shade, shadow] { view.removeFromSuperview() }
        for view in [from, to] {
          view.transform = .identity
          view.layer.cornerRadius = 0
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
