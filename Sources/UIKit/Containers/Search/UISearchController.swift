/// Manages a search with a search bar and with a controller that shows the results while the bar
/// contains text.
///
/// The view with the results covers the view of the controller whose navigation item has the search
/// controller. On iOS, the search controller itself is presented during the search. Matchcut does
/// not present the search controller, so the controller's `presentingViewController` stays nil.
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
    searchBar.controller = self
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.controller = self
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  /// Whether the content below the search is dimmed; true by default. Matchcut stores the value,
  /// but does not dim the content.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during the search; true by default. Matchcut stores the
  /// value, but does not hide the bar.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the search bar shows its cancel button during the search; true by default.
  open var automaticallyShowsCancelButton = true
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

  private func begin() {
    tell("willPresentSearchController") { $0.willPresentSearchController(self) }
    runs = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    tell("presentSearchController") { $0.presentSearchController(self) }
    update()
    tell("didPresentSearchController") { $0.didPresentSearchController(self) }
  }

  private func end() {
    tell("willDismissSearchController") { $0.willDismissSearchController(self) }
    runs = false
    _ = searchBar.resignFirstResponder()
    searchBar.text = nil
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    update()
    tell("didDismissSearchController") { $0.didDismissSearchController(self) }
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
    guard let results = searchResultsController else { return }
    let isWanted = runs && (showsSearchResultsController || searchBar.text?.isEmpty == false)
    guard isWanted, let searching, let view = searching.viewIfLoaded else {
      guard results.parent != nil else { return }
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      return results.removeFromParent()
    }
    guard results.parent == nil else { return }
    searching.addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: searching)
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
}

/// Updates search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins and ends, and after every change of its text.
  func updateSearchResults(for searchController: UISearchController)
}

/// Observes a search controller. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called between `willPresentSearchController(_:)` and `didPresentSearchController(_:)`.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {
    Unanswered.mark()
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    Unanswered.mark()
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    Unanswered.mark()
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    Unanswered.mark()
  }
  public func presentSearchController(_ searchController: UISearchController) {
    Unanswered.mark()
  }
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
