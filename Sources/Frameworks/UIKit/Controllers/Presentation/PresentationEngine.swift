/// Performs presentations. The type that adopts the protocol is in another folder, so that
/// controllers do not depend on the implementation.
@MainActor
protocol PresentationEngine: AnyObject {
  func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?)
  func dismiss(from receiver: UIViewController, animated: Bool, _ completion: (() -> Void)?)
  /// Dismisses `presented` because the user has dismissed it through the presentation's chrome.
  /// Uses the presentation's animator and interaction controller. Returns false if the dismissal
  /// cannot start.
  func dismiss(
    _ presented: UIViewController, with animator: any UIViewControllerAnimatedTransitioning,
    steeredBy interactor: (any UIViewControllerInteractiveTransitioning)?,
    _ completion: (() -> Void)?
  ) -> Bool
  /// Removes all controllers that `controller` presented, without animation. The returned closure
  /// notifies the participants of a running transition. Call the closure when the window's
  /// controllers and views are consistent again.
  func takeDown(from controller: UIViewController) -> () -> Void
  /// Creates the presentation for the controller's style, before the controller is presented.
  func makePresentation(for presented: UIViewController) -> UIPresentationController
  /// Creates a presentation of `presented` in `style` that replaces the controller's own
  /// presentation.
  func makePresentation(
    for presented: UIViewController, presenting: UIViewController?,
    style: UIModalPresentationStyle
  ) -> UIPresentationController
  /// Called when the supported interface orientations may have changed.
  func orientationsChanged()
  /// The coordinator of the running transition that involves `controller` directly.
  func coordinator(involving controller: UIViewController)
    -> (any UIViewControllerTransitionCoordinator)?
}

/// Stores the presentation engine of a `World`. The frame loop installs the engine.
@MainActor
final class PresentationEngineSlot: WorldService {
  private var engine: (any PresentationEngine)?

  /// The engine of the current `World`; nil until a frame loop exists.
  static var engine: (any PresentationEngine)? {
    World.current.service(PresentationEngineSlot.self).engine
  }

  /// Returns the engine, for calls that require one. Logs a warning if there is no engine.
  static func demand(by controller: UIViewController) -> (any PresentationEngine)? {
    if engine == nil {
      UIKitLog.warn(
        "\(controller) cannot present or dismiss, because no stage or app runs its main loop. Show "
          + "it on a Stage first.")
    }
    return engine
  }

  static func install(_ engine: any PresentationEngine) {
    World.current.service(PresentationEngineSlot.self).engine = engine
  }
}
