/// Chooses how a presentation adapts to other traits, hears of dismissals by the user and may
/// refuse them. Every requirement is optional.
///
/// None of those about dismissals is called for a dismissal by code.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to present with in a horizontally compact environment; asked where the next one is
  /// not implemented.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// The style to present with while the traits are `traitCollection`; `.none` keeps the
  /// presentation as it is. Asked when it is presented and before its traits change.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Sets up the presentation that will stand in for `presentationController`.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// The controller to present in that style, often a container around the presented one; nil
  /// presents that one itself.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// The presentation is about to be shown in `style`; `.none` means its own.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Whether the user may dismiss; may be asked at any time and repeatedly.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// The user dismisses: before any interaction or animation, the presenter's coordinator is
  /// there. A dismissal that is then taken back is not followed by `…DidDismiss`.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The user has dismissed; after all animations.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The user tried to dismiss what may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    Unanswered.mark()
    return .none
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    Unanswered.mark()
    return .none
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    Unanswered.mark()
  }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    Unanswered.mark()
    return nil
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    Unanswered.mark()
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    Unanswered.mark()
  }
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    Unanswered.mark()
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    Unanswered.mark()
  }
}

extension UIPresentationController {
  /// What the delegate says; nil where it has no such method or there is no delegate.
  func delegateStyle(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard let delegate else { return nil }
    let name = ObjectName(of: self)
    let style = CallTrace.askOptional(
      .delegate, delegate,
      .message(
        "adaptivePresentationStyle",
        ["for": .object(name), "traitCollection": .text("traits")])
    ) { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) }
    guard style == nil, traits.horizontalSizeClass == .compact else { return style }
    return CallTrace.askOptional(
      .delegate, delegate, .message("adaptivePresentationStyle", ["for": .object(name)])
    ) { delegate.adaptivePresentationStyle(for: self) }
  }
}
