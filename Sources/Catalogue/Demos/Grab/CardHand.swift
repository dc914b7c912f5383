import UIKit

/// A page with a card that can be thrown.
protocol CardThrowing: UIViewController {
  func canThrow(_ direction: CardAnimator.Direction) -> Bool
  /// Whether a touch at this point of the window is on the card.
  func holdsCard(at point: CGPoint, for direction: CardAnimator.Direction) -> Bool
  func throwCard(_ direction: CardAnimator.Direction)
}

/// The interaction controller that drags, throws and interrupts the card.
///
/// A drag begins a transition. A touch that lands while the card moves interrupts the transition,
/// and the card then follows the touch. At release, the card moves to the end nearer to its
/// projected position, with the velocity of the touch. If the touch is cancelled, the card returns
/// to its start.
final class CardHand: NSObject, UIViewControllerInteractiveTransitioning,
  UIGestureRecognizerDelegate
{
  let pan = CatchingPan()
  weak var page: (any CardThrowing)?

  private weak var flight: CardAnimator?
  private var isHolding = false
  /// The distance of the card from its start, in points.
  private var offset: CGFloat = 0

  override init() {
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addTarget(self, action: Selector("handlePan:", CardHand.handlePan))
    pan.catches = { [weak self] in self?.canCatch ?? false }
  }

  // MARK: UIViewControllerInteractiveTransitioning

  /// Returns this object for every transition, because a transition that begins without a touch may
  /// be interrupted later.
  func taking(_ animator: UIViewControllerAnimatedTransitioning) -> CardHand {
    flight = animator as? CardAnimator
    return self
  }

  var wantsInteractiveStart: Bool { isHolding }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    guard isHolding else {
      // If no touch drives the transition, the card moves until a touch interrupts it.
      flight?.animateTransition(using: transitionContext)
      return
    }
    flight?.hold(in: transitionContext)
    follow()
  }

  // MARK: The gesture

  private var canCatch: Bool {
    guard let flight, flight.isFlying, !isHolding else { return false }
    return !flight.isBeyondItsEnds
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let flight, flight.isFlying { return canCatch }
    guard let direction = beginning, let page, page.canThrow(direction) else { return false }
    let (place, come) = (pan.location(in: nil), pan.translation(in: nil))
    return page.holdsCard(at: CGPoint(x: place.x - come.x, y: place.y - come.y), for: direction)
  }

  /// The direction that a drag would have if it began now; nil if the drag is horizontal.
  private var beginning: CardAnimator.Direction? {
    let velocity = pan.velocity(in: nil)
    guard abs(velocity.y) > abs(velocity.x) else { return nil }
    return velocity.y < 0 ? .opening : .closing
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: take()
    case .changed: follow()
    case .ended: letGo(velocity: forwards(pan.velocity(in: pan.view).y))
    case .cancelled: letGo(velocity: nil)
    default: break
    }
  }

  private func take() {
    isHolding = true
    if let flight, flight.isFlying {
      flight.hold()
      offset = flight.progress * flight.length
    } else if let direction = beginning {
      offset = 0
      page?.throwCard(direction)
    }
    pan.setTranslation(.zero, in: pan.view)
  }

  /// Moves the card's edge by the translation of the touch, within its limits.
  private func follow() {
    guard isHolding, let flight, flight.isFlying else { return }
    let length = flight.length
    offset = min(max(offset + forwards(pan.translation(in: pan.view).y), 0), length)
    pan.setTranslation(.zero, in: pan.view)
    if length > 0 { flight.move(to: offset / length) }
  }

  /// Releases the card at `velocity`, which is in points per second. `velocity` is nil if the touch
  /// was cancelled.
  private func letGo(velocity: CGFloat?) {
    guard isHolding else { return }
    isHolding = false
    guard let flight, flight.isFlying else { return }
    let length = flight.length
    guard let velocity else { return flight.fly(to: .start, velocity: 0) }
    let goesOn = offset + Self.project(velocity) > length / 2
    // At a limit the card does not move. The card's velocity at a limit is therefore 0, even if the
    // touch moves.
    let isStopped = velocity > 0 ? offset >= length : offset <= 0
    flight.fly(to: goesOn ? .end : .start, velocity: isStopped ? 0 : velocity / length)
  }

  /// Releases the card without throwing it.
  func drop() {
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// Converts a vertical movement to a movement in the direction of the transition.
  private func forwards(_ y: CGFloat) -> CGFloat { flight?.direction == .closing ? y : -y }

  /// The distance, in points, that a scroll view would travel with this initial velocity (WWDC
  /// 2018, session 803).
  private static func project(_ velocity: CGFloat) -> CGFloat {
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    return velocity / 1000 * rate / (1 - rate)
  }
}
