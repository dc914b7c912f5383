/// A cell of a list: a content configuration, with accessories at its edges and a separator below it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  override var standardLabel: String? { combinedTexts }

  private func prepare() {
    for separator in [topSeparator, bottomSeparator] {
      separator.isUserInteractionEnabled = false
      separator.isHidden = true
      addSubview(separator)
    }
    separatorLayoutGuide.currentFrame = { [weak self] in
      guard let self else { return .zero }
      return CGRect(
        x: separatorStart, y: 0, width: max(0, bounds.width - separatorStart), height: bounds.height
      )
    }
    addLayoutGuide(separatorLayoutGuide)
  }

  /// The content of a row, a header or a footer in the cell's list, without texts and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let place = listPlacing else { return .cell() }
    return switch (place.style, place.part) {
    case (.plain, .row), (.grouped, .row), (.insetGrouped, .row): .cell()
    case (.plain, .header): .plainHeader()
    case (.plain, .footer): .plainFooter()
    case (.grouped, .header), (.insetGrouped, .header): .groupedHeader()
    case (.grouped, .footer), (.insetGrouped, .footer): .groupedFooter()
    case (.sidebar, .row), (.sidebarPlain, .row): .sidebarCell()
    case (.sidebar, .header), (.sidebarPlain, .header): .sidebarHeader()
    case (.sidebar, .footer), (.sidebarPlain, .footer): .plainFooter()
    }
  }

  /// The accessories; empty by default. Two accessories of one type of the system raise an exception.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }

  /// The indentation in multiples of `indentationWidth`; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one level of indentation; 10 points by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the leading accessories are indented too; true by default.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The guide at which the separator below the cell begins. By default, the leading edge of the
  /// guide is that of the content's text.
  public let separatorLayoutGuide = UILayoutGuide()

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    placeSeparators()
  }

  // MARK: Implementation

  private(set) var accessoryViews: [CellAccessoryView] = []
  let topSeparator = UIView()
  let bottomSeparator = UIView()

  override var contentFrame: CGRect {
    let places = accessoryPlaces
    return mirrored(
      CGRect(
        x: places.start, y: 0, width: max(0, places.end - places.start), height: bounds.height))
  }

  override func listPlacingChanged() {
    super.listPlacingChanged()
    guard let listPlacing else { return }
    let margin = listPlacing.margin
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: margin, bottom: 8, trailing: margin)
    setNeedsLayout()
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func accessoriesChanged() {
    var seen: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories where !seen.insert(accessory.accessoryType).inserted {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Accessories array contains more than one accessory of type: \(accessory.accessoryType)")
    }
    UIView.performWithoutAnimation {
      for view in accessoryViews { view.removeFromSuperview() }
      accessoryViews = accessories.map { CellAccessoryView($0) }
      for view in accessoryViews { addSubview(view) }
    }
    askedSize = nil
    setNeedsLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    setNeedsLayout()
  }
}
