/// The view behind a popover. The view receives touches outside the card, except those in
/// passthrough views.
@MainActor
final class PopoverBackdrop: UIView {
  /// The views that continue to receive touches. The views are not retained.
  var passthroughViews: () -> [UIView] = { [] }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews() where view.window === window {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

/// A popover's card. The card is rounded and has a shadow, and it contains the presented
/// controller's view.
@MainActor
final class PopoverCard: UIView {
  /// The appearance of a popover on iOS 26 has not been measured, so the values below are
  /// unverified.
  private static let cornerRadius: CGFloat = 26
  private static let shadow = (opacity: Float(0.15), radius: CGFloat(20), down: CGFloat(8))

  private let clip = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.cornerRadius
    layer.shadowOpacity = Self.shadow.opacity
    layer.shadowRadius = Self.shadow.radius
    layer.shadowOffset = CGSize(width: 0, height: Self.shadow.down)
    clip.layer.cornerRadius = Self.cornerRadius
    clip.clipsToBounds = true
    clip.frame = bounds
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  func hold(_ content: UIView) {
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
  }

  func letGo(_ content: UIView) {
    if content.superview === clip { content.removeFromSuperview() }
  }
}

/// The system's own animation of a popover: the card fades in and out (unverified; it has not been
/// measured).
@MainActor
final class PopoverAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private static let spring = CriticalSpring(frequency: 22.88)

  private let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Self.spring.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isPresenting = isPresenting
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    if isPresenting, let controller = context.viewController(forKey: .to) {
      card.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(card)
      card.alpha = 0
    }
    if !isPresenting { context.layPresenterBelow() }
    Self.spring.animate {
      card.alpha = isPresenting ? 1 : 0
    } completion: {
      card.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
