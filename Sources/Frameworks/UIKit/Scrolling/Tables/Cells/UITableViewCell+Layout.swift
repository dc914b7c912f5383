// The layout of a cell's parts.
extension UITableViewCell {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var leadingSafe: CGFloat { isMirrored ? placing.safeArea.right : placing.safeArea.left }
  private var trailingSafe: CGFloat { isMirrored ? placing.safeArea.left : placing.safeArea.right }

  func layOut() {
    let trailing = placeAccessory()
    contentView.frameWithoutTransform = mirrored(
      CGRect(
        x: leadingSafe, y: 0, width: max(0, bounds.width - leadingSafe - trailingSafe - trailing),
        height: bounds.height), in: bounds.width)
    if configurations.content != nil {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: placing.margin + CGFloat(indentationLevel) * indentationWidth, bottom: 8,
        trailing: placing.margin)
    }
    configurations.backgroundView?.frameWithoutTransform = bounds
    backgroundView?.frameWithoutTransform = bounds
    highlight?.frameWithoutTransform = bounds
    placeTexts()
    placeSeparator()
    layer.cornerRadius = placing.isInset ? TableDefaults.cornerRadius : 0
    layer.masksToBounds = placing.isInset
    var corners: CACornerMask = []
    if placing.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if placing.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    if placing.isInset { layer.maskedCorners = corners }
  }

  private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Places the accessory and returns its width.
  private func placeAccessory() -> CGFloat {
    guard let accessory else { return 0 }
    let size = accessory.bounds.size
    accessory.frameWithoutTransform = mirrored(
      CGRect(
        x: bounds.width - trailingSafe - placing.margin - size.width,
        y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height), in: bounds.width)
    return size.width + placing.margin + 8
  }

  private func placeSeparator() {
    var inset = separatorInset
    if let start = contentTextStart { inset.left = start - leadingSafe }
    // If the left inset of the separator is not 0, it is measured from the safe area (unverified).
    if inset.left > 0 { inset.left += leadingSafe }
    let hairline = 1 / UIScreen.main.scale
    separator.isHidden =
      placing.separatorColor == nil || isSelected || isHighlighted
      || (placing.isInset && placing.isLast)
    separator.frame = mirrored(
      CGRect(
        x: inset.left, y: bounds.height - hairline,
        width: max(0, bounds.width - inset.left - inset.right), height: hairline),
      in: bounds.width)
    colorSeparator()
  }

  /// The distance from the leading edge to the text of a content configuration, at which the
  /// separator begins unless the app has set its inset (unverified); nil in other cells.
  private var contentTextStart: CGFloat? {
    guard placing.separatorFollowsText, ownSeparatorInset == nil,
      let view = contentView as? UIListContentView
    else { return nil }
    view.layoutIfNeeded()
    guard let text = view.textLabel ?? view.secondaryLabel else { return nil }
    let frame = text.frame.offsetBy(dx: view.frame.minX, dy: 0)
    return isMirrored ? bounds.width - frame.maxX : frame.minX
  }

  /// Sets the separator's colour. If the separator has a visual effect, the colour is set on the
  /// effect view's content view.
  private func colorSeparator() {
    guard let effect = placing.separatorEffect else {
      separatorEffectView?.removeFromSuperview()
      separatorEffectView = nil
      separator.backgroundColor = placing.separatorColor
      return
    }
    let view = separatorEffectView ?? UIVisualEffectView(effect: effect)
    if view.superview == nil { separator.addSubview(view) }
    if view.effect !== effect { view.effect = effect }
    separatorEffectView = view
    view.frame = separator.bounds
    view.contentView.backgroundColor = placing.separatorColor
    separator.backgroundColor = nil
  }

  // MARK: Texts

  /// The distance from the content view's leading edge to the cell's text.
  private var indent: CGFloat { placing.margin + CGFloat(indentationLevel) * indentationWidth }

  private func placeTexts() {
    let available = contentView.bounds
    var x = indent
    if let leadingImage, let image = leadingImage.image {
      let height = min(image.size.height, available.height)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      leadingImage.frameWithoutTransform = mirrored(
        CGRect(x: x, y: (available.height - height) / 2, width: width, height: height),
        in: available.width)
      x += width + TableDefaults.imageGap
    }
    let end = accessory == nil ? available.width - placing.margin : available.width
    let texts = CGRect(x: x, y: 0, width: max(0, end - x), height: available.height)
    for (label, frame) in frames(in: texts) {
      label.frameWithoutTransform = mirrored(frame, in: available.width)
    }
  }

  private func frames(in available: CGRect) -> [(UILabel, CGRect)] {
    let first = mainLabel.flatMap { $0.hasText ? $0 : nil }
    let second = secondLabel.flatMap { $0.hasText ? $0 : nil }
    guard let first, let second else {
      return (first ?? second).map { [($0, available)] } ?? []
    }
    switch style {
    case .subtitle:
      let (top, bottom) = (first.height(in: available.width), second.height(in: available.width))
      let y = (available.height - top - bottom) / 2
      return [
        (first, CGRect(x: available.minX, y: y, width: available.width, height: top)),
        (second, CGRect(x: available.minX, y: y + top, width: available.width, height: bottom)),
      ]
    case .value1:
      let width = min(second.sizeThatFits(available.size).width, available.width)
      let left = max(0, available.width - width - 8)
      return [
        (first, CGRect(x: available.minX, y: 0, width: left, height: available.height)),
        (second, CGRect(x: available.maxX - width, y: 0, width: width, height: available.height)),
      ]
    case .value2:
      let width = min(91, available.width)
      return [
        (first, CGRect(x: available.minX, y: 0, width: width, height: available.height)),
        (
          second,
          CGRect(
            x: available.minX + width + 6, y: 0, width: max(0, available.width - width - 6),
            height: available.height)
        ),
      ]
    case .default: return [(first, available)]
    }
  }

  /// The height that the constraints of the content view determine. If the content view has no
  /// constraints, the texts determine the height.
  func ownHeight(width: CGFloat) -> CGFloat {
    if let height = configuredHeight(width: width) { return height }
    let hasConstraints = !contentView.constraints.isEmpty || !constraints.isEmpty
    guard hasConstraints else { return sizeThatFits(CGSize(width: width, height: 0)).height }
    // The accessory reduces the width of the content, so the cell is laid out before the content is
    // measured.
    bounds.size.width = width
    layOut()
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height <= 0 else { return height }
    UIKitLog.warn(
      "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height "
        + "of zero for a table view cell's content view. We're considering the collapse "
        + "unintentional and using standard height instead. Cell: \(self)")
    return TableDefaults.rowHeight
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    let taken = accessory.map { $0.bounds.width + 8 } ?? 0
    var available = width - leadingSafe - trailingSafe - indent - placing.margin - taken
    if let image = leadingImage?.image { available -= image.size.width + TableDefaults.imageGap }
    let heights = [mainLabel, secondLabel].compactMap { label -> CGFloat? in
      guard let label, label.hasText else { return nil }
      return label.height(in: max(0, available))
    }
    let text = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
    return max(TableDefaults.rowHeight, text + 2 * TableDefaults.textInset)
  }
}

extension UILabel {
  fileprivate var hasText: Bool { text?.isEmpty == false }
  fileprivate func height(in width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
