/// Shows an alert's card in the middle of the safe area above the keyboard, over a dimming view that
/// blocks all touches.
@MainActor
final class AlertPresentation: UIPresentationController, KeyboardFollower {
  /// The colour of the dimming view, measured on iOS 26.1.
  private static let dimColor = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
  /// The minimum distance between the card and the edges of the safe area, in points (unverified).
  private static let margin: CGFloat = 16

  /// Called when the user taps outside the card.
  var onTapOutside: (() -> Void)?

  private let dim = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let card = presentedView as? AlertCard else {
      return super.frameOfPresentedViewInContainerView
    }
    var insets = container.safeAreaInsets
    insets.bottom = max(insets.bottom, KeyboardArea.current.overlap(with: container))
    let available = container.bounds.inset(by: insets)
    let size = card.size(within: available.height - 2 * Self.margin)
    return CGRect(
      x: available.midX - size.width / 2, y: available.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dim.backgroundColor = Self.dimColor
    dim.frame = container.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.alpha = 0
    dim.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tapOutside", AlertPresentation.tapOutside)))
    container.insertSubview(dim, at: 0)
    KeyboardArea.current.add(self)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { leave() }
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { leave() }
  }

  private func leave() {
    KeyboardArea.current.remove(self)
    dim.removeFromSuperview()
  }

  /// Moves the card, unless it is being dismissed.
  func keyboardAreaChanged() {
    guard let card = presentedView, card.superview === containerView,
      !presentedViewController.isBeingDismissed
    else { return }
    card.place(in: frameOfPresentedViewInContainerView)
  }

  /// Fades the dimming view alongside the transition, unless UIKit's own animation has already set
  /// its alpha.
  private func fade(to alpha: CGFloat) {
    let dim = dim
    presentedViewController.transitionCoordinator?.animate { _ in
      if dim.alpha != alpha { dim.alpha = alpha }
    }
  }

  override var laysOutPresentedView: Bool { true }

  /// The safe area at the most recent layout of the card; nil before the first layout.
  private var available: CGRect?

  /// Lays out the card again if the safe area has changed. The safe area may change without a
  /// transition, for example when the status bar is hidden.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container = containerView, presentedView?.superview === container else { return }
    let available = container.bounds.inset(by: container.safeAreaInsets)
    defer { self.available = available }
    if self.available != nil, self.available != available { layOutPresentedView() }
  }

  /// Called when the card's texts or buttons have changed.
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let card = presentedView, card.superview === containerView else { return }
    card.place(in: frameOfPresentedViewInContainerView)
  }

  private func tapOutside() { onTapOutside?() }

  override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertAnimation(dim: dim, isPresenting: isPresenting)
  }
}

/// The system's own animation of an alert. When the alert is presented, only the dimming view is
/// animated (facts A.11.2).
///
/// The dismissal of an alert on iOS has not been measured. Unverified: that the card fades together
/// with the dimming view.
@MainActor
private final class AlertAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  /// The spring of an alert's animation, measured on iOS 26.1. With this spring, the animation
  /// takes about 24 frames at 60 Hz.
  private static let spring = CriticalSpring(frequency: 22.88)

  private let dim: UIView
  private let isPresenting: Bool

  init(dim: UIView, isPresenting: Bool) { (self.dim, self.isPresenting) = (dim, isPresenting) }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Self.spring.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (dim, isPresenting) = (dim, isPresenting)
    let card = context.view(forKey: isPresenting ? .to : .from)
    if isPresenting, let card, let controller = context.viewController(forKey: .to) {
      card.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(card)
    }
    if !isPresenting { context.layPresenterBelow() }
    Self.spring.animate {
      dim.alpha = isPresenting ? 1 : 0
      if !isPresenting { card?.alpha = 0 }
    } completion: {
      if !isPresenting { card?.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
