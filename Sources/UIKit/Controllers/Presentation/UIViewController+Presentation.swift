extension UIViewController {
  /// What this controller or its nearest presenting ancestor presented.
  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// Who presented this controller or its farthest presented ancestor.
  public var presentingViewController: UIViewController? {
    parent?.presentingViewController ?? ownPresenting
  }

  /// The presentation of this controller or of its nearest presented ancestor; read before
  /// presenting, it is made from the current style.
  public var presentationController: UIPresentationController? {
    if let made = activePresentationController ?? ownPresentation { return made }
    let made = PresentationEngineSlot.engine?.makePresentation(for: self)
    made?.keepsPresented = false
    ownPresentation = made
    return made
  }

  /// The presentation that shows this controller now; nil while it is not presented.
  public var activePresentationController: UIPresentationController? {
    ownPresenting != nil ? ownPresentation : parent?.activePresentationController
  }

  /// Coordinates the transition this controller, or an ancestor, takes part in; nil when idle.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    PresentationEngineSlot.engine?.coordinator(involving: self) ?? parent?.transitionCoordinator
  }
}

extension UIViewController {
  /// Who appears and disappears with this controller: its children, and what stands on one of them
  /// in its place among the views.
  var appearanceFollowers: [UIViewController] { children.flatMap { [$0] + $0.presentedInContext } }

  var isPresentedInContext: Bool { ownPresenting != nil && ownPresentation?.isInContext == true }

  private var presentedInContext: [UIViewController] {
    guard let ownPresented, ownPresented.isPresentedInContext else { return [] }
    return [ownPresented] + ownPresented.presentedInContext
  }

  /// After this controller has laid its children out, what is presented over one of them lies
  /// where that one does now.
  func fitContexts() {
    for child in children {
      guard let presented = child.ownPresented, presented.isPresentedInContext,
        let container = presented.ownPresentation?.containerView as? TransitionContainerView,
        let view = child.viewIfLoaded, view.superview === container.superview
      else { continue }
      container.take(placeOf: view)
    }
  }

  /// Warns of an appearance method that somebody else than the engine calls (facts A.8.6).
  func expectCall(_ step: AppearanceState.Move) {
    guard !record.steps.contains(step) else { return }
    let name =
      switch step {
      case .willAppear: "viewWillAppear:"
      case .didAppear: "viewDidAppear:"
      case .willDisappear: "viewWillDisappear:"
      case .didDisappear: "viewDidDisappear:"
      }
    UIKitLog.warn(
      "Calling -\(name) directly on a view controller is not supported, and may result in "
        + "out-of-order callbacks and other inconsistent behavior. Use the "
        + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
        + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
        + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
        + "debugger. View controller: \(self)", about: self)
  }
}
