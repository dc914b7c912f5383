extension UIButton {
  /// Points above and below the content of a button without insets or configuration, and the
  /// least width and height (`unverified`: what a new system button measures).
  private static let freeMargin: CGFloat = 6
  private static let leastSide: CGFloat = 30

  private var shownImage: UIImage? { configuration == nil ? currentImage : configuration?.image }

  private var insets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  private var gap: CGFloat { configuration?.imagePadding ?? 0 }

  private var isStacked: Bool {
    guard let placement = configuration?.imagePlacement else { return false }
    return placement.contains(.top) || placement.contains(.bottom)
  }

  /// The size of image and title together, and of each.
  private var parts: (whole: CGSize, image: CGSize, title: CGSize) {
    let image = shownImage?.size ?? .zero
    let title = titleView.intrinsicContentSize
    let space = image.width > 0 && title.width > 0 ? gap : 0
    if isStacked {
      return (
        CGSize(
          width: max(image.width, title.width), height: image.height + space + title.height),
        image, title
      )
    }
    return (
      CGSize(
        width: image.width + space + title.width, height: max(image.height, title.height)),
      image, title
    )
  }

  var fittingSize: CGSize {
    let content = parts.whole
    let insets = insets
    let isFree = configuration == nil && insets == .zero
    let margin = isFree && parts.title.height > 0 ? Self.freeMargin : 0
    let size = CGSize(
      width: content.width + insets.left + insets.right,
      height: (content.height + 2 * margin + insets.top + insets.bottom).rounded(.up))
    guard isFree, isSystem else { return size }
    return CGSize(width: max(size.width, Self.leastSide), height: max(size.height, Self.leastSide))
  }

  /// The bounds without the content insets.
  public func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  public func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  func layoutContent() {
    backdrop?.frame = backgroundRect(forBounds: bounds)
    if let configuration { shapeBackdrop(configuration) }
    let room = contentRect(forBounds: bounds)
    var (whole, image, title) = parts
    let space = image.width > 0 && title.width > 0 ? gap : 0
    // Where there is too little room, the title gives way.
    if isStacked {
      title.width = min(title.width, max(room.width, 0))
      whole.width = max(image.width, title.width)
    } else {
      title.width = min(title.width, max(room.width - image.width - space, 0))
      whole.width = image.width + space + title.width
    }
    let x = room.minX + (room.width - whole.width) * horizontalShare
    let y = room.minY + (room.height - whole.height) * verticalShare
    var imageFrame = CGRect(origin: CGPoint(x: x, y: y), size: image)
    var titleFrame = CGRect(origin: CGPoint(x: x, y: y), size: title)
    let isImageLast =
      configuration.map {
        !$0.imagePlacement.isDisjoint(with: [.bottom, .trailing])
      } ?? false
    if isStacked {
      imageFrame.origin.x += (whole.width - image.width) / 2
      titleFrame.origin.x += (whole.width - title.width) / 2
      if isImageLast {
        imageFrame.origin.y += title.height + space
      } else {
        titleFrame.origin.y += image.height + space
      }
    } else {
      imageFrame.origin.y += (whole.height - image.height) / 2
      titleFrame.origin.y += (whole.height - title.height) / 2
      if isImageLast {
        imageFrame.origin.x += title.width + space
      } else {
        titleFrame.origin.x += image.width + space
      }
    }
    titleView.frame = snapped(titleFrame.moved(by: titleEdgeInsets))
    if pictureViewIsMade { pictureView.frame = snapped(imageFrame.moved(by: imageEdgeInsets)) }
  }

  private var horizontalShare: CGFloat {
    switch contentHorizontalAlignment {
    case .left, .leading, .fill: 0
    case .right, .trailing: 1
    default: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: 0
    case .bottom: 1
    default: 0.5
    }
  }

  private func snapped(_ rect: CGRect) -> CGRect {
    let scale = layer.contentsScale
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
      width: rect.width, height: rect.height)
  }
}

extension CGRect {
  /// Insets of one side move a part that is centred by half as much.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
