// The places of a list cell's accessories and separators.
extension UICollectionViewListCell {
  /// The frames of the displayed accessories, and the space that they leave, from left to right.
  struct AccessoryPlaces {
    var frames: [Int: CGRect] = [:]
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  private func isDisplayed(_ accessory: UICellAccessory) -> Bool {
    guard !accessory.options.isHidden else { return false }
    return switch accessory.displayed {
    case .always: true
    case .whenEditing: showsEditing
    case .whenNotEditing: !showsEditing
    }
  }

  /// Leading accessories are 16 points apart, trailing ones 8 points. The content begins where the
  /// last leading accessory ends, and ends where the first trailing one begins (facts J.17).
  var accessoryPlaces: AccessoryPlaces {
    var places = AccessoryPlaces()
    let margins = directionalLayoutMargins
    let indent = CGFloat(indentationLevel) * indentationWidth
    let (leading, trailing) = (
      UICellAccessory.sorted(accessories, leading: true).filter { isDisplayed(accessories[$0]) },
      UICellAccessory.sorted(accessories, leading: false).filter { isDisplayed(accessories[$0]) }
    )
    var x = margins.leading + (indentsAccessories ? indent : 0)
    for (number, index) in leading.enumerated() {
      if number > 0 { x += AccessoryDefaults.leadingGap }
      let width = accessoryViews[index].reservedWidth
      places.frames[index] = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
    places.start = leading.isEmpty ? indent : x + (indentsAccessories ? 0 : indent)
    x = bounds.width - margins.trailing
    places.end = bounds.width
    for (number, index) in trailing.reversed().enumerated() {
      if number > 0 { x -= AccessoryDefaults.trailingGap }
      let width = accessoryViews[index].reservedWidth
      x -= width
      places.frames[index] = CGRect(x: x, y: 0, width: width, height: bounds.height)
      places.end = x
    }
    return places
  }

  func placeAccessories() {
    let places = accessoryPlaces
    for (index, view) in accessoryViews.enumerated() {
      let frame = places.frames[index]
      view.alpha = frame == nil ? 0 : 1
      if let frame { view.frameWithoutTransform = mirrored(frame) }
      switch view.accessory.accessoryType {
      case .multiselect: view.isMarked = isSelected
      case .outlineDisclosure: view.isMarked = configurationState.isExpanded
      default: break
      }
    }
  }

  // MARK: Separators

  /// The distance from the leading edge to the separator: to the content's text.
  var separatorStart: CGFloat {
    guard let content = contentView as? UIListContentView else {
      return contentFrame.minX + directionalLayoutMargins.leading
    }
    content.layoutIfNeeded()
    guard let text = content.textLabel ?? content.secondaryLabel else {
      return contentFrame.minX + directionalLayoutMargins.leading
    }
    let frame = text.frame.offsetBy(dx: content.frame.minX, dy: 0)
    return mirrored(frame).minX
  }

  func placeSeparators() {
    place(topSeparator, listPlacing?.top, y: 0)
    let hairline = 1 / UIScreen.main.scale
    place(bottomSeparator, listPlacing?.bottom, y: bounds.height - hairline)
  }

  /// A highlighted or selected row has no separators, as in tables (unverified).
  private func place(_ view: UIView, _ separator: ListPlacing.Separator?, y: CGFloat) {
    view.isHidden = separator == nil || isHighlighted || isSelected
    guard let separator else { return }
    view.backgroundColor = separator.color
    let start = separator.insets?.leading ?? separatorStart
    let end = bounds.width - (separator.insets?.trailing ?? 0)
    view.frame = mirrored(
      CGRect(x: start, y: y, width: max(0, end - start), height: 1 / UIScreen.main.scale))
  }
}
