/// Chooses how a presentation adapts to other traits, and observes or prevents dismissals by the
/// user. Every requirement is optional.
///
/// A programmatic dismissal does not call any of the dismissal methods.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in a horizontally compact environment. Called if
  /// `adaptivePresentationStyle(for:traitCollection:)` is not implemented.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// The style under the traits `traitCollection`; `.none` means that the presentation keeps its
  /// own style. Called when the controller is presented and before its traits change.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Configures the presentation that will replace `presentationController`.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// The controller to present in `style`, often a container around the presented one. If this
  /// method returns nil, the original controller is presented.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Called before the presentation is shown in `style`; `.none` means its original style.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Whether the user may dismiss the presentation. May be called at any time and repeatedly.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called when the user dismisses the presentation, before any interaction or animation. The
  /// presenter's transition coordinator is already available. If the dismissal is cancelled,
  /// `…DidDismiss` is not called.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has dismissed the presentation and all animations have ended.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when the user has tried to dismiss a presentation that must not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIPresentationController {
  /// The style that the delegate returns; nil if there is no delegate or it does not implement the
  /// methods.
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
