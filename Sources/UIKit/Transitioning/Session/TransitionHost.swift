/// The part of a transition that depends on its kind: controllers, views, frames, and the callbacks
/// at start and end.
@MainActor
protocol TransitionHost: AnyObject {
  var from: UIViewController { get }
  var to: UIViewController { get }
  var kind: TransitionKind { get }
  /// The container controller whose children change; nil for presentations.
  var owner: UIViewController? { get }
  var presentationController: UIPresentationController? { get }
  /// The controllers that vend the coordinator.
  var involved: [UIViewController] { get }
  var containerView: UIView { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the presentation removes the presenter's view, or a dismissal restores it.
  var removesPresenter: Bool { get }
  /// True once the window has released these controllers, which may happen inside any callback; no
  /// controller appears after that.
  var isTakenDown: Bool { get set }

  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The last result of `view(forKey:)`; makes no delegate call.
  func knownView(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
  /// The last result of `finalFrame(for:)`; makes no delegate call.
  func knownFinalFrame(for controller: UIViewController) -> CGRect
  /// The final frame that UIKit itself sets for the controller's view; nil where UIKit sets none.
  func restingFrame(of controller: UIViewController) -> CGRect?

  /// Builds the container and sends the will-callbacks.
  func begin(animated: Bool)
  /// Sends the will-callbacks of a cancel, the appearing controller's first (facts A.6.1). That
  /// they are sent at `cancel()` and not when the cancellation ends is unverified (facts A.6.2).
  func compensate(animated: Bool)
  /// Updates views and controller relations and sends the did-callbacks.
  func end(completed: Bool, animated: Bool)
  /// Runs the caller's completion; the last call of a transition.
  func finished(completed: Bool)
  /// Replaces `end` and `finished` when the window has released these controllers. `goesBack` is
  /// true if the transition was interactive or cancelled. Called again if the animator has added
  /// views since.
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
  /// The final frame of the presented view, or of a presenter's view that the presentation removes.
  func restingFrame(of controller: UIViewController) -> CGRect? {
    if controller === presentedViewController {
      return laysOutPresentedView ? askFrameOfPresentedView() : nil
    }
    return containerView.flatMap { presenterHome?.restingFrame(in: $0) }
  }
}

extension TransitionHost {
  /// Sends a will-callback, unless the window has released the controller.
  func move(_ controller: UIViewController, _ step: AppearanceState.Move, animated: Bool) {
    if !isTakenDown { controller.move(step, animated: animated) }
  }

  /// Moves the controller to `step`, unless it is already there, for example because its container
  /// moved it or its view was removed.
  func tell(_ controller: UIViewController, _ step: AppearanceState.Move, animated: Bool) {
    if controller.appearance.after(step) != nil { move(controller, step, animated: animated) }
  }

  /// Completes the controller's appearance, unless the window has released it.
  func show(_ controller: UIViewController, animated: Bool) {
    if !isTakenDown { controller.settle(visible: true, animated: animated) }
  }
}
