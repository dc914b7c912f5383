/// A control with a title, an image or both.
///
/// In each state it shows the values set for that state, or those for `.normal`. A configuration
/// overrides them.
open class UIButton: UIControl {
  /// The initial appearance of a button. Types with a system image are tinted like `.system`.
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

  /// Applies the appearance of `type`, to a button that was created without one.
  func take(_ type: ButtonType) {
    buttonType = type
    if isSystem { titleView.font = .systemFont(ofSize: Self.systemTitleSize) }
    if let glyph = type.glyph { setImage(glyph.image, for: .normal) }
    contentChanged()
  }

  /// The purpose of a button, if its appearance depends on it.
  public enum Role: Int, Sendable {
    case normal, primary, cancel
    /// Red if no colour was set (`unverified`).
    case destructive
  }
  /// `.normal` by default.
  open var role = Role.normal { didSet { contentChanged() } }

  /// `primaryAction` runs for a tap and provides title and image.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title, for: .normal)
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// `.custom` by default.
  open private(set) var buttonType = ButtonType.custom
  var isSystem: Bool { buttonType != .custom }

  // Points; as in Interface Builder for new buttons (`unverified`).
  private static let systemTitleSize: CGFloat = 15
  /// Opacity of the title in a highlighted system button (`unverified`).
  private static let highlightedAlpha: CGFloat = 0.2
  /// Seconds of a system button's fade after a press (`unverified`).
  private static let fadeDuration = 0.25
  /// Points of a `.close` button (`unverified`).
  private static let closeSide: CGFloat = 30

  // MARK: Content by state

