/// The buttons of a compact date picker, which show the date and the time.
@MainActor
final class DateFields: UIView {
  /// Called with the parts that the wheels of a tapped button show.
  var open: ((DateParts) -> Void)?

  // The dimensions of a button, in points (`unverified`).
  private static let height: CGFloat = 34
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 6
  private static let radius: CGFloat = 8
  private static let fontSize: CGFloat = 17

  private var buttons: [DateField] = []

  func show(_ date: Date, _ shown: DateParts, _ wheels: DateWheels) {
    var parts: [(DateParts, String)] = []
    if shown != .time {
      parts.append((.date, wheels.text(date, template: "yMMMd")))
    }
    if shown != .date {
      parts.append((.time, wheels.text(date, template: "jmm")))
    }
    if buttons.map(\.parts) != parts.map(\.0) { make(parts.map(\.0)) }
    for (button, part) in zip(buttons, parts) { button.label.text = part.1 }
    setNeedsLayout()
  }

  private func make(_ shown: [DateParts]) {
    for button in buttons { button.removeFromSuperview() }
    buttons = shown.map { parts in
      let button = DateField(parts)
      button.backgroundColor = .tertiarySystemFill
      button.layer.cornerRadius = Self.radius
      button.label.font = .systemFont(ofSize: Self.fontSize)
      button.addAction(
        UIAction { [weak self] _ in self?.open?(parts) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
  }

  private func width(of button: DateField) -> CGFloat {
    button.label.intrinsicContentSize.width.rounded(.up) + 2 * Self.padding
  }

  var fittingSize: CGSize {
    let gaps = CGFloat(max(0, buttons.count - 1)) * Self.gap
    return CGSize(width: buttons.map(width).reduce(gaps, +), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for button in buttons {
      let width = width(of: button)
      button.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }
}

/// One button of a compact date picker.
@MainActor
final class DateField: UIControl {
  let parts: DateParts
  let label = UILabel()
  /// The opacity of a pressed button (`unverified`).
  private static let pressedAlpha: CGFloat = 0.5

  init(_ parts: DateParts) {
    self.parts = parts
    super.init(frame: .zero)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var kindOfControl: UIAccessibilityTraits { .button }
  override var standardLabel: String? { label.text }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? Self.pressedAlpha : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// The wheels of a compact date picker, in a card over the window. A tap beside the card closes it.
@MainActor
final class DateCard: UIView {
  let board = DateBoard()

  // The look of the card, in points (`unverified`).
  private static let radius: CGFloat = 20
  private static let margin: CGFloat = 8
  private static let shadow: CGFloat = 24

  /// `anchor` is the frame of the picker, above or below which the card is placed.
  init(beside anchor: CGRect, in area: CGRect) {
    super.init(frame: area)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let size = WheelPanel.size
    let below = anchor.maxY + Self.margin
    let y =
      below + size.height <= area.maxY - Self.margin
      ? below : max(area.minY, anchor.minY - Self.margin - size.height)
    let x = min(max(anchor.minX, area.minX + Self.margin), area.maxX - Self.margin - size.width)
    board.frame = CGRect(x: max(area.minX, x), y: y, width: size.width, height: size.height)
    board.backgroundColor = .secondarySystemGroupedBackground
    board.layer.cornerRadius = Self.radius
    board.layer.shadowOpacity = 0.2
    board.layer.shadowRadius = Self.shadow
    addSubview(board)
    let tap = UITapGestureRecognizer(target: self, action: Selector("close:", DateCard.close))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func close(_ tap: UITapGestureRecognizer) {
    guard !board.frame.contains(tap.location(in: self)) else { return }
    removeFromSuperview()
  }
}
