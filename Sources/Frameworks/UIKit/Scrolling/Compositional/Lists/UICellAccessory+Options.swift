// The options of accessories. A width that the app does not set is the standard one.
extension UICellAccessory {
  public struct DisclosureIndicatorOptions {
    var all = Options()

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      all.set(isHidden, reservedLayoutWidth, tintColor)
    }

    public var isHidden: Bool {
      get { all.isHidden }
      set { all.isHidden = newValue }
    }
    public var reservedLayoutWidth: LayoutDimension {
      get { all.reservedLayoutWidth }
      set { all.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
      get { all.tintColor }
      set { all.tintColor = newValue }
    }
  }

  public struct DetailOptions {
    var all = Options()

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      all.set(isHidden, reservedLayoutWidth, tintColor)
    }

    public var isHidden: Bool {
      get { all.isHidden }
      set { all.isHidden = newValue }
    }
    public var reservedLayoutWidth: LayoutDimension {
      get { all.reservedLayoutWidth }
      set { all.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
      get { all.tintColor }
      set { all.tintColor = newValue }
    }
  }

  public struct CheckmarkOptions {
    var all = Options()

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      all.set(isHidden, reservedLayoutWidth, tintColor)
    }

    public var isHidden: Bool {
      get { all.isHidden }
      set { all.isHidden = newValue }
    }
    public var reservedLayoutWidth: LayoutDimension {
      get { all.reservedLayoutWidth }
      set { all.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
      get { all.tintColor }
      set { all.tintColor = newValue }
    }
  }

  public struct DeleteOptions {
    var all = Options()

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      all.set(isHidden, reservedLayoutWidth, tintColor)
      all.backgroundColor = backgroundColor
    }

    public var isHidden: Bool {
      get { all.isHidden }
      set { all.isHidden = newValue }
    }
    public var reservedLayoutWidth: LayoutDimension {
      get { all.reservedLayoutWidth }
      set { all.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
      get { all.tintColor }
      set { all.tintColor = newValue }
    }
    public var backgroundColor: UIColor? {
      get { all.backgroundColor }
      set { all.backgroundColor = newValue }
    }
  }

  public struct InsertOptions {
    var all = Options()

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      all.set(isHidden, reservedLayoutWidth, tintColor)
      all.backgroundColor = backgroundColor
    }

    public var isHidden: Bool {
      get { all.isHidden }
      set { all.isHidden = newValue }
    }
    public var reservedLayoutWidth: LayoutDimension {
      get { all.reservedLayoutWidth }
      set { all.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
      get { all.tintColor }
      set { all.tintColor = newValue }
    }
    public var backgroundColor: UIColor? {
      get { all.backgroundColor }
      set { all.backgroundColor = newValue }
    }
  }

  public struct MultiselectOptions {
    var all = Options()

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      all.set(isHidden, reservedLayoutWidth, tintColor)
      all.backgroundColor = backgroundColor
    }

    public var isHidden: Bool {
      get { all.isHidden }
      set { all.isHidden = newValue }
    }
    public var reservedLayoutWidth: LayoutDimension {
      get { all.reservedLayoutWidth }
      set { all.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
      get { all.tintColor }
      set { all.tintColor = newValue }
    }
    public var backgroundColor: UIColor? {
      get { all.backgroundColor }
      set { all.backgroundColor = newValue }
    }
  }

  public struct ReorderOptions {
    var all = Options()

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      all.set(isHidden, reservedLayoutWidth, tintColor)
      all.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    public var isHidden: Bool {
      get { all.isHidden }
      set { all.isHidden = newValue }
    }
    public var reservedLayoutWidth: LayoutDimension {
      get { all.reservedLayoutWidth }
      set { all.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
      get { all.tintColor }
      set { all.tintColor = newValue }
    }
    public var showsVerticalSeparator: Bool {
      get { all.showsVerticalSeparator }
      set { all.showsVerticalSeparator = newValue }
    }
  }

  public struct OutlineDisclosureOptions {
    var all = Options()

    /// How a tap on the cell is treated. In Matchcut only a tap on the chevron calls the handler.
    public enum Style: Hashable, Sendable { case automatic, header, cell }
    public var style = Style.automatic

    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      all.set(isHidden, reservedLayoutWidth, tintColor)
    }

    public var isHidden: Bool {
      get { all.isHidden }
      set { all.isHidden = newValue }
    }
    public var reservedLayoutWidth: LayoutDimension {
      get { all.reservedLayoutWidth }
      set { all.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
      get { all.tintColor }
      set { all.tintColor = newValue }
    }
  }

  public struct LabelOptions {
    var all = Options()

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      all.set(isHidden, reservedLayoutWidth ?? .actual, tintColor)
      all.font = font
      all.adjustsFont = adjustsFontForContentSizeCategory ?? true
    }

    public var isHidden: Bool {
      get { all.isHidden }
      set { all.isHidden = newValue }
    }
    public var reservedLayoutWidth: LayoutDimension {
      get { all.reservedLayoutWidth }
      set { all.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
      get { all.tintColor }
      set { all.tintColor = newValue }
    }
    /// The font; the body style by default.
    public var font: UIFont {
      get { all.font ?? .preferredFont(forTextStyle: .body) }
      set { all.font = newValue }
    }
    /// Whether the font follows the user's text size; true by default.
    public var adjustsFontForContentSizeCategory: Bool {
      get { all.adjustsFont }
      set { all.adjustsFont = newValue }
    }
  }

  public struct CustomViewConfiguration {
    var all = Options()
    public let customView: UIView
    public let placement: Placement

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      all.set(isHidden, reservedLayoutWidth, tintColor)
      all.maintainsFixedSize = maintainsFixedSize ?? false
    }

    public var isHidden: Bool {
      get { all.isHidden }
      set { all.isHidden = newValue }
    }
    public var reservedLayoutWidth: LayoutDimension {
      get { all.reservedLayoutWidth }
      set { all.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
      get { all.tintColor }
      set { all.tintColor = newValue }
    }
    /// Whether the view keeps its size; otherwise its constraints or its content determine it.
    public var maintainsFixedSize: Bool {
      get { all.maintainsFixedSize }
      set { all.maintainsFixedSize = newValue }
    }
  }
}

extension UICellAccessory.Options {
  fileprivate mutating func set(
    _ isHidden: Bool?, _ width: UICellAccessory.LayoutDimension?, _ tintColor: UIColor?
  ) {
    self.isHidden = isHidden ?? false
    reservedLayoutWidth = width ?? .standard
    self.tintColor = tintColor
  }
}
