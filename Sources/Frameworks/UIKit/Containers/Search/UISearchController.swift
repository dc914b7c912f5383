/// Manages a search with a search bar and with a controller that shows the results while the bar
/// contains text.
///
/// During a search, the search controller is presented by the nearest controller that defines a
/// presentation context, or else by the window's root controller, below the search bar. Its view
/// contains the results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller that shows the results. Nil means that the controller with the navigation item
  /// shows the results itself.
  public let searchResultsController: UIViewController?
  /// The search bar, which belongs to this controller.
  public let searchBar = UISearchBar(frame: .zero)

  /// Called after every change of the text, and when the search begins or ends. Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepareBar()
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareBar()
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    prepareBar()
  }

  /// The bar of a search controller has a placeholder (unverified: the text).
  private func prepareBar() {
    searchBar.controller = self
    searchBar.placeholder = "Search"
  }

  /// Whether the content below the search is dimmed until the results appear; false by default,
  /// since iOS 15 (facts F.12.4). A tap on dimmed content ends the search.
  open var obscuresBackgroundDuringPresentation = false { didSet { showResults() } }
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar shows only the search bar during the search; true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the search bar shows its cancel button during the search; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the search bar shows its scope buttons during the search; true by default.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown even if the text is empty; false by default.
  open var showsSearchResultsController = false { didSet { showResults() } }

  /// The controller whose navigation item has this search controller.
  weak var searching: UIViewController?

  /// Whether the search is running. Setting this property begins or ends the search.
  open var isActive: Bool {
    get { runs }
    set {
      guard newValue != runs else { return }
      newValue ? begin() : end()
    }
  }
  private var runs = false
  private var hasShownScopes = false

  private func begin() {
    run()
    tell("presentSearchController") { $0.presentSearchController(self) }
    if ownPresenting == nil { presentItself() }
    update()
  }

  private func run() {
    runs = true
    searching?.navigationItem.isSearching = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, !searchBar.showsScopeBar {
      hasShownScopes = true
      searchBar.setShowsScope(true, animated: true)
    }
  }

  private func end() {
    tell("willDismissSearchController") { $0.willDismissSearchController(self) }
    stop()
    guard ownPresenting != nil else {
      return tell("didDismissSearchController") { $0.didDismissSearchController(self) }
    }
    dismissItself()
  }

  private func stop() {
    runs = false
    searching?.navigationItem.isSearching = false
    _ = searchBar.resignFirstResponder()
    searchBar.text = nil
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if hasShownScopes {
      hasShownScopes = false
      searchBar.setShowsScope(false, animated: true)
    }
    update()
  }

  // MARK: Presentation

  /// The controller that contains the search bar.
  private var source: UIViewController? {
    (searching ?? searchBar).firstInChain { $0 is UIViewController } as? UIViewController
  }

  /// Presents the controller. Without a view in a window, the search runs without a presentation
  /// (unverified).
  private func presentItself() {
    guard let source, source.viewIfLoaded?.window != nil else { return }
    tell("willPresentSearchController") { $0.willPresentSearchController(self) }
    source.present(self, animated: true) { [weak self] in
      guard let self else { return }
      tell("didPresentSearchController") { $0.didPresentSearchController(self) }
      // The search may have ended before its presentation.
      if !runs { dismissItself() }
    }
  }

  private func dismissItself() {
    ownPresenting?.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      tell("didDismissSearchController") { $0.didDismissSearchController(self) }
    }
  }

  override func ownKindOfPresentation(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    SearchPresentation(presentedViewController: self, presenting: presenting)
  }

  /// Called when any presentation of this controller begins, also one by the app.
  func presentationBegins() {
    if !runs {
      run()
      update()
    }
    showBar(onlySearch: hidesNavigationBarDuringPresentation)
  }
  func dismissalBegins() {
    if runs { stop() }
    showBar(onlySearch: false)
  }

  /// Hides or shows the content of the navigation bar alongside the transition.
  private func showBar(onlySearch: Bool) {
    guard let searching, searching.navigationItem.showsOnlySearch != onlySearch else { return }
    searching.navigationItem.showsOnlySearch = onlySearch
    guard let view = searching.navigationController?.viewIfLoaded else { return }
    transitionCoordinator?.animateAlongsideTransition(
      in: view, animation: { _ in view.layoutIfNeeded() }, completion: nil)
  }

  /// The bottom edge of the search bar, in the coordinate system of `view`; nil if the bar is not
  /// in a window. In a navigation bar, it is the edge at the end of the transition.
  func barBottom(in view: UIView) -> CGFloat? {
    guard searchBar.window != nil else { return nil }
    guard let bar = searchBar.superview as? UINavigationBar else {
      return view.convert(searchBar.bounds, from: searchBar).maxY
    }
    let bottom = bar.frame.minY + bar.height(for: bar.stack)
    return view.convert(CGPoint(x: 0, y: bottom), from: bar.superview).y
  }

  // MARK: Results

  /// A dimming view that is as large as the controller's view.
  private lazy var dim = UIView()
  /// The colour of the dimming view (unverified).
  private static let dimColor = UIColor(white: 0, alpha: 0.2)

  open override func viewDidLoad() {
    super.viewDidLoad()
    dim.backgroundColor = Self.dimColor
    dim.frame = view.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tapOutside", UISearchController.tapOutside)))
    view.insertSubview(dim, at: 0)
    showResults()
  }

  private func tapOutside() { isActive = false }

  /// Whether the content below is dimmed or covered by results.
  var coversContent: Bool {
    isViewLoaded && (!dim.isHidden || searchResultsController?.parent === self)
  }

  private func update() {
    showResults()
    guard let updater = searchResultsUpdater else { return }
    CallTrace.note(
      .delegate, updater, .message("updateSearchResults", ["for": .named(self)]))
    updater.updateSearchResults(for: self)
  }

  /// Shows the results if the search is running and either there is text or
  /// `showsSearchResultsController` is true. Otherwise removes the results.
  private func showResults() {
    let hasText = searchBar.text?.isEmpty == false
    let isWanted =
      runs && searchResultsController != nil && (showsSearchResultsController || hasText)
    if isViewLoaded {
      dim.isHidden = !runs || isWanted || !obscuresBackgroundDuringPresentation
    }
    guard let results = searchResultsController else { return }
    if isWanted, results.parent == nil {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if !isWanted, results.parent === self {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }

  private func tell(_ what: String, _ body: (any UISearchControllerDelegate) -> Void) {
    guard let delegate else { return }
    CallTrace.tellOptional(
      .delegate, delegate, .message(.init(what, ["_": .named(self)])), { body(delegate) })
  }
}

extension UISearchController: SearchBarObserver {
  func searchBarBegins() { isActive = true }
  func searchTextChanges() { if runs { update() } }
  func searchBarCancels() { isActive = false }
  func searchBarResizes() {
    searching?.navigationItem.searchChanged()
    ownPresentation?.containerView?.setNeedsLayout()
  }
}

/// Updates search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins and ends, and after every change of its text or scope.
  func updateSearchResults(for searchController: UISearchController)
}

/// Observes a search controller. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called before `willPresentSearchController(_:)`. The method may present the search controller;
  /// if it does not, the search controller presents itself. If the app presents the search
  /// controller, no other method is called.
  func presentSearchController(_ searchController: UISearchController)
}

extension UINavigationItem {
  /// The search controller whose bar is shown below the title while this item is the top item; nil
  /// by default.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set {
      search = newValue
      searchView = newValue?.searchBar
      searchChanged()
    }
  }
}
