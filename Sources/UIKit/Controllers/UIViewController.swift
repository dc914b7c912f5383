/// Manages one screen's worth of views and their life on and off screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public let nibName: String?
  public let nibBundle: Bundle?
  open var title: String?

  // MARK: View

  /// The controller's view; loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }
  private var loadedView: UIView?

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    CallTrace.note(.appearance, self, "viewDidLoad()")
    viewDidLoad()
  }

  /// Makes the view: the storyboard's, else an empty one of the screen's size. Do not call it.
  open func loadView() {
    if let scene, scene.loadView(of: self) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // Each of these does nothing by default; overrides call super.
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window with its final traits and size; once per appearance.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: Appearance

  package internal(set) var appearance = AppearanceState.disappeared
  /// Set while an appearance runs: whether it is animated, and whether its one
  /// `viewIsAppearing` is still to come.
  var appearanceIsAnimated = false
  var owesIsAppearing = false
  /// Set while a child's `viewDidAppear` waits for the commit.
  var didAppearIsQueued = false
  /// A former child whose view its parent still shows.
  var isOrphan = false

  /// Why this controller is (dis)appearing, for the questions `isBeing…` and `isMoving…`.
  var passage = Passage.none
  var moving = Moving.nowhere
  /// The transition that `passage` speaks of, and that may clear it again.
  weak var passageOwner: AnyObject?

  enum Passage {
    case none, presented, dismissed
  }
  enum Moving {
    case nowhere, toParent, fromParent
  }

  open var isBeingPresented: Bool { asksUp(.presented) }
  open var isBeingDismissed: Bool { asksUp(.dismissed) }
  /// True from `addChild(_:)` to the end of the appearance that follows.
  open var isMovingToParent: Bool { moving == .toParent }
  /// True from `willMove(toParent: nil)` to the end of the disappearance that follows.
  open var isMovingFromParent: Bool { moving == .fromParent }

  private func asksUp(_ passage: Passage) -> Bool {
    self.passage == passage || (parent?.asksUp(passage) ?? false)
  }

  /// Tells a child that its appearance is about to change; containers call it instead of the
  /// four appearance methods.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    move(isAppearing ? .willAppear : .willDisappear, animated: animated)
  }

  /// Tells a child that the change begun before is done.
  open func endAppearanceTransition() {
    move(
      appearance == .appearing ? .didAppear : .didDisappear, animated: appearanceIsAnimated)
  }

  /// Whether children hear of this controller's appearance by themselves; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  /// Takes `childController` in, after removing it from another parent: it hears
  /// `willMove(toParent:)`; the caller adds the view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.moving = .toParent
    childController.isOrphan = false
    children.append(childController)
    childController.parent = self
    childController.followParent()
  }

  /// Lets go of this child; it hears `didMove(toParent: nil)`, but not `willMove(toParent:)`.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    leave(parent)
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called by `addChild(_:)`, and with nil by the container before it removes the view.
  /// Overrides call super.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { moving = .fromParent }
  }
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// How the controller is shown when presented; `.automatic`, which reads back as
  /// `.pageSheet`, by default.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { style == .automatic ? .pageSheet : style }
    set { style = newValue }
  }
  private var style = UIModalPresentationStyle.automatic

  /// The built-in animation of a presentation without a custom one.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Supplies custom animators, interactors and the presentation controller. Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero

  /// What this controller itself presented, and by whom it was presented.
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  /// The presentation that shows this controller; made early when it is read early.
  var ownPresentation: UIPresentationController?

  /// Presents `viewControllerToPresent`; `completion` runs after its `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.presentationSource = self
    PresentationEngineSlot.demand(by: self)?.present(
      viewControllerToPresent, from: self, animated: flag, completion)
  }

  /// Dismisses what this controller presented, or the controller itself when it presented
  /// nothing; `completion` runs after `viewDidDisappear` of the dismissed one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    PresentationEngineSlot.demand(by: self)?.dismiss(from: self, animated: flag, completion)
  }
  /// Who asked for the presentation that shows this controller: an unwind goes back through it.
  weak var presentationSource: UIViewController?

  // MARK: Segues

  /// The storyboard's scene that this controller came from; nil for one made by code.
  var scene: (any ControllerScene)?

  /// Performs the segue of this name; `shouldPerformSegue(withIdentifier:sender:)` is not asked.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard scene?.performSegue(named: identifier, from: self, sender: sender) == true else {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
  }

  /// Whether a segue that the user triggers may happen; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller, or an unwind from it, is performed; does nothing
  /// by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Shows `vc` in the nearest container that can, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    pass(vc, sender, on: Selector("showViewController:sender:", UIViewController.show)) {
      $0.show(vc, sender: sender)
    }
  }

  /// Shows `vc` as a detail in the nearest container that can, else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let action = Selector(
      "showDetailViewController:sender:", UIViewController.showDetailViewController)
    pass(vc, sender, on: action) { $0.showDetailViewController(vc, sender: sender) }
  }

  private func pass(
    _ vc: UIViewController, _ sender: Any?, on action: Selector,
    _ call: (UIViewController) -> Void
  ) {
    if let target = targetViewController(forAction: action, sender: sender), target !== self {
      call(target)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// This controller or the nearest ancestor that can perform `action`; nil when there is none.
  ///
  /// A container says so in `canPerformAction(_:withSender:)`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  // MARK: Unwinding

  /// The children that an unwind searches, in order; by default all but the one it comes from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// The child that an unwind comes from; nil when it comes from elsewhere.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var node = source.source
    while let outer = node.outward {
      if outer === self { return node }
      node = outer
    }
    return nil
  }

  /// Whether an unwind may end here; by default when this controller has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformAction(action, withSender: sender)
  }

  /// A container on the way to the destination shows `subsequentVC`; does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}
