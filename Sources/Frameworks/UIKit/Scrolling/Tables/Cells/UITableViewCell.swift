/// A row of a table. A cell has a content view with up to two labels and an image. A cell also has
/// an accessory, and background views that show selection.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The initialiser that a table calls to create cells of a registered class. Subclasses override
  /// it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableDefaults.rowHeight))
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = coder.designed("style") ?? .default
    reuseIdentifier = coder.designed("reuseIdentifier")
    super.init(coder: coder)
    prepare()
    readArchive(coder)
  }
  override class var readsArchiveLater: Bool { true }

  override var standardLabel: String? { combinedTexts }
  override var standardTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    addSubview(separator)
    super.backgroundColor = .systemBackground
    separator.isUserInteractionEnabled = false
  }

  // MARK: Content

  /// The identifier with which the cell was registered for reuse; nil for a cell that is not
  /// reused.
  public let reuseIdentifier: String?
  /// The superview of the app's own views. The content view is as wide as the cell without its
  /// accessory.
  open var contentView: UIView { content }
  private var content = UIView()
  /// Makes `view` the content view.
  func show(content view: UIView) {
    insertSubview(view, aboveSubview: content)
    content.removeFromSuperview()
    content = view
    setNeedsLayout()
  }

  /// The main label. The label is created on first access, with the font and colour of the cell's
  /// style. Nil while there is a content configuration.
  open var textLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if let mainLabel { return mainLabel }
    let made = makeMainLabel()
    content.addSubview(made)
    mainLabel = made
    return made
  }
  /// The second label; nil in the style `.default`.
  open var detailTextLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if let secondLabel { return secondLabel }
    guard let made = makeDetailLabel() else { return nil }
    content.addSubview(made)
    secondLabel = made
    return made
  }
  open var imageView: UIImageView? {
    guard configurations.content == nil else { return nil }
    if let leadingImage { return leadingImage }
    guard style != .value2 else { return nil }
    let made = UIImageView()
    made.contentMode = .scaleAspectFit
    content.addSubview(made)
    leadingImage = made
    return made
  }

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The content; nil by default. The configuration makes the content view, which replaces the former
  /// content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }
  /// The content of the cell's style, without texts and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleContent }
  /// The background; nil by default. Setting it removes the background colour and the background
  /// view, and replaces the grey background of selection.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }
  /// The background of a cell in its table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { tableBackground }
  /// Whether the content configuration is updated for each state of the cell; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The state for which configurations are updated. Overrides call super and add their own states.
  open var configurationState: UICellConfigurationState { currentState }
  /// Requests a call of `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state. Overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) { update(for: state) }
  /// Called after `updateConfiguration(using:)`; nil by default. Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  let configurations = CellConfigurations()
  /// Whether swipe actions are shown.
  var showsSwipe = false { didSet { if showsSwipe != oldValue { setNeedsUpdateConfiguration() } } }

  // MARK: Backgrounds

  /// A view behind the content; nil by default.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// A view behind the content while the cell is selected or highlighted; nil by default. The view
  /// replaces the grey background of the cell's selection style.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      highlight?.removeFromSuperview()
      highlight = nil
      showState(animated: false)
    }
  }
  /// The view that replaces `selectedBackgroundView` while the table allows multiple selection; nil
  /// by default.
  open var multipleSelectionBackgroundView: UIView?

  /// The background colour. The default background colour depends on the table's style.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }
  private(set) var hasOwnBackground = false
  func setDefaultBackground(_ color: UIColor) {
    if !hasOwnBackground { super.backgroundColor = color }
  }

  // MARK: Selection

  /// The style of selection; `.default` by default, which shows a grey background.
  open var selectionStyle = SelectionStyle.default { didSet { showState(animated: false) } }

  open var isSelected: Bool {
    get { holdsSelection }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { holdsHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// The table calls this method to select or deselect the cell. Overrides must call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != holdsSelection else { return }
    holdsSelection = selected
    showState(animated: animated)
    setNeedsUpdateConfiguration()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != holdsHighlight else { return }
    holdsHighlight = highlighted
    showState(animated: animated)
    setNeedsUpdateConfiguration()
  }
  private var holdsSelection = false
  private var holdsHighlight = false

  /// Called when the user selects the cell. The closure performs the segue that starts at the cell;
  /// nil if no segue starts there.
  var onSelection: (() -> Void)?

  // MARK: Accessories

  /// The type of the accessory; `.none` by default.
  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// A view that replaces the accessory of `accessoryType`; nil by default.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryChanged()
    }
  }

  /// The type of the accessory, and a view that replaces it, in editing mode; `.none` and nil by
  /// default.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryChanged()
    }
  }

  /// Whether the table is in editing mode. Matchcut does not show editing controls.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      accessoryChanged()
      setNeedsUpdateConfiguration()
    }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The indentation in multiples of `indentationWidth`; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one level of indentation; 10 points by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// The insets of the separator below the cell; by default, the separator insets of the table.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? placing.separatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  // MARK: Reuse

  /// Called before the table reuses the cell; does nothing by default. Overrides must call super.
  open func prepareForReuse() {}

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOut()
  }

  /// The height that the texts need, or the default height of a row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  // MARK: Implementation

  let style: CellStyle
  var mainLabel: UILabel?
  var secondLabel: UILabel?
  var leadingImage: UIImageView?
  let separator = UIView()
  /// The view that applies the table's `separatorEffect`; nil if the table has no separator effect.
  var separatorEffectView: UIVisualEffectView?
  /// The view for `accessoryType`, or the app's `accessoryView`.
  var accessory: UIView?
  /// The view that currently shows the selection.
  package internal(set) var highlight: UIView?
  /// The row's position and decoration, which the table sets.
  var placing = CellPlacing() { didSet { if placing != oldValue { setNeedsLayout() } } }
  /// Called when the content configuration has changed, so that the row is measured again.
  var contentChanged: (() -> Void)?
  /// Called when the user taps the accessory's button.
  var accessoryTapped: (() -> Void)?

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}

/// The position of a row in its section, and the decoration around it.
struct CellPlacing: Equatable {
  var margin = TableDefaults.margin
  var separatorInset = UIEdgeInsets(top: 0, left: TableDefaults.margin, bottom: 0, right: 0)
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  var isFirst = false
  var isLast = false
  var isInset = false
  var isGrouped = false
  /// Whether the separator begins at the text of a content configuration.
  var separatorFollowsText = false
  /// The insets of the content at the left and right.
  var safeArea = UIEdgeInsets.zero
}
