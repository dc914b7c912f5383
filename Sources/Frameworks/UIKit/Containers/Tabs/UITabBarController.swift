/// Shows one of several controllers at a time, with a tab for each.
///
/// A change of the selection is immediate, unless the delegate provides an animator. Requests made
/// during a transition wait until the transition has ended; then only the most recent request takes
/// effect. There is no "More" tab, so the bar shows all tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The delegate, which allows or refuses taps, observes them, and provides animators. Not
  /// retained.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegateClass = delegate.map { type(of: $0 as AnyObject) } }
  }
  /// The class of the delegate that was set most recently, even if that delegate has been
  /// deallocated.
  package private(set) var delegateClass: AnyClass?

  // MARK: Controllers

  let state = TabState()

  /// The controllers in the order of their tabs; nil if there are none.
  open var viewControllers: [UIViewController]? {
    get { state.controllers.isEmpty ? nil : state.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers. The selected controller stays selected if it is among the new ones;
  /// otherwise the selected index stays the same if possible; otherwise the first controller is
  /// selected.
  ///
  /// If `animated` is true and the visible controller is not among the new ones, the delegate is
  /// asked for an animator (facts G.9). Without an animator, the change is immediate.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    World.activate(worldOf: viewIfLoaded?.layer)
    let names = (viewControllers ?? []).map(ObjectName.init(of:))
    CallTrace.note(.controller, self, .request(.setViewControllers(names, animated: animated)))
    install(viewControllers ?? [], animated: animated)
  }

  // MARK: Selection

  /// The selected controller. Setting this property asks the delegate for an animator, but does not
  /// call `shouldSelect` or `didSelect`. Raises an exception for a controller that has no tab.
  open var selectedViewController: UIViewController? {
    get { state.selected }
    set {
      World.activate(worldOf: viewIfLoaded?.layer)
      CallTrace.note(
        .controller, self, .request(.selectViewController(newValue.map(ObjectName.init(of:)))))
      select(checked(newValue))
    }
  }

  /// The index of the selected controller; `NSNotFound` if there are no controllers. During a
  /// transition, this property is the new index.
  open var selectedIndex: Int {
    get { state.controllers.firstIndex { $0 === state.selected } ?? NSNotFound }
    set {
      World.activate(worldOf: viewIfLoaded?.layer)
      CallTrace.note(.controller, self, .request(.selectIndex(newValue)))
      guard state.controllers.indices.contains(newValue) else {
        return UIKitLog.warn(
          "selectedIndex \(newValue) of \(self) is beyond its \(state.controllers.count) view "
            + "controllers; ignored.")
      }
      select(state.controllers[newValue])
    }
  }

  // MARK: Bar

  /// The bar that shows the controllers' tabs. Only the tab bar controller changes the bar's items.
  public private(set) lazy var tabBar: UITabBar = UITabBar(frame: .zero)

  override func tabChanged(ofChild child: UIViewController) { tabsChanged() }

  override func insets(ofChild child: UIViewController) -> UIEdgeInsets {
    endsAtBar(child) ? .zero : UIEdgeInsets(top: 0, left: 0, bottom: bottomBarInset, right: 0)
  }
  override func frame(ofChild child: UIViewController, in bounds: CGRect) -> CGRect {
    placedFrame(ofChild: child, in: bounds)
  }
  override func edgesChanged(ofChild child: UIViewController) { placeShownView() }
  /// The controller that hides the bar while it is selected.
  weak var barHider: UIViewController?
  /// True while a tap is changing the selection.
  var barIsTapped = false

  // MARK: Orientation

  /// The delegate's answer. If the delegate does not specify orientations, the default orientations
  /// of view controllers apply.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    answer("tabBarControllerSupportedInterfaceOrientations", \.names) {
      $0.tabBarControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// The delegate's answer. If the delegate does not specify an orientation, this is the current
  /// orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    answer(
      "tabBarControllerPreferredInterfaceOrientationForPresentation", { ".\($0)" },
      { $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self) }
    ) ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The delegate's answer; nil if the delegate does not implement the method. `text` returns the
  /// answer's text for the trace.
  private func answer<R>(
    _ method: String, _ text: (R) -> String, _ question: (any UITabBarControllerDelegate) -> R
  ) -> R? {
    guard let delegate else { return nil }
    return CallTrace.askIfImplemented(
      .delegate, delegate, .message(.init(method, of: self)), { question(delegate) },
      answer: { .value(.text(text($0))) })
  }

  // MARK: Lifecycle

  /// The superview of the controllers' views, and the container of transitions. The container does
  /// not clip, because an animator may transform the container itself.
  let stageView = UIView()

  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layOutBar() }
    // The view is set before subviews are added, so that the subviews start with the controller's
    // traits.
    self.view = view
    view.addSubview(TransitionClipView(holding: stageView, in: view.bounds))
    view.addSubview(tabBar)
    // Apps read the bar's frame in `viewDidLoad()` (facts M.14).
    tabBar.place(in: barFrame)
    tabBar.isManaged = true
    tabBar.onTap = { [weak self] item in self?.tapped(item) }
    showTabs()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  open override var childForStatusBarStyle: UIViewController? { state.selected }
  open override var childForStatusBarHidden: UIViewController? { state.selected }

  /// Selects the child that an unwind passes through.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = subsequentVC
  }
}

extension UIViewController {
  /// The nearest tab bar controller among the ancestors; nil if there is none.
  public var tabBarController: UITabBarController? { nearestAncestor() }
}

/// A tab bar controller's view, which reports its layout.
@MainActor
final class TabView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
