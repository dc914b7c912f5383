import UIKit

/// Moves the card between the bar and its open position with one property animator. The animator
/// can be paused, scrubbed and continued to either end any number of times.
///
/// The animator is linear, so that its `fractionComplete` is the card's progress. When the card is
/// released, the animator continues with a spring from the current position and velocity.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction {
    case opening, closing
  }

  let direction: Direction
  private let bar: UIView
  private weak var context: UIViewControllerContextTransitioning?
  private var animator: UIViewPropertyAnimator?

  init(_ direction: Direction, bar: UIView) {
    self.direction = direction
    self.bar = bar
    super.init()
  }

  // MARK: Springs

  /// A spring with this damping ratio. Without damping, one of its oscillations would take
  /// `response` seconds (WWDC 2018, session 803). With a damping ratio of 1, the spring does not
  /// bounce.
  private static func spring(damping: CGFloat, velocity: CGFloat) -> UISpringTimingParameters {
    let frequency = 2 * CGFloat.pi / response
    return UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency,
      initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
  private static let response: CGFloat = 0.42
  /// A card that was thrown may bounce a little. A card that was opened by a tap does not bounce.
  private static let (thrownDamping, tappedDamping): (CGFloat, CGFloat) = (0.84, 1)

  // MARK: UIViewControllerAnimatedTransitioning

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    // UIKit requests an animator for the style `.custom` even if the transition is not animated.
    transitionContext?.isAnimated ?? true ? 0.6 : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    hold(in: transitionContext)
    if transitionContext.isAnimated {
      carryOn(Self.spring(damping: Self.tappedDamping, velocity: 0))
    } else {
      animator?.stopAnimation(false)
      animator?.finishAnimation(at: .end)
    }
  }

  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let made = make(transitionContext)
    animator = made
    context = transitionContext
    return made
  }

  private func make(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .linear)
    let opens = direction == .opening
    if let card = context.view(forKey: opens ? .to : .from) as? SoundView {
      let (open, closed) = places(in: context)
      if opens {
        context.containerView.addSubview(card)
        // Layout places the card at its final frame. After the layout, the initial frame is set.
        context.containerView.layoutIfNeeded()
        card.frame = closed
        card.layoutIfNeeded()
        card.fold()
      }
      animator.addAnimations {
        card.frame = opens ? open : closed
        card.layoutIfNeeded()
        // The bar and the open card's content are never both clearly visible, because one of the
        // two has almost faded out when the other appears.
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
            card.moveCover(opens: opens)
          }
          UIView.addKeyframe(withRelativeStartTime: opens ? 0 : 0.85, relativeDuration: 0.15) {
            card.showBar(!opens)
          }
          UIView.addKeyframe(withRelativeStartTime: opens ? 0.25 : 0, relativeDuration: 0.75) {
            card.showLeaf(opens)
          }
        }
      }
    }
    animator.addCompletion { [weak self] position in
      self?.animator = nil
      context.completeTransition(position == .end)
    }
    return animator
  }

  private func places(
    in context: UIViewControllerContextTransitioning
  ) -> (open: CGRect, closed: CGRect) {
    let page = context.viewController(forKey: direction == .opening ? .to : .from)
    let open = page?.presentationController?.frameOfPresentedViewInContainerView ?? .zero
    return (open, context.containerView.convert(bar.bounds, from: bar))
  }

  // MARK: Used by the interaction controller

  /// Whether the transition is running.
  var isFlying: Bool { animator?.state == .active }

  /// How far the card's upper edge moves during the transition, in points.
  var length: CGFloat {
    guard let context else { return 0 }
    let (open, closed) = places(in: context)
    return abs(closed.minY - open.minY)
  }

  /// The progress of the card, 0…1.
  var progress: CGFloat {
    guard let animator else { return 0 }
    return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  /// Whether the card currently overshoots one of its ends. While the card overshoots an end, it
  /// cannot be interrupted.
  var isBeyondItsEnds: Bool {
    guard let context, length > 0,
      let card = context.view(forKey: direction == .opening ? .to : .from),
      let top = card.layer.presentation()?.frame.minY
    else { return false }
    let (open, closed) = places(in: context)
    return top < open.minY - 0.5 || top > closed.minY + 0.5
  }

  /// Stops the card at its initial position when a transition starts.
  func hold(in context: UIViewControllerContextTransitioning) {
    _ = interruptibleAnimator(using: context)
    animator?.fractionComplete = 0
  }

  /// Stops the card at its current position while it moves.
  func hold() { context?.pauseInteractiveTransition() }

  func move(to progress: CGFloat) {
    animator?.fractionComplete = progress
    context?.updateInteractiveTransition(progress)
  }

  /// Continues the animation to one end. `velocity` is in full distances of the card per second. A
  /// positive velocity moves the transition forward.
  func fly(to end: UIViewAnimatingPosition, velocity: CGFloat) {
    guard let animator, let context else { return }
    let left = end == .end ? 1 - progress : progress
    let speed = end == .end ? velocity : -velocity
    if end == .end {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.isReversed = end == .start
    // UIKit expects a spring's initial velocity relative to the remaining distance. At an end, the
    // remaining distance is 0.
    carryOn(Self.spring(damping: Self.thrownDamping, velocity: left > 0 ? speed / left : 0))
  }

  private func carryOn(_ spring: UISpringTimingParameters) {
    animator?.continueAnimation(withTimingParameters: spring, durationFactor: 0)
  }
}
