/// Shows one page at a time, or two side by side; a swipe turns to the pages that a data source names.
///
/// Pages slide in both transition styles: the curl of `.pageCurl` is not drawn. Source of the
/// contracts: `UIPageViewController.h` and its reference.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Where the pages of a book are bound.
  public enum SpineLocation: Int, Sendable {
    /// The scroll style has no spine.
    case none = 0
    /// At the left or top edge: one page is shown.
    case min = 1
    /// In the middle: two pages are shown.
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

    /// A raw value of `SpineLocation`, for page curls; `.min` by default.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages that scroll, in points; 0 by default.
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
    let spacing = (options?[.interPageSpacing] as? Double).map { CGFloat($0) }
    spineLocation = style == .scroll ? .none : spine ?? .min
    self.spacing = style == .scroll ? Swift.max(0, spacing ?? 0) : 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Curls pages horizontally, where a storyboard says nothing else.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  /// Curls pages horizontally.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  // MARK: Settings

  open internal(set) var transitionStyle: TransitionStyle
  open internal(set) var navigationOrientation: NavigationOrientation
  /// The delegate may change it when the interface rotates.
  open internal(set) var spineLocation: SpineLocation
  /// Points between two pages.
  private var spacing: CGFloat = 0
  /// Whether pages have a back; false by default. An animated request then names front and back; the
  /// back is never shown here.
  open var isDoubleSided = false

  /// Observes the turns that gestures make. Not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Names the pages beside the current ones; without one only requests turn pages. Not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { reloadNeighbours() } }
  }

  /// The recognizers of page curls; empty for the scroll style, whose recognizer is the scroll view's.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [scroller.view.panGestureRecognizer] : []
  }

  // MARK: Pages

  /// The pages that are shown; nil before the first request. During a turn the old ones.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  /// Shows other pages.
  ///
  /// The delegate is not called. An animated request slides the new pages in, from the end for
  /// `.forward`, over 0.3 s (unverified); without a view on screen it is not animated. A request
  /// during a turn ends that turn first. `completion` gets false where that happens to its own.
  /// A number of pages that does not fit the spine raises.
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

  /// Raises UIKit's exception for a wrong number.
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
  /// The turn that runs.
  var turn: PageChange?
  var neighbours = PageNeighbours()
  private(set) lazy var scroller: PageScroller = {
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

  /// False: the pages appear and disappear with their turns.
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
