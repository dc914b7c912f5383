/// What kind of transition a session runs: who takes part, which views and frames, and what is
/// told to whom at its start and end.
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
  /// Whether the presenter's view leaves the window, or left it and comes back.
  var removesPresenter: Bool { get }
  /// True once the window has let go of everybody here, which may happen inside any callback:
  /// from then on nobody appears any more.
  var isTakenDown: Bool { get set }

  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The last answer of `view(forKey:)`; asks nobody.
  func knownView(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
  /// The last answer of `finalFrame(for:)`; asks nobody.
  func knownFinalFrame(for controller: UIViewController) -> CGRect
  /// Where UIKit itself puts the controller's view at the end; nil where that is not its task.
  func restingFrame(of controller: UIViewController) -> CGRect?

  /// Builds the container and sends the will-callbacks.
  func begin(animated: Bool)
  /// Sends the will-callbacks of a cancel: the appearing controller's first (facts A.6.1). That
  /// they come at `cancel()` and not at its end is unverified (facts A.6.2).
  func compensate(animated: Bool)
  /// Puts views and relations in order and sends the did-callbacks.
  func end(completed: Bool, animated: Bool)
  /// Runs the caller's completion; the last word of a transition.
  func finished(completed: Bool)
  /// The window has let go of everybody here, in place of `end` and `finished`: of a transition
  /// that a finger held or that ran back, or of one that was on its way. May come again when the
  /// animator has added views since.
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
  /// The presented view's frame, or that of a presenter which the presentation takes away.
  func restingFrame(of controller: UIViewController) -> CGRect? {
    if controller === presentedViewController {
      return laysOutPresentedView ? askFrameOfPresentedView() : nil
    }
    return containerView.flatMap { presenterHome?.restingFrame(in: $0) }
  }
}

extension TransitionHost {
  /// Sends a will-call, unless the window has let go of the controller meanwhile.
  func move(_ controller: UIViewController, _ step: AppearanceState.Move, animated: Bool) {
    if !isTakenDown { controller.move(step, animated: animated) }
  }

  /// Moves the controller, unless it has taken that step already: with its container, or because its
  /// view was taken away.
  func tell(_ controller: UIViewController, _ step: AppearanceState.Move, animated: Bool) {
    if controller.appearance.after(step) != nil { move(controller, step, animated: animated) }
  }

  /// Brings a controller to rest on screen, or off it when the window has let go of it.
  func show(_ controller: UIViewController, animated: Bool) {
    if !isTakenDown { controller.settle(visible: true, animated: animated) }
  }
}
