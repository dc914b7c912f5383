/// Shows one accessory of a list cell.
final class CellAccessoryView: UIControl {
  let accessory: UICellAccessory
  private let picture = UIImageView()
  private var label: UILabel?
  private var customView: UIView?

  /// Whether a multiselect accessory has a checkmark, and an outline's chevron points down.
  var isMarked = false { didSet { if isMarked != oldValue { show() } } }

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    isUserInteractionEnabled = accessory.takesTouches
    if accessory.takesTouches {
      addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    }
    if let color = accessory.options.tintColor { tintColor = color }
    switch accessory.accessoryType {
    case .label:
      let label = UILabel()
      label.text = accessory.text
      label.font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = accessory.options.adjustsFont
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      addSubview(label)
      self.label = label
    case .customView(let view):
      addSubview(view)
      customView = view
    default: addSubview(picture)
    }
    show()
  }
  required init?(coder: NSCoder) { nil }

  /// Calls the handler. A delete accessory without one shows the trailing swipe actions of its row.
  private func perform() {
    if let handler = accessory.handler { return handler() }
    guard accessory.accessoryType == .delete else { return }
    let list = sequence(first: self as UIView, next: \.superview).first { $0 is UICollectionView }
    (list as? UICollectionView)?.revealActions(around: self)
  }

  private func show() {
    guard let name = accessory.symbolName(isMarked: isMarked) else { return }
    let configuration = UIImage.SymbolConfiguration(
      pointSize: accessory.symbolSize, weight: accessory.isChevron ? .semibold : .regular)
    picture.image = UIImage(systemName: name, withConfiguration: configuration)
    let color: UIColor? =
      switch accessory.accessoryType {
      case .disclosureIndicator, .reorder: accessory.options.tintColor ?? .tertiaryLabel
      case .delete: accessory.options.backgroundColor ?? .systemRed
      case .insert: accessory.options.backgroundColor ?? .systemGreen
      case .multiselect where !isMarked: .tertiaryLabel
      default: accessory.options.tintColor
      }
    picture.tintColor = color
    setNeedsLayout()
  }

  /// The size of what the accessory shows.
  var contentSize: CGSize {
    if let label {
      return label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
    guard let customView else { return picture.intrinsicContentSize }
    if accessory.options.maintainsFixedSize { return customView.bounds.size }
    let own = customView.intrinsicContentSize
    let bounds = customView.bounds.size
    return CGSize(
      width: own.width >= 0 ? own.width : bounds.width,
      height: own.height >= 0 ? own.height : bounds.height)
  }

  /// The width of the space that the accessory takes in its cell.
  var reservedWidth: CGFloat {
    switch accessory.options.reservedLayoutWidth {
    case .actual: contentSize.width
    case .custom(let width): width
    case .standard:
      switch accessory.accessoryType {
      case .disclosureIndicator, .outlineDisclosure: AccessoryDefaults.chevronWidth
      case .label: contentSize.width
      case .customView: max(contentSize.width, AccessoryDefaults.width)
      default: AccessoryDefaults.width
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    let frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    for part in [label, customView, label == nil && customView == nil ? picture : nil] {
      part?.frameWithoutTransform = frame
    }
  }
}

/// The distances between accessories, in points (facts J.17).
enum AccessoryDefaults {
  /// The width of the space for an accessory of the system, and for a chevron.
  static let width: CGFloat = 24
  static let chevronWidth: CGFloat = 14
  static let leadingGap: CGFloat = 16
  static let trailingGap: CGFloat = 8
}

extension UICellAccessory {
  var takesTouches: Bool {
    if case .customView = accessoryType { return true }
    return handler != nil || accessoryType == .delete
  }

  var isChevron: Bool {
    accessoryType == .disclosureIndicator || accessoryType == .outlineDisclosure
  }
  /// The point size of the symbol (unverified).
  var symbolSize: CGFloat { isChevron ? 13 : accessoryType == .checkmark ? 17 : 20 }

  /// The symbol of an accessory of the system; nil for labels and views of the app.
  func symbolName(isMarked: Bool) -> String? {
    switch accessoryType {
    case .disclosureIndicator: "chevron.forward"
    case .outlineDisclosure: isMarked ? "chevron.down" : "chevron.forward"
    case .detail: "info.circle"
    case .checkmark: "checkmark"
    case .delete: "minus.circle.fill"
    case .insert: "plus.circle.fill"
    case .reorder: "line.3.horizontal"
    case .multiselect: isMarked ? "checkmark.circle.fill" : "circle"
    case .label, .customView: nil
    }
  }

  /// The position among the accessories of an edge, from the leading edge; nil for a custom view.
  private var order: Int? {
    switch accessoryType {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .outlineDisclosure: 3
    case .label: 10
    case .checkmark: 11
    case .detail: 12
    case .disclosureIndicator: 13
    case .reorder: 14
    case .customView: nil
    }
  }

  var isLeading: Bool {
    if case .leading = placement { return true }
    return (order ?? 10) < 10
  }

  /// The accessories in the order in which they are placed from the leading edge.
  @MainActor
  static func sorted(_ accessories: [UICellAccessory], leading: Bool) -> [Int] {
    let own = accessories.indices.filter { accessories[$0].isLeading == leading }
    var result = own.filter { accessories[$0].order != nil }.sorted {
      (accessories[$0].order ?? 0, $0) < (accessories[$1].order ?? 0, $1)
    }
    for index in own where accessories[index].order == nil {
      let shown = result.map { accessories[$0] }
      let position: Int =
        switch accessories[index].placement {
        case .leading(_, let at), .trailing(_, let at): at(shown)
        case nil: result.count
        }
      result.insert(index, at: max(0, min(result.count, position)))
    }
    return result
  }
}
