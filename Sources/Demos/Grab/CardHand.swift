import UIKit

/// A page with a card to throw.
protocol CardThrowing: UIViewController {
  func canThrow(_ way: CardAnimator.Way) -> Bool
  /// Whether a finger at this point of the window holds what there is to throw.
  func holdsCard(at point: CGPoint, for way: CardAnimator.Way) -> Bool
  func throwCard(_ way: CardAnimator.Way)
}

/// The hand that drags, throws and catches the card, as its own interaction controller.
///
/// A drag begins a transition; a finger that lands while the card flies catches it where it is.
/// Either way the card follows the finger from then on, and let go it flies to the end nearest to
/// where its speed would carry it, starting at that speed. A finger that is taken away sends it
/// back to where it came from.
final class CardHand: NSObject, UIViewControllerInteractiveTransitioning,
  UIGestureRecognizerDelegate
{
  let pan = CatchingPan()
  weak var page: (any CardThrowing)?

  private weak var flight: CardAnimator?
  private var isHolding = false
  /// How far the card has come on its way, in points.
  private var offset: CGFloat = 0

  override init() {
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addTarget(self, action: Selector("handlePan:", CardHand.handlePan))
    pan.catches = { [weak self] in self?.canCatch ?? false }
  }

  // MARK: UIViewControllerInteractiveTransitioning

  /// The hand is there for every flight, also for one that begins by itself and is caught later.
  func taking(_ animator: UIViewControllerAnimatedTransitioning) -> CardHand {
    flight = animator as? CardAnimator
    return self
  }

  var wantsInteractiveStart: Bool { isHolding }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    guard isHolding else {
      // Nobody holds the card: it flies by itself until it is caught.
      flight?.animateTransition(using: transitionContext)
      return
    }
    flight?.hold(in: transitionContext)
    follow()
  }

  // MARK: The finger

  private var canCatch: Bool {
    guard let flight, flight.isFlying, !isHolding else { return false }
    return !flight.isBeyondItsEnds
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let flight, flight.isFlying { return canCatch }
    guard let way = beginning, let page, page.canThrow(way) else { return false }
    let (place, come) = (pan.location(in: nil), pan.translation(in: nil))
    return page.holdsCard(at: CGPoint(x: place.x - come.x, y: place.y - come.y), for: way)
  }

  /// Where a drag that begins now is headed; nowhere if it goes sideways.
  private var beginning: CardAnimator.Way? {
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
    } else if let way = beginning {
      offset = 0
      page?.throwCard(way)
    }
    pan.setTranslation(.zero, in: pan.view)
  }

  /// The card's edge goes as far as the finger does, and stops at the ends of its way.
  private func follow() {
    guard isHolding, let flight, flight.isFlying else { return }
    let length = flight.length
    offset = min(max(offset + forwards(pan.translation(in: pan.view).y), 0), length)
    pan.setTranslation(.zero, in: pan.view)
    if length > 0 { flight.move(to: offset / length) }
  }

  /// At `velocity`, in points a second; nil where the finger was taken away.
  private func letGo(velocity: CGFloat?) {
    guard isHolding else { return }
    isHolding = false
    guard let flight, flight.isFlying else { return }
    let length = flight.length
    guard let velocity else { return flight.fly(to: .start, velocity: 0) }
    let goesOn = offset + Self.project(velocity) > length / 2
    // At an end the card stands, however fast the finger goes on.
    let isStopped = velocity > 0 ? offset >= length : offset <= 0
    flight.fly(to: goesOn ? .end : .start, velocity: isStopped ? 0 : velocity / length)
  }

  /// Lets go without a throw.
  func drop() {
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// A movement along the screen as one along the flight's way.
  private func forwards(_ y: CGFloat) -> CGFloat { flight?.way == .closing ? y : -y }

  /// How far something that slows down as a scroll view does would still go; points (WWDC 2018,
  /// session 803).
  private static func project(_ velocity: CGFloat) -> CGFloat {
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    return velocity / 1000 * rate / (1 - rate)
  }
}
