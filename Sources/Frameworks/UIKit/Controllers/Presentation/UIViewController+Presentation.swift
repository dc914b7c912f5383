extension UIViewController {
  /// The controller that was presented by this controller or by its nearest ancestor that presents
  /// one.
  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The controller that presented this controller or its farthest presented ancestor.
  public var presentingViewController: UIViewController? {
    parent?.presentingViewController ?? ownPresenting
  }

  /// The presentation of this controller or of its nearest presented ancestor. If this property is
  /// read before presenting, the presentation is created for the controller's current style.
  public var presentationController: UIPresentationController? {
    if let made = activePresentationController ?? ownPresentation { return made }
    let made = PresentationEngineSlot.engine?.makePresentation(for: self)
    made?.keepsPresented = false
    ownPresentation = made
    return made
  }

  /// The presentation that currently shows this controller; nil while it is not presented.
  public var activePresentationController: UIPresentationController? {
    ownPresenting != nil ? ownPresentation : parent?.activePresentationController
  }
}

extension UIViewController {
  /// The controllers that appear and disappear together with this one: its children, and the
  /// controllers presented in context over a child.
  var appearanceFollowers: [UIViewController] { children.flatMap { [$0] + $0.presentedInContext } }

  var isPresentedInContext: Bool { ownPresenting != nil && ownPresentation?.isInContext == true }

  private var presentedInContext: [UIViewController] {
    guard let ownPresented, ownPresented.isPresentedInContext else { return [] }
    return [ownPresented] + ownPresented.presentedInContext
  }

  /// Aligns presentations in context with the children that they cover. Called after this
  /// controller has laid out its children.
  func fitContexts() {
    for child in children {
      guard let presented = child.ownPresented, presented.isPresentedInContext,
        let container = presented.ownPresentation?.containerView as? TransitionContainerView,
        let view = child.viewIfLoaded, view.superview === container.superview
      else { continue }
      container.take(placeOf: view)
    }
  }

  /// Warns if an appearance method was called by something other than the engine (facts A.8.6).
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
        + "debugger. View controller: \(self)", .directAppearance, about: self)
  }
}

// Carries out the methods that apps may override.
extension UIViewController {
  func beginPresenting(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    World.activate(worldOf: viewIfLoaded?.layer)
    viewControllerToPresent.presentationSource = self
    PresentationEngineSlot.demand(by: self)?.present(
      viewControllerToPresent, from: self, animated: flag, completion)
  }

  func beginDismissing(animated flag: Bool, completion: (() -> Void)?) {
    World.activate(worldOf: viewIfLoaded?.layer)
    PresentationEngineSlot.demand(by: self)?.dismiss(from: self, animated: flag, completion)
  }

  func pass(
    _ vc: UIViewController, _ sender: Any?, on action: Selector,
    _ call: (UIViewController) -> Void
  ) {
    if let target = targetViewController(forAction: action, sender: sender), target !== self {
      call(target)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Rotates the interface to the device's orientation, if the topmost controller supports it.
  /// Since iOS 16, apps call `setNeedsUpdateOfSupportedInterfaceOrientations()` instead, which has
  /// the same effect.
  public class func attemptRotationToDeviceOrientation() {
    PresentationEngineSlot.engine?.orientationsChanged()
  }
}
