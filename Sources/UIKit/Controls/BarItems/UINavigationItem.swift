/// What a navigation bar shows while one controller of its stack is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Whether the title is shown large, in bars that prefer it. Raw values as in
  /// `UINavigationItem.h`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below; the lowest is large.
    case automatic
    case always, never, inline
  }

  /// How much the button that leads back to this item says. Raw values as in
  /// `UINavigationItem.h`.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// Its title, "Back" where that is too long, nothing where that is too long as well.
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
  /// In place of the title; keeps its size. Nil by default.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// A line above everything; nil by default.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  // MARK: Back

  /// For the button that leads back here; nil by default, for the title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Gives title, image and tint of the button that leads back here; its action is not used.
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

  /// The first stands at the leading edge. They take the back button's place unless
  /// `leftItemsSupplementBackButton`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.isEmpty ? nil : left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The first stands at the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  private(set) var left: [UIBarButtonItem] = []
  private(set) var right: [UIBarButtonItem] = []

  /// The first of several.
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

  /// Whether the way back is shown, where there is one.
  var showsBackButton: Bool { !hidesBack && (left.isEmpty || leftItemsSupplementBackButton) }

  // MARK: Look

  // In place of the bar's; nil by default.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// How far the content below the bar has been scrolled from its start; points.
  var scrolledDistance: CGFloat = 0

  // MARK: Watching

  /// The bar that shows the item looks again; told whether it may fade.
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
