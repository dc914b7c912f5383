/// A cell that shows one item of a collection. A cell has a content view, and behind it background
/// views that show selection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
    readArchive(coder)
  }
  override class var readsArchiveLater: Bool { true }

  override var standardTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  private func addContent() { show(content: content) }

  /// Makes `view` the content view.
  func show(content view: UIView) {
    if view !== content { content.removeFromSuperview() }
    content = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: backgroundCount)
    setNeedsLayout()
  }
  /// The number of background views, which are the first subviews.
  private var backgroundCount: Int {
    subviews.filter {
      $0 === configurations.backgroundView || $0 === backgroundView
        || $0 === selectedBackgroundView
    }.count
  }

  /// The superview of the app's own views. The content view is as large as the cell. It is the view
  /// of the content configuration, if there is one.
  open var contentView: UIView { content }
  private var content = UIView()

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// The content; nil by default. The configuration makes the content view, which replaces the former
  /// content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }
  /// The background; nil by default. Setting it removes the background colour and the background
  /// view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }
  /// Whether the content configuration is updated for each state of the cell; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }
  /// The background of a cell in its list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackground }

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
  /// Whether the collection view is in editing mode, and whether swipe actions are shown.
  var showsEditing = false { didSet { if showsEditing != oldValue { stateChanged() } } }
  var showsSwipe = false { didSet { if showsSwipe != oldValue { stateChanged() } } }
  /// Called when a value of the cell's state has changed.
  func stateChanged() {
    if usesConfigurations { setNeedsUpdateConfiguration() }
  }
  /// The frame of the content view; the bounds by default.
  var contentFrame: CGRect { bounds }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfigurations()
  }
  override func listPlacingChanged() {
    super.listPlacingChanged()
    shapeForList()
    setNeedsUpdateConfiguration()
  }

  /// A view behind the content; nil by default.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// A view behind the content while the cell is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      showState()
    }
  }

  /// Whether the item is selected. The collection view sets this property. Overrides must call
  /// super.
  open var isSelected = false { didSet { showState() } }
  open var isHighlighted = false { didSet { showState() } }

  /// Called when the user selects the cell. The closure performs the segue that starts at the cell;
  /// nil if no segue starts there.
  var onSelection: (() -> Void)?

  private func showState() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    stateChanged()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: content)
    if new === backgroundView { sendSubviewToBack(new) }
  }
}
