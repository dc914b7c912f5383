/// The appearances of a bar's buttons; nil for the system's.
@MainActor
struct BarButtonStyle {
  var plain: UIBarButtonItemAppearance?
  var done: UIBarButtonItemAppearance?
}

/// The button that shows the title or image of one bar button item. The button is placed on the
/// capsule of the item's group.
@MainActor
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()

  /// The opacity of the button while it is pressed (unverified).
  private static let pressedAlpha: CGFloat = 0.4

  /// The appearance of the bar's buttons.
  var look = BarButtonStyle() { didSet { colour() } }

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    label.textAlignment = .center
    picture.contentMode = .center
    addSubview(label)
    addSubview(picture)
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.item.perform(from: self)
      }, for: .touchUpInside)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override var kindOfControl: UIAccessibilityTraits { .button }
  override var standardLabel: String? { item.spokenTitle }

  private var image: UIImage? {
    item.image ?? (item.title == nil ? item.systemItem?.glyph?.image : nil)
  }

  func refresh() {
    isEnabled = item.isEnabled
    tintColor = item.shownTintColor
    let image = image
    picture.image =
      image?.renderingMode == .automatic
      ? image?.withRenderingMode(.alwaysTemplate) : image
    colour()
    setNeedsLayout()
  }

  /// A prominent button is filled with the tint colour and has white contents.
  private func colour() {
    let isProminent = item.style == .done
    let color: UIColor = !isEnabled ? .tertiaryLabel : isProminent ? .white : tintColor
    let weight: UIFont.Weight = isProminent ? .semibold : .medium
    let base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: NavigationBarMetrics.titleSize, weight: weight),
      .foregroundColor: color,
    ]
    let title = image == nil ? item.title ?? item.systemItem?.title : nil
    let own = isProminent ? look.done : look.plain
    let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    let attributes = item.attributes(
      for: isEnabled ? .normal : .disabled, over: own?.attributes(for: state, over: base) ?? base)
    label.show(title.map { AttributedText($0, attributes) })
    titleOffset = own?.offset(for: state) ?? .zero
    picture.tintColor = color
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colour()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    colour()
  }

  private var titleOffset = UIOffset.zero {
    didSet { if titleOffset != oldValue { setNeedsLayout() } }
  }

  override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { colour() }
      label.alpha = isHighlighted ? Self.pressedAlpha : 1
      picture.alpha = isHighlighted ? Self.pressedAlpha : 1
    }
  }

  /// The width in points. A button is at least as wide as it is high.
  var fittingWidth: CGFloat {
    if item.width > 0 { return item.width }
    let content = image?.size.width ?? label.intrinsicContentSize.width
    let padding = NavigationBarMetrics.buttonPadding
    return max(NavigationBarMetrics.buttonHeight, (content + 2 * padding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 4, dy: 0).offsetBy(
      dx: titleOffset.horizontal, dy: titleOffset.vertical)
    picture.frame = bounds.inset(by: item.imageInsets)
  }
}
