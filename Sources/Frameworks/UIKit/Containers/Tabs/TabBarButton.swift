/// The button of one tab.
@MainActor
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  /// The colour of the button while it is not selected; nil means the label colour.
  var plainColor: UIColor? { didSet { if plainColor != oldValue { refresh() } } }

  /// The appearance of the bar's tabs; nil for the system's.
  var look: UITabBarItemAppearance? { didSet { refresh() } }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    label.textAlignment = .center
    badge.textAlignment = .center
    badge.clipsToBounds = true
    badge.layer.cornerRadius = TabBarMetrics.badgeHeight / 2
    badge.font = .systemFont(ofSize: TabBarMetrics.badgeSize, weight: .medium)
    badge.textColor = .white
    for view in [picture, label, badge] { addSubview(view) }
    item.shownView = self
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override var kindOfControl: UIAccessibilityTraits { .button }
  override var standardLabel: String? {
    item.accessibilityLabel ?? item.title ?? item.image?.spokenName
  }
  override var standardValue: String? { item.badgeValue }

  override var isSelected: Bool { didSet { if isSelected != oldValue { refresh() } } }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

  func refresh() {
    isEnabled = item.isEnabled
    let color: UIColor = !isEnabled ? .tertiaryLabel : isSelected ? tintColor : plainColor ?? .label
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    let own = look?.appearance(for: state)
    picture.tintColor = own?.iconColor ?? color
    // A title without an image is centred and larger.
    let size = image == nil ? 15 : TabBarMetrics.titleSize
    var base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: isSelected ? .semibold : .medium),
      .foregroundColor: color,
    ]
    if let font = look?.normal.titleTextAttributes[.font] { base[.font] = font }
    base.merge(own?.titleTextAttributes ?? [:]) { $1 }
    label.show(item.title.map { AttributedText($0, item.attributes(for: state, over: base)) })
    badge.isHidden = item.badgeValue == nil
    badge.show(item.badgeValue.map { AttributedText($0, badgeAttributes(for: state)) })
    badge.backgroundColor =
      item.badgeColor ?? own?.badgeBackgroundColor ?? look?.normal.badgeBackgroundColor
      ?? .systemRed
    let offset = own?.titlePositionAdjustment ?? .zero
    titleOffset = offset == .zero ? look?.normal.titlePositionAdjustment ?? .zero : offset
    setNeedsLayout()
  }

  private func badgeAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: TabBarMetrics.badgeSize, weight: .medium),
      .foregroundColor: UIColor.white,
    ]
    all.merge(look?.normal.badgeTextAttributes ?? [:]) { $1 }
    all.merge(look?.appearance(for: state).badgeTextAttributes ?? [:]) { $1 }
    all.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    all.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
    return all
  }

  private var titleOffset = UIOffset.zero

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    refresh()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = TabBarMetrics.patchInset
    let hasPicture = picture.image != nil
    picture.frame = CGRect(
      x: 0, y: TabBarMetrics.iconCentre - inset - Glyph.side / 2, width: bounds.width,
      height: Glyph.side
    ).inset(by: item.imageInsets)
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: 2, y: (hasPicture ? TabBarMetrics.titleCentre - inset : bounds.midY) - height / 2,
      width: max(bounds.width - 4, 0), height: height
    ).offsetBy(
      dx: item.titlePositionAdjustment.horizontal + titleOffset.horizontal,
      dy: item.titlePositionAdjustment.vertical + titleOffset.vertical)
    let width = max(TabBarMetrics.badgeHeight, badge.intrinsicContentSize.width + 8)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.midX - 6 - width : bounds.midX + 6
    badge.frame = CGRect(x: x, y: 2, width: width, height: TabBarMetrics.badgeHeight)
  }
}
