/// The places of the parts of a `UIListContentView` in a size, from left to right.
@MainActor
struct ListContentLayout {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  /// The size that the parts and the margins need.
  private(set) var neededWidth: CGFloat = 0
  private(set) var neededHeight: CGFloat = 0

  /// The width that is reserved for a symbol (unverified).
  private static let symbolWidth: CGFloat = 28
  /// The smallest height of a cell's content, in points (unverified).
  private static let smallestCell: CGFloat = 44

  init(
    configuration: UIListContentConfiguration, margins: NSDirectionalEdgeInsets, image: CGSize?,
    text: UILabel?, secondary: UILabel?, size: CGSize
  ) {
    var x = margins.leading
    var reserved = CGSize.zero
    if let image {
      let shown = Self.limited(image, to: configuration.imageProperties.maximumSize)
      reserved = Self.reserved(shown, configuration)
      self.image = CGRect(
        x: x + (reserved.width - shown.width) / 2, y: 0, width: shown.width, height: shown.height)
      x += reserved.width
      if text != nil || secondary != nil { x += configuration.imageToTextPadding }
    }
    let available = max(0, size.width - x - margins.trailing)
    let texts = place(
      text, secondary, configuration, CGRect(x: x, y: 0, width: available, height: 0))
    let content = max(reserved.height, texts.height)
    neededHeight = content + margins.top + margins.bottom
    if configuration.style.isCell { neededHeight = max(neededHeight, Self.smallestCell) }
    neededWidth = x + texts.width + margins.trailing
    // The content is in the middle of a height that is larger than needed.
    let height = max(size.height, neededHeight)
    let middle = margins.top + (height - margins.top - margins.bottom) / 2
    let top = Self.pixel(middle - texts.height / 2)
    self.text.origin.y += top
    self.secondary.origin.y += top
    self.image.origin.y = Self.pixel(middle - self.image.height / 2)
  }

  private static func pixel(_ value: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (value * scale).rounded() / scale
  }

  private static func limited(_ size: CGSize, to limit: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if limit.width > 0, size.width > limit.width { factor = limit.width / size.width }
    if limit.height > 0, size.height > limit.height {
      factor = min(factor, limit.height / size.height)
    }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private static func reserved(
    _ shown: CGSize, _ configuration: UIListContentConfiguration
  ) -> CGSize {
    let wanted = configuration.imageProperties.reservedLayoutSize
    let isSymbol = configuration.image?.isSymbolImage ?? false
    func length(_ wanted: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
      if wanted == UIListContentConfiguration.ImageProperties.standardDimension {
        return standard
      }
      if wanted > 0 { return wanted }
      return isSymbol ? max(own, standard) : own
    }
    return CGSize(
      width: length(wanted.width, shown.width, symbolWidth),
      height: length(wanted.height, isSymbol ? 0 : shown.height, 0))
  }

  /// Places the texts in `area`, from its top, and returns the size that they take.
  private mutating func place(
    _ text: UILabel?, _ secondary: UILabel?, _ configuration: UIListContentConfiguration,
    _ area: CGRect
  ) -> CGSize {
    func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
      guard let label else { return .zero }
      let size = label.sizeThatFits(
        CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    guard let text, let secondary else {
      let own = size(text ?? secondary, area.width)
      let frame = CGRect(origin: area.origin, size: CGSize(width: area.width, height: own.height))
      if text != nil { self.text = frame } else { self.secondary = frame }
      return own
    }
    let gap = configuration.textToSecondaryTextHorizontalPadding
    let (first, second) = (
      size(text, .greatestFiniteMagnitude), size(secondary, .greatestFiniteMagnitude)
    )
    if configuration.prefersSideBySideTextAndSecondaryText,
      first.width + gap + second.width <= area.width
    {
      let height = max(first.height, second.height)
      self.text = CGRect(
        x: area.minX, y: (height - first.height) / 2, width: area.width - gap - second.width,
        height: first.height)
      self.secondary = CGRect(
        x: area.maxX - second.width, y: (height - second.height) / 2, width: second.width,
        height: second.height)
      return CGSize(width: first.width + gap + second.width, height: height)
    }
    let (top, bottom) = (size(text, area.width), size(secondary, area.width))
    let start = top.height + configuration.textToSecondaryTextVerticalPadding
    self.text = CGRect(x: area.minX, y: 0, width: area.width, height: top.height)
    self.secondary = CGRect(x: area.minX, y: start, width: area.width, height: bottom.height)
    return CGSize(width: max(top.width, bottom.width), height: start + bottom.height)
  }
}
