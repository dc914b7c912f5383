/// The configurations of a cell, a header or a footer, and the views that show them.
@MainActor
final class CellConfigurations {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the configurations have to be updated for the state before the next layout.
  var needsUpdate = true
  /// Whether the app has set the background, also to nil.
  var hasOwnBackground = false

  /// The view that shows the content; nil if there is no content configuration.
  private(set) var contentView: (any UIView & UIContentView)?
  /// The view that shows the background; nil if there is no background configuration.
  private(set) var backgroundView: ConfiguredBackgroundView?

  /// Sets the content. Returns true if another view has to be shown: a new content view, or none.
  func setContent(_ new: (any UIContentConfiguration)?, of owner: UIView) -> Bool {
    let old = content
    content = new
    guard let new else {
      let had = contentView != nil
      contentView = nil
      return had
    }
    if let contentView {
      if contentView.supports(new) {
        contentView.configuration = new
        return false
      }
      warnOfReplacement(of: old, by: new, in: owner)
    }
    contentView = new.makeContentView()
    return true
  }

  private func warnOfReplacement(
    of old: (any UIContentConfiguration)?, by new: any UIContentConfiguration, in owner: UIView
  ) {
    guard let old else { return }
    UIKitLog.warnOnce(
      "[ContentConfiguration] Warning: You are setting a new content configuration to a cell that "
        + "has an existing content configuration, but the existing content view does not support "
        + "the new configuration. This means the existing content view must be replaced with a new "
        + "content view created from the new configuration, instead of updating the existing "
        + "content view directly, which is expensive. Use separate registrations or reuse "
        + "identifiers for different types of cells to avoid this. Make a symbolic breakpoint at "
        + "UIContentConfigurationAlertForReplacedContentView to catch this in the debugger.\n"
        + "Cell: \(owner);\nExisting content configuration: \(type(of: old));\n"
        + "New content configuration: \(type(of: new))")
  }

  func setBackground(_ new: UIBackgroundConfiguration?, of owner: UIView) {
    background = new
    guard let new else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? ConfiguredBackgroundView(frame: owner.bounds)
    view.configuration = new
    if backgroundView == nil {
      backgroundView = view
      UIView.performWithoutAnimation { owner.insertSubview(view, at: 0) }
    }
  }

  /// Updates the configurations for `state`, as far as they are updated automatically.
  func update(for state: any UIConfigurationState, of owner: UIView) -> Bool {
    if updatesBackground, let background {
      setBackground(background.updated(for: state), of: owner)
    }
    guard updatesContent, let content else { return false }
    return setContent(content.updated(for: state), of: owner)
  }

  /// The size that the content view needs along the free axes.
  func fittingSize(_ size: CGSize, _ free: FreeAxes) -> CGSize {
    guard let contentView else { return size }
    let fitting =
      contentView.constraints.isEmpty
      ? contentView.sizeThatFits(CGSize(width: free.width ? 0 : size.width, height: 0))
      : contentView.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: free.width ? .fittingSizeLevel : .required,
        verticalFittingPriority: free.height ? .fittingSizeLevel : .required)
    return CGSize(
      width: free.width ? fitting.width : size.width,
      height: free.height ? fitting.height : size.height)
  }
}

/// Shows a background configuration behind the content of a cell.
final class ConfiguredBackgroundView: UIView {
  var configuration = UIBackgroundConfiguration(.clear) {
    didSet { if configuration != oldValue { show() } }
  }
  private let fill = UIView()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  private var customView: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(fill)
    show()
  }
  required init?(coder: NSCoder) { nil }

  private func show() {
    color()
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.clipsToBounds = configuration.cornerRadius > 0
    fill.layer.borderWidth = configuration.strokeWidth
    if effectView?.effect != configuration.visualEffect {
      effectView?.removeFromSuperview()
      effectView = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
      if let effectView { fill.addSubview(effectView) }
    }
    if let image = configuration.image {
      let view = imageView ?? UIImageView()
      if imageView == nil { fill.addSubview(view) }
      (view.image, view.contentMode) = (image, configuration.imageContentMode)
      imageView = view
    } else {
      imageView?.removeFromSuperview()
      imageView = nil
    }
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { fill.addSubview(customView) }
    }
    setNeedsLayout()
  }

  private func color() {
    let tint = tintColor ?? .tintColor
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    fill.layer.borderColor =
      configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tint).cgColor : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    color()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    for part in [effectView, imageView, customView] { part?.frame = fill.bounds }
  }
}
