extension UIViewController {
  /// What this controller or its nearest presenting ancestor presented.
  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// Who presented this controller or its nearest presented ancestor.
  public var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// The presentation of this controller or of its nearest presented ancestor; read before
  /// presenting, it is made from the current style.
  public var presentationController: UIPresentationController? {
    if let made = activePresentationController ?? ownPresentation { return made }
    let made = PresentationEngineSlot.engine?.makePresentation(for: self)
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