  private struct Contents {
    var title = StateValues<String>()
    var attributedTitle = StateValues<NSAttributedString>()
    var titleColor = StateValues<UIColor>()
    var shadowColor = StateValues<UIColor>()
    var image = StateValues<UIImage>()
    var backgroundImage = StateValues<UIImage>()
  }
  private var contents = Contents()

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
  /// Nil, the default, for none.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.shadowColor, color, state)
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.image, image, state)
  }
  /// An image stretched over the whole button, behind the content.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.backgroundImage, image, state)
  }

  open func title(for state: UIControl.State) -> String? { contents.title[state] }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents.attributedTitle[state]
  }
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents.titleColor[state] ?? defaultTitleColor(for: state)
  }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents.shadowColor[state]
  }
  open func image(for state: UIControl.State) -> UIImage? { contents.image[state] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents.backgroundImage[state]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func set<V>(
    _ path: WritableKeyPath<Contents, StateValues<V>>, _ value: V?, _ state: UIControl.State
  ) {
    contents[keyPath: path].set(value, for: state)
    contentChanged()
  }

  private func defaultTitleColor(for state: UIControl.State) -> UIColor {
    guard isSystem else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : contentTint
  }

  /// The tint colour, or that of the role.
  var contentTint: UIColor {
    if buttonType == .close { return .secondaryLabel }
    return role == .destructive ? .systemRed : tintColor
  }

  /// Whether a custom button darkens its image while pressed; true by default.
  open var adjustsImageWhenHighlighted = true { didSet { refresh() } }
  /// Whether a disabled button fades its image; true by default.
  open var adjustsImageWhenDisabled = true { didSet { refresh() } }
  /// Stored, but without effect: there is no glow. False by default.
  open var showsTouchWhenHighlighted = false
  /// Stored, but without effect: the title's shadow does not change. False by default.
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: Parts

  /// The label that shows the title; set its font, but not its text.
  open var titleLabel: UILabel? { titleView }
  /// The view that shows the image.
  open var imageView: UIImageView? { pictureView }

  /// The label of a configuration's subtitle; nil until one is set.
  open var subtitleLabel: UILabel? { subtitleView }

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

  /// A view behind the content, for the background image or a configuration's shape. Created when
  /// needed.
  private(set) var backdrop: UIImageView?

  func makeBackdrop() -> UIImageView {
    if let backdrop { return backdrop }
    let view = UIImageView(frame: bounds)
    insertSubview(view, at: 0)
    backdrop = view
    return view
  }

  private(set) var subtitleView: UILabel?

  func makeSubtitle() -> UILabel {
    if let subtitleView { return subtitleView }
    let label = UILabel(frame: .zero)
    addSubview(label)
    subtitleView = label
    return label
  }

  /// The activity indicator of a configuration; created when needed.
  private(set) var spinner: UIActivityIndicatorView?

  func makeSpinner() -> UIActivityIndicatorView {
    if let spinner { return spinner }
    let view = UIActivityIndicatorView(style: .medium)
    addSubview(view)
    spinner = view
    return view
  }

  // MARK: Events

  /// A tap triggers a button's primary action.
  override var liftEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Whether a tap toggles the selection; false by default.
  open var changesSelectionAsPrimaryAction = false
  /// Stored, but without effect: menus do not open here.
  open var menu: UIMenu?

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
  }

  // MARK: Layout

  /// Insets of the content; if zero, 6 points at top and bottom.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Offsets of the title after layout; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Offsets of the image after layout; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  private var ownSize: CGSize {
    buttonType == .close && configuration == nil
      ? CGSize(width: Self.closeSide, height: Self.closeSide) : fittingSize
  }

  /// The frame of background image and shape: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The area of title and image: the bounds without the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: currentInsets) }
  /// The title's frame, including its insets.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentFrames(in: contentRect).title.moved(by: titleEdgeInsets)
  }
  /// The image's frame, including its insets.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contentFrames(in: contentRect).image.moved(by: imageEdgeInsets)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  // MARK: State

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { refresh(fades: !isHighlighted) } }
  }
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

  /// The titles of configurations, and those that follow the text size, are resized.
  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory { contentChanged() }
    super.traitsChanged(from: old, to: new)
  }

  /// The appearance and layout as one value; nil, the default, for the contents by state above.
  open var configuration: Configuration? { didSet { contentChanged() } }

  /// Sets the configuration in an initialiser, with property observers.
  func apply(_ configuration: Configuration) { self.configuration = configuration }

  /// Called after each change of state, to update the button's configuration; nil by default.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { refresh() } }

  /// Updates the displayed content.
  func contentChanged() {
    refresh()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether changes of state or tint update the configuration automatically; true by default.
  open var automaticallyUpdatesConfiguration = true

  /// Updates the configuration and displays it.
  open func setNeedsUpdateConfiguration() {
    if !automaticallyUpdatesConfiguration { adapt() }
    contentChanged()
  }

  /// Updates the configuration for the state; calls the handler by default.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private var isRefreshing = false

  private func adapt() {
    isRefreshing = true
    updateConfiguration()
    isRefreshing = false
  }

  private func refresh(fades: Bool = false) {
    guard !isRefreshing else { return }
    if automaticallyUpdatesConfiguration { adapt() }
    if let configuration {
      show(configuration)
    } else {
      showContents()
    }
    setNeedsLayout()
    guard fades, window != nil else { return dim() }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in dim() }
  }

  private func showContents() {
    if let styled = currentAttributedTitle {
      titleView.attributedText = styled
    } else {
      titleView.text = currentTitle
      titleView.textColor = currentTitleColor
    }
    titleView.shadowColor = currentTitleShadowColor
    if currentImage != nil || pictureViewIsMade {
      pictureViewIsMade = true
      pictureView.tintColor = isSystem ? contentTint : nil
      pictureView.image = shownImage
    }
    if buttonType == .close { makeBackdrop().backgroundColor = .secondarySystemFill }
    if currentBackgroundImage != nil || backdrop != nil {
      makeBackdrop().image = currentBackgroundImage
    }
  }
  var pictureViewIsMade = false

  /// An image that was set for the state itself is shown unchanged.
  private var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard !isSystem else { return image.template }
    if contents.image.own(state) != nil { return image }
    if !isEnabled, adjustsImageWhenDisabled { return image.disabled }
    return isHighlighted && adjustsImageWhenHighlighted ? image.pressed : image
  }

  /// Fades the pressed button's content: in system buttons, or according to the configuration.
  private func dim() {
    if let configuration { return dim(configuration) }
    let alpha = isSystem && isHighlighted ? Self.highlightedAlpha : 1
    titleView.alpha = alpha
    if pictureViewIsMade { pictureView.alpha = alpha }
  }
}
