// The configurations of a cell's content and background.
extension UITableViewCell {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isSwiped) = (isEditing, showsSwipe)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  var styleContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  var tableBackground: UIBackgroundConfiguration {
    placing.isGrouped ? .listGroupedCell() : .listPlainCell()
  }

  func setContent(_ new: (any UIContentConfiguration)?) {
    if configurations.setContent(new, of: self) {
      UIView.performWithoutAnimation { show(content: configurations.contentView ?? UIView()) }
    }
    contentChanged?()
    setNeedsLayout()
  }

  func setBackground(_ new: UIBackgroundConfiguration?) {
    if new != nil {
      backgroundColor = nil
      backgroundView = nil
    }
    configurations.setBackground(new, of: self)
    showState(animated: false)
  }

  func update(for state: UICellConfigurationState) {
    guard configurations.update(for: state, of: self), let view = configurations.contentView else {
      return
    }
    UIView.performWithoutAnimation { show(content: view) }
  }

  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    // Configurations that the update has set belong to this state.
    configurations.needsUpdate = false
  }

  /// The height that the content configuration's view needs; nil without a content configuration.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    guard configurations.content != nil else { return nil }
    bounds.size.width = width
    layOut()
    return configurations.fittingSize(
      CGSize(width: contentView.bounds.width, height: 0), FreeAxes(height: true)
    ).height
  }
}
