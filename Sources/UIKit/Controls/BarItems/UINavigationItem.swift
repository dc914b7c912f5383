/// The content of a navigation bar while one controller of its stack is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Whether the title is shown large, in bars with large titles. Raw values as in
  /// `UINavigationItem.h`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the item below; large for the lowest item.
    case automatic
    case always, never, inline
  }

  /// The title of the button that leads back to this item. Raw values as in `UINavigationItem.h`.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title, "Back" if that does not fit, or no title if that does not fit either.
    case `default`
    case generic, minimal
  }

  public init(title: String) {
    self.title = title
    super.init()
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Title

  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// Replaces the title; keeps its own size. Nil by default.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// A line above all other content; nil by default.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  // MARK: Back button

  /// The title of the button that leads back to this item; nil, the default, for the item's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Provides title, image and tint of the button that leads back to this item; its action is not
  /// used.
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

  /// The first item is at the leading edge. They replace the back button unless
  /// `leftItemsSupplementBackButton`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.isEmpty ? nil : left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The first item is at the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  private(set) var left: [UIBarButtonItem] = []
  private(set) var right: [UIBarButtonItem] = []

  /// The first item.
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

  /// False by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// Whether the back button is shown, if there is one.
  var showsBackButton: Bool { !hidesBack && (left.isEmpty || leftItemsSupplementBackButton) }

  // MARK: Appearance

  // Override those of the bar; nil by default.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The scrolled distance of the content below the bar, from its start; points.
  var scrolledDistance: CGFloat = 0

  // MARK: Change notification

  /// Called after a change, for the bar that shows the item; the argument is whether to animate.
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
