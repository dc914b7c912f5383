// Measures and places the parts of a button.

extension UIButton {
  /// The space above and below the content of a button without insets or a configuration, and the
  /// minimum width and height, in points. The values are the dimensions of a new system button
  /// (`unverified`).
  private static let freeMargin: CGFloat = 6
  private static let leastSide: CGFloat = 30

  /// The insets of the content, with leading and trailing converted to left and right.
  var currentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  private var pictureSize: CGSize {
    guard let configuration else { return currentImage?.size ?? .zero }
    if configuration.showsActivityIndicator { return spinner?.intrinsicContentSize ?? .zero }
    return configuration.image?.size ?? .zero
  }

  /// The sizes of the parts. If `width` is given, the texts are wrapped at the width that the image
  /// leaves.
  private func contentLayout(at width: CGFloat?) -> ButtonLayout {
    var layout = unwrappedLayout
    guard let width else { return layout }
    let free = max(1, layout.textWidth(in: width))
    if titleView.numberOfLines != 1, layout.title.width > free {
      layout.title = titleView.sizeThatFits(CGSize(width: free, height: 0))
    }
    if let subtitleView, subtitleView.numberOfLines != 1, layout.subtitle.width > free {
      layout.subtitle = subtitleView.sizeThatFits(CGSize(width: free, height: 0))
    }
    return layout
  }

  private var unwrappedLayout: ButtonLayout {
    var layout = ButtonLayout()
    layout.image = pictureSize
    layout.title = titleView.intrinsicContentSize
    layout.isMirrored = isMirrored
    layout.share = CGPoint(x: horizontalShare, y: verticalShare)
    guard let configuration else {
      layout.shrinksImage = true
      return layout
    }
    layout.subtitle = subtitleView?.intrinsicContentSize ?? .zero
    layout.placement = configuration.imagePlacement
    layout.imagePadding = configuration.imagePadding
    layout.titlePadding = configuration.titlePadding
    layout.textShare = configuration.textShare(isMirrored: isMirrored)
    return layout
  }

  var fittingSize: CGSize { fittingSize(at: 0) }

  /// The size of the content and its insets, with texts that are wrapped in a button of the given
  /// width; 0 means that the width is unlimited.
  func fittingSize(at width: CGFloat) -> CGSize {
    let insets = currentInsets
    let layout = contentLayout(at: width > 0 ? width - insets.left - insets.right : nil)
    let content = layout.size
    let isFree = configuration == nil && insets == .zero
    let margin = isFree && layout.title.height > 0 ? Self.freeMargin : 0
    var size = CGSize(
      width: content.width + insets.left + insets.right,
      height: (content.height + 2 * margin + insets.top + insets.bottom).rounded(.up))
    // Facts M.11.
    if configuration == nil, let image = currentBackgroundImage {
      size.width = max(size.width, image.size.width)
      size.height = max(size.height, image.size.height)
    }
    guard isFree, isSystem, layout.title.height > 0 || layout.image == .zero else { return size }
    return CGSize(width: max(size.width, Self.leastSide), height: max(size.height, Self.leastSide))
  }

  /// The frames before the insets of the title and the image are applied.
  func contentFrames(in available: CGRect) -> ButtonLayout.Frames {
    contentLayout(at: available.width).frames(in: available)
  }

  func layoutContent() {
    layOutBackdrop()
    let available = contentRect(forBounds: bounds)
    titleView.frameWithoutTransform = snapped(titleRect(forContentRect: available))
    let picture = snapped(imageRect(forContentRect: available))
    if pictureViewIsMade { pictureView.frameWithoutTransform = picture }
    spinner?.frame = picture
    subtitleView?.frameWithoutTransform = snapped(contentFrames(in: available).subtitle)
  }

  private var horizontalShare: CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: 0
    case .right, .trailing: 1
    case .fill: isMirrored ? 1 : 0
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

extension UIButton.Configuration {
  /// By default, the title and subtitle are aligned at their leading edges if there is an image
  /// beside them. If there is no image beside them, the title and subtitle are centred
  /// (`unverified`).
  fileprivate func textShare(isMirrored: Bool) -> CGFloat {
    switch titleAlignment {
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    case .center: 0.5
    case .automatic:
      imagePlacement.isDisjoint(with: [.top, .bottom]) && image != nil ? isMirrored ? 1 : 0 : 0.5
    }
  }
}

extension CGRect {
  /// The rectangle moved by insets. An inset on one side moves a centred part by half of the inset.
  func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
