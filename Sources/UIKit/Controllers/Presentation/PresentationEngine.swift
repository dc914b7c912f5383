/// Performs presentations. Declared here and adopted in a higher folder, so that controllers do not
/// depend on it.
@MainActor
protocol PresentationEngine: AnyObject {
  func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?)
  func dismiss(from receiver: UIViewController, animated: Bool, _ completion: (() -> Void)?)
  /// Dismisses `presented` because the user did so through the presentation's chrome, with the
  /// presentation's animator and interaction controller; false when the dismissal cannot start.
  func dismiss(
    _ presented: UIViewController, with animator: any UIViewControllerAnimatedTransitioning,
    steeredBy interactor: (any UIViewControllerInteractiveTransitioning)?,
    _ completion: (() -> Void)?
  ) -> Bool
  /// Removes all controllers that `controller` presented, without animation. The returned closure
  /// notifies the participants of a running transition; call it when the window is consistent
  /// again.
  func takeDown(from controller: UIViewController) -> () -> Void
  /// Creates the presentation for the controller's style, before it is presented.
  func makePresentation(for presented: UIViewController) -> UIPresentationController
  /// Creates a presentation of `presented` in `style`, which replaces the controller's own.
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

/// Holds a world's presentation engine; the frame loop installs it.
@MainActor
final class PresentationEngineSlot: WorldService {
  private var engine: (any PresentationEngine)?

  /// The world's engine; nil until a frame loop has been set up.
  static var engine: (any PresentationEngine)? {
    World.current.service(PresentationEngineSlot.self).engine
  }

  /// The engine; logs a warning when there is none. For calls that require one.
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
