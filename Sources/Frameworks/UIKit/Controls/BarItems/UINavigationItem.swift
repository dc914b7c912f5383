/// The content of a navigation bar while one controller of its stack is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Whether the title is shown in large type, in bars that support large titles. The raw values
  /// are those of `UINavigationItem.h`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The item has the mode of the previous item on the stack. For the first item, the title is
    /// large.
    case automatic
    case always, never, inline
  }

  /// The title of the button that returns to this item. The raw values are those of
  /// `UINavigationItem.h`.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title; "Back" if the title does not fit; no title if "Back" does not fit either.
    case `default`
    case generic, minimal
  }

  /// Where a bar shows the title. The raw values are those of `UINavigationItem.h`.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the centre.
    case navigator
    /// The title follows the leading buttons.
    case browser, editor
  }

  public init(title: String) {
    self.title = title
    super.init()
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Title

  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// Where the title is shown; `.navigator` by default.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }
  /// A view that replaces the title; nil by default. The title view keeps its own size.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      narrowedTitle = nil
      changed()
    }
  }
  /// The title view's own size, and the smaller size that a bar gave it for lack of room.
  var narrowedTitle: (own: CGSize, placed: CGSize)?
  /// A line of text above all other content; nil by default.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  // MARK: Search

  /// The search controller and its bar. The two properties have general types, because this folder
  /// does not depend on the folder that declares the search controller's class.
  var search: AnyObject?
  var searchView: (any HidingSearchBar)?
  func searchChanged() { changed() }
  /// Whether the bar shows only the search bar, because a search is running.
  var showsOnlySearch = false { didSet { if showsOnlySearch != oldValue { changed() } } }
  /// Whether a search is running. The search bar does not hide during a search (unverified).
  var isSearching = false { didSet { if isSearching != oldValue { changed() } } }
  /// Whether the search bar is visible only while the content is at its start; true by default. If
  /// it is false, the search bar is always visible (facts F.12.5). The content is the scroll view
  /// below the bar of a navigation controller.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  /// The height of the search bar, in points, if scrolling hides it; otherwise 0.
  var hidingSearchHeight: CGFloat {
    guard hidesSearchBarWhenScrolling, !isSearching, !showsOnlySearch else { return 0 }
    return searchView?.intrinsicContentSize.height ?? 0
  }

  // MARK: Back button

  /// The title of the button that returns to this item. If it is nil (the default), the item's
  /// title is used.
  open var backButtonTitle: String? { didSet { changed() } }
  /// An item that provides the title, image and tint colour of the button that returns to this
  /// item. The item's action is not used.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      watch([backBarButtonItem].compactMap { $0 }, insteadOf: [oldValue].compactMap { $0 })
    }
  }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }

  open var hidesBackButton: Bool {
    get { hidesBack }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var hidesBack = false
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    hidesBack = hidesBackButton
    changed(animated: animated)
  }

  // MARK: Buttons

  /// The items at the leading edge, beginning at that edge. These items replace the back button
  /// unless `leftItemsSupplementBackButton` is true.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.isEmpty ? nil : left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The items at the trailing edge, beginning at that edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  private(set) var left: [UIBarButtonItem] = []
  private(set) var right: [UIBarButtonItem] = []

  /// The first of the left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = left
    left = items ?? []
    watch(left, insteadOf: old, animated: animated)
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = right
    right = items ?? []
    watch(right, insteadOf: old, animated: animated)
  }

  /// Whether the left items are shown in addition to the back button; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// Whether the back button is shown, if there is one.
  var showsBackButton: Bool { !hidesBack && (left.isEmpty || leftItemsSupplementBackButton) }

  // MARK: Appearance

  // The following appearances override those of the bar; nil by default.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// How far the content below the bar has been scrolled from its start, in points.
  var scrolledDistance: CGFloat = 0

  // MARK: Change notification

  /// Called after a change of the item. The argument tells whether the change is animated. The bar
  /// that shows the item sets this closure.
  var onChange: ((_ animated: Bool) -> Void)?
  private func changed(animated: Bool = false) { onChange?(animated) }

  private func watch(
    _ items: [UIBarButtonItem], insteadOf old: [UIBarButtonItem], animated: Bool = false
  ) {
    for item in old { item.onChange = nil }
    for item in items { item.onChange = { [weak self] in self?.changed() } }
    changed(animated: animated)
  }
}

/// A search bar that a navigation bar hides while content is scrolled.
@MainActor
protocol HidingSearchBar: UIView {
  /// The visible part of the bar's height, from 0 to 1. The navigation bar sets the frame
  /// accordingly.
  var shownFraction: CGFloat { get set }
}
