/// Shows one page at a time, or two side by side. A swipe turns to the pages that the data source
/// provides.
///
/// Pages slide in both transition styles, because Matchcut does not draw the curl of `.pageCurl`.
/// The behaviour follows `UIPageViewController.h` and Apple's documentation of the class.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The position of the spine, at which the pages of a book are bound.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine, because the style is `.scroll`.
    case none = 0
    /// The spine is at the left or top edge, and one page is shown.
    case min = 1
    /// The spine is in the middle, and two pages are shown.
    case mid = 2
    case max = 3
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the spine's location for page curls. The option's value is a raw value of
    /// `SpineLocation`; `.min` by default.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key of the distance between pages in the scroll style, in points; 0 by default.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init(rawValue:))
    let spacing = options?[.interPageSpacing] as? NSNumber
    spineLocation = style == .scroll ? .none : spine ?? .min
    pageSpacing = CGFloat(spacing?.doubleValue ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with horizontal page curls. The storyboard that contains the controller
  /// may then specify other settings.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  /// Creates a controller with horizontal page curls.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  // MARK: Settings

  open internal(set) var transitionStyle: TransitionStyle
  open internal(set) var navigationOrientation: NavigationOrientation
  /// The location of the spine. The delegate may change it when the interface rotates.
  open internal(set) var spineLocation: SpineLocation
  /// The distance between two pages in the scroll style, in points. The distance is set before the
  /// view is loaded; negative values count as 0.
  var pageSpacing: CGFloat = 0
  /// Whether pages have a back; false by default. If it is true, an animated request for a page
  /// curl must contain two pages, the front and the back. Matchcut never shows the back.
  open var isDoubleSided = false

  /// Observes the page turns that gestures cause. Not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Provides the pages before and after the current ones. If it is nil, only requests can turn
  /// pages. Not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { reloadNeighbours() } }
  }

  /// The recognizers of page curls. In the scroll style the array is empty, because the recognizer
  /// belongs to the scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [scroller.view.panGestureRecognizer] : []
  }

  // MARK: Pages

  /// The pages that are shown; nil before the first request. During a page turn, these are the old
  /// pages.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  /// Replaces the pages that are shown.
  ///
  /// Does not call the delegate. In an animated request, the new pages slide in from the right or
  /// from below if `direction` is `.forward`, otherwise from the left or from above. The slide
  /// takes 0.3 s (unverified). If the view is off screen, the request is not animated. A page turn
  /// that is still running ends before the new request begins. If the running turn was requested,
  /// its `completion` receives false. Raises an exception if the number of pages does not match the
  /// spine.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    World.activate(worldOf: viewIfLoaded?.layer)
    let pages = checked(viewControllers ?? [], animated: animated)
    CallTrace.note(
      .controller, self,
      .message(
        .init(
          "setViewControllers",
          ["_": .objects(pages.map(ObjectName.init(of:))), "animated": .bool(animated)])))
    show(pages, direction, animated: animated, completion)
  }

  /// Returns the pages to show. Raises UIKit's exception if the number of `pages` is wrong.
  private func checked(_ pages: [UIViewController], animated: Bool) -> [UIViewController] {
    let hasBack = isDoubleSided && animated && transitionStyle == .pageCurl
    let required = spineLocation == .mid || hasBack ? 2 : 1
    guard pages.count == required else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "The number of view controllers provided (\(pages.count)) doesn't match the number "
          + "required (\(required)) for the requested transition")
    }
    return spineLocation == .mid ? pages : [pages[0]]
  }

  // MARK: Implementation

  /// The current pages.
  var shown: [UIViewController] = []
  /// The page turn in progress; nil if there is none.
  var turn: PageChange?
  var neighbours = PageNeighbours()
  private(set) lazy var scroller: PageScroller = {
    let spacing = transitionStyle == .scroll ? Swift.max(0, pageSpacing) : 0
    let scroller = PageScroller(
      isVertical: navigationOrientation == .vertical, spacing: spacing)
    scroller.onMove = { [weak self] in self?.moved(by: $0) }
    scroller.onRest = { [weak self] in self?.rested() }
    return scroller
  }()
  private(set) lazy var indicator: PageIndicator = {
    let indicator = PageIndicator()
    indicator.control.addAction(
      UIAction { [weak self] _ in self?.indicatorTapped() }, for: .valueChanged)
    return indicator
  }()

  open override func loadView() {
    let view = PageView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layOutPages() }
    self.view = view
    view.addSubview(scroller.view)
    view.addSubview(indicator.control)
    for page in shown { scroller.view.addSubview(page.view) }
    // The layout gives a size to pages that were set before the first layout.
    scroller.place(in: view.bounds)
    reloadNeighbours()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for page in shown { page.beginAppearanceTransition(true, animated: animated) }
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for page in shown where page.appearance == .appearing { page.endAppearanceTransition() }
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishTurn()
    for page in shown { page.beginAppearanceTransition(false, animated: animated) }
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for page in shown where page.appearance == .disappearing { page.endAppearanceTransition() }
  }

  /// Always false, because this controller makes the appearance calls of its pages itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    finishTurn()
    guard transitionStyle == .pageCurl else { return }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.askForSpine() }, completion: nil)
  }

  private func askForSpine() {
    guard let delegate else { return }
    let orientation = UIScreen.main.interfaceOrientation
    let answer = CallTrace.askOptional(
      .delegate, delegate,
      .message(
        .init("pageViewController", of: self, ["spineLocationFor": .text(".\(orientation)")]))
    ) {
      delegate.pageViewController(self, spineLocationFor: orientation)
    }
    if let answer { spineLocation = answer }
  }
}

/// The view of a page view controller.
@MainActor
private final class PageView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Observes the page turns that gestures cause, but not those that the app requests. Every
/// requirement is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a gesture begins to turn to `pendingViewControllers`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when the page turn has ended. `completed` is false if the old pages are shown again.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Called for page curls when the interface rotates. The delegate must also set as many pages as
  /// the returned location requires.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

/// Provides the pages before and after a page.
///
/// The data source's methods are called once for each side, when the pages have stopped moving. The
/// results are used until the next page turn or request. Unverified: that UIKit calls the data
/// source's methods only when the pages have stopped moving.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns nil if there is no page before `viewController`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  // The two `presentation…` methods are optional. If both `presentation…` methods are implemented,
  // dots are shown below pages that scroll horizontally. The `presentation…` methods are called
  // after the app has set pages. A page turn by a gesture only moves the mark by one dot.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
