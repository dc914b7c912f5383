/// A control with a title, an image or both.
///
/// What it shows in a state is what was set for that state, else what was set for `.normal`. A
/// configuration, where there is one, takes their place.
open class UIButton: UIControl {
  /// How a button looks at first. Kinds with an image of the system's own look like `.system`.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    public static var roundedRect: ButtonType { .system }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// The look of `type`, for a button that was made without one.
  func take(_ type: ButtonType) {
    buttonType = type
    if isSystem { titleView.font = .systemFont(ofSize: Self.systemTitleSize) }
    contentChanged()
  }

  /// `primaryAction` runs at a tap and gives the title.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title, for: .normal)
  }

  /// `.custom` unless the button was made with another.
  open private(set) var buttonType = ButtonType.custom
  var isSystem: Bool { buttonType != .custom }

  // Points; as Interface Builder shows them for new buttons (`unverified`).
  private static let systemTitleSize: CGFloat = 15
  /// How much of the title shows in a highlighted system button (`unverified`).
  private static let highlightedAlpha: CGFloat = 0.2

  // MARK: Content by state

  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }
  private var contents: [UIControl.State: Content] = [:]

  open func setTitle(_ title: String?, for state: UIControl.State) {
    set(\.title, title, state)
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set(\.attributedTitle, title, state)
  }
  /// Nil for the default: white, or the tint colour of a system button.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.titleColor, color, state)
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.image, image, state)
  }
  /// Stretched over the whole button, behind the rest.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.backgroundImage, image, state)
  }

  open func title(for state: UIControl.State) -> String? { value(\.title, state) }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(\.attributedTitle, state)
  }
  open func titleColor(for state: UIControl.State) -> UIColor? {
    value(\.titleColor, state) ?? defaultTitleColor(for: state)
  }
  open func image(for state: UIControl.State) -> UIImage? { value(\.image, state) }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    value(\.backgroundImage, state)
  }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func set<V>(
    _ path: WritableKeyPath<Content, V?>, _ value: V?, _ state: UIControl.State
  ) {
    contents[state, default: Content()][keyPath: path] = value
    contentChanged()
  }

  private func value<V>(_ path: KeyPath<Content, V?>, _ state: UIControl.State) -> V? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  private func defaultTitleColor(for state: UIControl.State) -> UIColor {
    guard isSystem else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  // MARK: Parts

  /// The label that shows the title; set its font, not its text.
  open var titleLabel: UILabel? { titleView }
  /// The view that shows the image.
  open var imageView: UIImageView? { pictureView }

  private(set) lazy var titleView: UILabel = {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    return label
  }()

  private(set) lazy var pictureView: UIImageView = {
    let view = UIImageView(frame: .zero)
    addSubview(view)
    return view
  }()

  /// Behind everything: the background image, or a configuration's shape. Made when needed.
  private(set) var backdrop: UIImageView?

  func makeBackdrop() -> UIImageView {
    if let backdrop { return backdrop }
    let view = UIImageView(frame: bounds)
    insertSubview(view, at: 0)
    backdrop = view
    return view
  }

  // MARK: Events

  /// A tap is a button's primary action.
  override var liftEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Layout

  /// Distance of the content from the edges; where zero, 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Moves the title after layout; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the image after layout; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  // MARK: State

  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { refresh() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { refresh() } } }
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { refresh() } } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    refresh()
  }

  /// Looks and layout in one value; nil by default, for the state's contents above.
  open var configuration: Configuration? { didSet { contentChanged() } }

  /// Sets the configuration where observers do not run: in an initialiser.
  func apply(_ configuration: Configuration) { self.configuration = configuration }

  /// Called after each change of state with the button to adapt; nil by default.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { refresh() } }

  /// Shows the state's content anew.
  func contentChanged() {
    refresh()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var isRefreshing = false

  private func refresh() {
    guard !isRefreshing else { return }
    isRefreshing = true
    configurationUpdateHandler?(self)
    isRefreshing = false
    if let configuration {
      show(configuration)
    } else {
      showContents()
    }
    setNeedsLayout()
  }

  private func showContents() {
    if let styled = currentAttributedTitle {
      titleView.attributedText = styled
    } else {
      titleView.text = currentTitle
      titleView.textColor = currentTitleColor
    }
    if currentImage != nil || pictureViewIsMade {
      pictureViewIsMade = true
      pictureView.image = isSystem ? currentImage?.asTemplate : currentImage
    }
    if currentBackgroundImage != nil || backdrop != nil {
      makeBackdrop().image = currentBackgroundImage
    }
    let isDimmed = isSystem && isHighlighted
    titleView.alpha = isDimmed ? Self.highlightedAlpha : 1
    if pictureViewIsMade { pictureView.alpha = isDimmed ? Self.highlightedAlpha : 1 }
  }
  var pictureViewIsMade = false
}

extension UIImage {
  /// As system buttons show it: in the tint colour, unless it insists on its own colours.
  fileprivate var asTemplate: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
