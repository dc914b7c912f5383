/// A reusable header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  public let reuseIdentifier: String?
  open var contentView: UIView { content }
  private var content = UIView()

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler =
    (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// The content; nil by default. The configuration makes the content view, which replaces the former
  /// content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      if configurations.setContent(newValue, of: self) { replaceContent() }
      setNeedsLayout()
    }
  }
  /// The content of a header in the table's style, without texts and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isGrouped ? .groupedHeader() : .plainHeader()
  }
  /// The background; nil by default. Setting it removes the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      if newValue != nil { backgroundView = nil }
      configurations.setBackground(newValue, of: self)
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }
  /// Whether the content configuration is updated for each state of the view; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The state for which configurations are updated. Overrides call super and add their own states.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Requests a call of `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state. Overrides call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if configurations.update(for: state, of: self) { replaceContent() }
  }
  /// Called after `updateConfiguration(using:)`; nil by default. Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private let configurations = CellConfigurations()
  /// Whether the table is grouped, so that the default content is that of a grouped table's header.
  var isGrouped = false

  private func replaceContent() {
    let view = configurations.contentView ?? UIView()
    UIView.performWithoutAnimation {
      insertSubview(view, aboveSubview: content)
      content.removeFromSuperview()
    }
    content = view
  }

  private func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurations.needsUpdate = false
  }

  /// The height that the content configuration's view needs; nil without a content configuration.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    guard configurations.content != nil else { return nil }
    let size = CGSize(width: width - safeArea.left - safeArea.right, height: 0)
    return configurations.fittingSize(size, FreeAxes(height: true)).height
  }

  /// The label that shows the title from the data source. The label is created on first access. Nil
  /// while there is a content configuration.
  open var textLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if let title { return title }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.accessibilityTraits = [.staticText, .header]
    content.addSubview(label)
    title = label
    return label
  }
  private var title: UILabel?

  /// A view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Called before the table reuses the view; does nothing by default. Overrides must call super.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if configurations.content != nil {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: margin, bottom: 8, trailing: margin)
    }
    configurations.backgroundView?.frameWithoutTransform = bounds
    content.frameWithoutTransform = bounds.inset(by: safeArea)
    backgroundView?.frameWithoutTransform = bounds
    title?.frameWithoutTransform = textFrame
  }

  /// The distance from the view's left and right edges to the title, in points.
  var margin = TableDefaults.margin { didSet { if margin != oldValue { setNeedsLayout() } } }
  /// The insets of the content at the left and right.
  var safeArea = UIEdgeInsets.zero { didSet { if safeArea != oldValue { setNeedsLayout() } } }
  /// Whether the title is at the bottom of the view, as in headers of grouped tables.
  var textStandsAtBottom = false

  private var textFrame: CGRect {
    let available = content.bounds.inset(
      by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
    guard let title, textStandsAtBottom else { return available }
    let height = min(available.height, title.sizeThatFits(available.size).height)
    return CGRect(
      x: available.minX, y: available.maxY - height - 7, width: available.width, height: height)
  }
}

// See `UITableViewCell+Registration.swift`.
extension UITableViewHeaderFooterView {
  @_silgen_name("matchcut_UITableViewHeaderFooterView_made")
  convenience init(registeredAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("matchcut_UITableViewHeaderFooterView_made")
  static func made(registeredAs identifier: consuming String) -> UITableViewHeaderFooterView
}
