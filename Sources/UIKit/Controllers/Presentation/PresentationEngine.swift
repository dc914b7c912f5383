/// What carries out presentations: declared here and adopted above, so that controllers need
/// not name it.
@MainActor
protocol PresentationEngine: AnyObject {
  func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?)
  func dismiss(from receiver: UIViewController, animated: Bool, _ completion: (() -> Void)?)
  /// Dismisses `presented` because the user asked for it through the presentation's own chrome,
  /// with the animation and steering that the presentation brings; false when it cannot start.
  func dismiss(
    _ presented: UIViewController, with animator: any UIViewControllerAnimatedTransitioning,
    steeredBy interactor: (any UIViewControllerInteractiveTransitioning)?,
    _ completion: (() -> Void)?
  ) -> Bool
  /// Ends everything that `controller` presented, without animation. The result tells those who
  /// took part in a running transition, and is called once the window is in order.
  func takeDown(from controller: UIViewController) -> () -> Void
  /// The presentation for the controller's style, before anybody presents it.
  func makePresentation(for presented: UIViewController) -> UIPresentationController
  /// A presentation of `presented` in `style`, to stand in for the controller's own.
  func makePresentation(
    for presented: UIViewController, presenting: UIViewController?,
    style: UIModalPresentationStyle
  ) -> UIPresentationController
  /// Somebody may support other interface orientations now.
  func orientationsChanged()
  /// Coordinates the running transition that `controller` takes part in itself.
  func coordinator(involving controller: UIViewController)
    -> (any UIViewControllerTransitionCoordinator)?
}

/// Where a world keeps its engine; the run loop puts it there.
@MainActor
final class PresentationEngineSlot: WorldRoom {
  private var engine: (any PresentationEngine)?

  /// The world's engine; nil while no run loop has been set up.
  static var engine: (any PresentationEngine)? {
    World.current.room(PresentationEngineSlot.self).engine
  }

  /// The engine, with a warning when there is none: for calls that ask for something to happen.
  static func demand(by controller: UIViewController) -> (any PresentationEngine)? {
    if engine == nil {
      UIKitLog.warn("\(controller) was asked to present or dismiss, but no run loop serves it.")
    }
    return engine
  }

  static func install(_ engine: any PresentationEngine) {
    World.current.room(PresentationEngineSlot.self).engine = engine
  }
}
