/// A control with a title, an image or both.
///
/// In each state, the button shows the values that were set for that state or, if there are none,
/// the values for `.normal`. A configuration overrides the values that were set for states.
open class UIButton: UIControl {
  /// The initial appearance of a button. Types with a system image use the tint colour in the same
  /// way as `.system`.
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
  override var kindOfControl: UIAccessibilityTraits { .button }
  override var standardLabel: String? { spokenTitle }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Applies the appearance of `type` to a button that was created without a type.
  func take(_ type: ButtonType) {
    buttonType = type
    if isSystem { titleView.font = .systemFont(ofSize: Self.systemTitleSize) }
    if let glyph = type.glyph { setImage(glyph.image, for: .normal) }
    contentChanged()
  }

  /// The purpose of a button. The button's appearance may depend on its role.
  public enum Role: Int, Sendable {
    case normal, primary, cancel
    /// A destructive button is red if the app has not set a colour (`unverified`).
    case destructive
  }
  /// The purpose of the button; `.normal` by default.
  open var role = Role.normal { didSet { contentChanged() } }

  /// Creates a button that runs `primaryAction` when it is tapped. The action also provides the
  /// title and the image.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title, for: .normal)
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// The type of the button; `.custom` by default.
  open private(set) var buttonType = ButtonType.custom
  var isSystem: Bool { buttonType != .custom }

  // The size of the title's font, in points, as in Interface Builder for new buttons
  // (`unverified`).
  private static let systemTitleSize: CGFloat = 15
  /// The opacity of the title in a highlighted system button (`unverified`).
  private static let highlightedAlpha: CGFloat = 0.2
  /// The duration of the fade of a system button after it was pressed, in seconds (`unverified`).
  private static let fadeDuration = 0.25
  /// The side length of a `.close` button, in points (`unverified`).
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
  /// Sets the colour of the title in a state. If the colour is nil, the title is white, or has the
  /// tint colour in a system button.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.titleColor, color, state)
  }
  /// Sets the colour of the title's shadow in a state. If it is nil (the default), there is no
  /// shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.shadowColor, color, state)
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.image, image, state)
  }
  /// Sets an image that is stretched over the whole button, behind the content.
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

  /// The tint colour, or the colour of the button's role.
  var contentTint: UIColor {
    if buttonType == .close { return .secondaryLabel }
    return role == .destructive ? .systemRed : tintColor
  }

  /// Whether a custom button shows a darker image while it is pressed; true by default.
  open var adjustsImageWhenHighlighted = true { didSet { refresh() } }
  /// Whether a disabled button shows a more transparent image; true by default.
  open var adjustsImageWhenDisabled = true { didSet { refresh() } }
  /// Whether a highlighted button glows; false by default. The value is stored, but has no effect.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow is reversed in a highlighted button; false by default. The value is
  /// stored, but has no effect.
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: Parts

  /// The label that shows the title. The app may set the label's font, but not its text.
  open var titleLabel: UILabel? { titleView }
  /// The view that shows the image.
  open var imageView: UIImageView? { pictureView }

  /// The label of a configuration's subtitle; nil until a subtitle is set.
  open var subtitleLabel: UILabel? { subtitleView }

  private(set) lazy var titleView: ButtonLabel = {
    let label = ButtonLabel(frame: .zero)
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

  /// A view behind the content for the background image or a configuration's shape. The view is
  /// created when it is needed.
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

  /// The activity indicator of a configuration. The indicator is created when it is needed.
  private(set) var spinner: UIActivityIndicatorView?

  func makeSpinner() -> UIActivityIndicatorView {
    if let spinner { return spinner }
    let view = UIActivityIndicatorView(style: .medium)
    addSubview(view)
    spinner = view
    return view
  }

  // MARK: Events

  /// The events that are sent when a touch ends inside the button. For a button, these events
  /// include the primary action.
  override var liftEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Whether a tap toggles the selection; false by default.
  open var changesSelectionAsPrimaryAction = false
  /// A menu that the button opens. The menu is stored, but has no effect, because menus do not open
  /// in Matchcut.
  open var menu: UIMenu?

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
  }

  // MARK: Layout

  /// The insets of the content; zero by default. If the insets are zero, there is a space of 6
  /// points at the top and bottom.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The insets by which the title is moved after layout; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets by which the image is moved after layout; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  // Only the title of a configuration makes the button higher when it wraps (facts M.9).
  override var wrapsContent: Bool { configuration != nil && titleView.numberOfLines != 1 }
  override func contentSize(wrappedAt width: CGFloat) -> CGSize { fittingSize(at: width) }

  private var ownSize: CGSize {
    buttonType == .close && configuration == nil
      ? CGSize(width: Self.closeSide, height: Self.closeSide) : fittingSize
  }

  /// The frame of the background image and the background shape, which is the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The area of the title and the image, which is the bounds without the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: currentInsets) }
  /// The title's frame after its insets have been applied.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentFrames(in: contentRect).title.moved(by: titleEdgeInsets)
  }
  /// The image's frame after its insets have been applied.
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

  /// If the text size changes, titles of configurations and titles that adapt to the text size are
  /// resized.
  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory { contentChanged() }
    super.traitsChanged(from: old, to: new)
  }

  /// A value that describes the appearance and layout. If it is nil (the default), the values for
  /// each state are used.
  open var configuration: Configuration? { didSet { contentChanged() } }

  /// Sets the configuration. An initialiser calls this method so that property observers run.
  func apply(_ configuration: Configuration) { self.configuration = configuration }

  /// Called after each change of the state, so that the handler can update the button's
  /// configuration; nil by default.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { refresh() } }

  /// Updates the displayed content after a change.
  func contentChanged() {
    refresh()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether the configuration is updated automatically when the state or the tint changes; true by
  /// default.
  open var automaticallyUpdatesConfiguration = true

  /// Updates the configuration and displays it.
  open func setNeedsUpdateConfiguration() {
    if !automaticallyUpdatesConfiguration { adapt() }
    contentChanged()
  }

  /// Updates the configuration for the current state. By default, calls
  /// `configurationUpdateHandler`.
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
      titleView.show(AttributedText(styled))
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

  /// The image that the button shows in its current state. An image that was set for exactly this
  /// state is shown unchanged.
  private var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard !isSystem else { return image.template }
    if contents.image.own(state) != nil { return image }
    if !isEnabled, adjustsImageWhenDisabled { return image.disabled }
    return isHighlighted && adjustsImageWhenHighlighted ? image.pressed : image
  }

  /// Makes the content of a pressed button more transparent, if the button is a system button or
  /// has a configuration that requires this.
  private func dim() {
    if let configuration { return dim(configuration) }
    let alpha = isSystem && isHighlighted ? Self.highlightedAlpha : 1
    titleView.alpha = alpha
    if pictureViewIsMade { pictureView.alpha = alpha }
  }
}
