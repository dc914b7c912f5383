/// The part of a transition that is different for a presentation, a push and every other kind of
/// transition. It provides the controllers, views and frames, and sends the callbacks at the start
/// and at the end.
@MainActor
protocol TransitionHost: AnyObject {
  var from: UIViewController { get }
  var to: UIViewController { get }
  var kind: TransitionKind { get }
  /// The container controller whose children change; nil for presentations.
  var owner: UIViewController? { get }
  var presentationController: UIPresentationController? { get }
  /// The controllers whose `transitionCoordinator` returns the coordinator of this transition.
  var involved: [UIViewController] { get }
  var containerView: UIView { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// True if the presentation removes the presenter's view, or if the dismissal restores it.
  var removesPresenter: Bool { get }
  /// Becomes true when the window releases the transition's controllers, which may happen in any
  /// callback. After the value has become true, no controller appears.
  var isTakenDown: Bool { get set }

  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The most recent result of `view(forKey:)`. This method does not call the delegate.
  func knownView(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
  /// The most recent result of `finalFrame(for:)`. This method does not call the delegate.
  func knownFinalFrame(for controller: UIViewController) -> CGRect
  /// The final frame that UIKit itself sets for the controller's view; nil if UIKit does not set
  /// one.
  func restingFrame(of controller: UIViewController) -> CGRect?

  /// Builds the container and sends the `will…` callbacks.
  func begin(animated: Bool)
  /// Sends the `will…` callbacks of a cancelled transition, first those of the appearing controller
  /// (facts A.6.1). Unverified: that UIKit sends the `will…` callbacks at `cancel()`, and not when
  /// the transition has returned to its start (facts A.6.2).
  func compensate(animated: Bool)
  /// Updates the views and the controllers' relations, and sends the `did…` callbacks.
  func end(completed: Bool, animated: Bool)
  /// Runs the caller's completion. This method is the last one that is called for a transition.
  func finished(completed: Bool)
  /// Called instead of `end` and `finished` if the window has released the transition's
  /// controllers. `goesBack` is true if the transition was interactive or cancelled. The method is
  /// called a second time if the animator may have added views since the first call.
  func abandoned(goesBack: Bool)
}

extension TransitionHost {
  var owner: UIViewController? { nil }
  var presentationController: UIPresentationController? { nil }
  func abandoned(goesBack: Bool) {}
  var removesPresenter: Bool { false }
  func knownView(forKey key: UITransitionContextViewKey) -> UIView? { view(forKey: key) }
  func knownFinalFrame(for controller: UIViewController) -> CGRect { finalFrame(for: controller) }
}

extension UIPresentationController {
  /// The final frame of the presented view, or of the presenter's view if the presentation removes
  /// that view.
  func restingFrame(of controller: UIViewController) -> CGRect? {
    if controller === presentedViewController {
      return laysOutPresentedView ? askFrameOfPresentedView() : nil
    }
    return containerView.flatMap { presenterHome?.restingFrame(in: $0) }
  }
}

extension TransitionHost {
  /// Sends a `will…` callback, unless the window has released the controller.
  func move(_ controller: UIViewController, _ step: AppearanceState.Move, animated: Bool) {
    if !isTakenDown { controller.move(step, animated: animated) }
  }

  /// Makes the appearance call `step`, unless the controller has already received it, for example
  /// because its container has made the call or its view has been removed.
  func tell(_ controller: UIViewController, _ step: AppearanceState.Move, animated: Bool) {
    if controller.appearance.after(step) != nil { move(controller, step, animated: animated) }
  }

  /// Completes the controller's appearance, unless the window has released the controller.
  func show(_ controller: UIViewController, animated: Bool) {
    if !isTakenDown { controller.settle(visible: true, animated: animated) }
  }
}
