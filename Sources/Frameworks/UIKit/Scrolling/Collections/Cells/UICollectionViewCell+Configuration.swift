// The configurations of a cell's content and background.
extension UICollectionViewCell {
  /// The state from the cell's own properties. A cell without user interaction is disabled.
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isSwiped) = (showsEditing, showsSwipe)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Whether the cell's state matters to a configuration.
  var usesConfigurations: Bool {
    configurations.content != nil || configurations.background != nil || listPlacing != nil
      || configurationUpdateHandler != nil || type(of: self) != UICollectionViewCell.self
  }

  func setContent(_ new: (any UIContentConfiguration)?) {
    guard configurations.setContent(new, of: self) else { return contentChanged() }
    UIView.performWithoutAnimation {
      show(content: configurations.contentView ?? UIView())
    }
    contentChanged()
  }
  private func contentChanged() {
    askedSize = nil
    setNeedsLayout()
  }

  func setBackground(_ new: UIBackgroundConfiguration?) {
    configurations.hasOwnBackground = true
    if new != nil {
      backgroundColor = nil
      backgroundView = nil
    }
    configurations.setBackground(new, of: self)
  }

  func update(for state: UICellConfigurationState) {
    if configurations.updatesBackground, !configurations.hasOwnBackground, hasListBackground {
      configurations.setBackground(
        defaultBackgroundConfiguration().updated(for: state), of: self)
    }
    guard configurations.update(for: state, of: self), let view = configurations.contentView else {
      return
    }
    UIView.performWithoutAnimation { show(content: view) }
  }

  /// Whether the cell has a background that its list determines. Cells with a background of their own
  /// keep it.
  private var hasListBackground: Bool {
    listPlacing != nil && backgroundView == nil && backgroundColor == nil
  }

  var listBackground: UIBackgroundConfiguration {
    guard let listPlacing else { return .clear() }
    return switch (listPlacing.style, listPlacing.part) {
    case (.plain, .row): .listPlainCell()
    case (.plain, _): .listPlainHeaderFooter()
    case (.grouped, .row), (.insetGrouped, .row): .listGroupedCell()
    case (.grouped, _), (.insetGrouped, _): .listGroupedHeaderFooter()
    case (.sidebar, .row), (.sidebarPlain, .row): .listSidebarCell()
    case (.sidebar, _), (.sidebarPlain, _): .listSidebarHeader()
    }
  }

  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate, usesConfigurations else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    // Configurations that the update has set belong to this state.
    configurations.needsUpdate = false
  }

  func layOutConfigurations() {
    updateConfigurationIfNeeded()
    if let view = configurations.backgroundView, view.frame != bounds { view.frame = bounds }
    let frame = contentFrame
    if configurations.contentView != nil || frame != bounds, contentView.frame != frame {
      contentView.frameWithoutTransform = frame
    }
  }

  /// The size that the content configuration's view needs along the free axes; nil without a content
  /// configuration.
  func configuredSize(_ size: CGSize, _ free: FreeAxes) -> CGSize? {
    updateConfigurationIfNeeded()
    guard configurations.content != nil else { return nil }
    if bounds.width != size.width { bounds.size.width = size.width }
    let frame = contentFrame
    let inside = CGSize(width: frame.width, height: size.height)
    contentView.frameWithoutTransform = CGRect(
      x: frame.minX, y: 0, width: frame.width, height: contentView.bounds.height)
    let fitting = configurations.fittingSize(inside, free)
    return CGSize(
      width: free.width ? fitting.width + size.width - frame.width : size.width,
      height: fitting.height)
  }

  /// Rounds the corners of the first and the last row of an inset section.
  func shapeForList() {
    guard let place = listPlacing, place.style == .insetGrouped, place.part == .row else { return }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : ListDefaults.cornerRadius
    clipsToBounds = true
  }
}

/// Constants of list layouts, in points. They are those of tables, which were not measured
/// (unverified).
enum ListDefaults {
  /// The estimated height of a row (facts J.17).
  static let rowHeight: CGFloat = 44
  /// The estimated heights of headers and footers (facts J.17).
  static let plainHeader: CGFloat = 28
  static let groupedHeader: CGFloat = 17.5
  /// What the headers and footers of a list add to their position in the stacking order (facts J.17).
  static let headerIndex = 200
  static let cornerRadius: CGFloat = 10
  static let groupedTop: CGFloat = 35
  /// The padding above the header of a plain list.
  static let plainTop: CGFloat = 22
  /// The insets of a sidebar at its sides and its bottom.
  static let sidebarSide: CGFloat = 10
  static let sidebarBottom: CGFloat = 10

  static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
