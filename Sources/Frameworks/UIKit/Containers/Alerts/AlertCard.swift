/// The card of an alert, with its texts, text fields and buttons.
@MainActor
final class AlertCard: UIView {
  /// The texts, text fields and buttons to show.
  struct Content {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    /// The actions, in display order.
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
  }

  var content = Content() { didSet { rebuild() } }
  /// Called with the action of the tapped button.
  var onChoice: ((UIAlertAction) -> Void)?

  /// The card's translucent colour, measured on iOS 26.1. Matchcut does not blur the content behind
  /// the card.
  private static let fill = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 0.0989, alpha: 0.6506) : UIColor(white: 0.9937, alpha: 0.7143)
  }

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [AlertField] = []
  private var buttons: [AlertButton] = []
  private var titleLines = 0
  private var messageLines = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.fill
    isOpaque = false
    accessibilityViewIsModal = true
    layer.cornerRadius = AlertLayout.cornerRadius
    addSubview(titleLabel)
    addSubview(messageLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// The card's size if its height may be at most `limit`, in points.
  func size(within limit: CGFloat) -> CGSize {
    CGSize(width: AlertLayout.width, height: layout(within: limit).height)
  }

  private func layout(within limit: CGFloat) -> AlertLayout {
    AlertLayout(
      titleLines: titleLines, messageLines: messageLines, fieldCount: fields.count,
      buttonCount: buttons.count, limit: limit)
  }

  private func rebuild() {
    let title = content.title.flatMap { $0.isEmpty ? nil : $0 }
    let message = content.message.flatMap { $0.isEmpty ? nil : $0 }
    // If there are two texts, the title is set in 17-point semibold and the message in 15-point
    // regular, aligned with the leading edge. A single text is set in 17-point regular and centred
    // (measured, iOS 26.1).
    let isSingle = title == nil || message == nil
    titleLines = Self.set(
      title, on: titleLabel, .systemFont(ofSize: 17, weight: isSingle ? .regular : .semibold),
      .label, .title, isCentred: isSingle)
    messageLines = Self.set(
      message, on: messageLabel, .systemFont(ofSize: isSingle ? 17 : 15),
      isSingle ? .label : .secondaryLabel, isSingle ? .title : .message, isCentred: isSingle)

    // A field that is already shown stays in the card, because it may be the first responder.
    if !fields.map(\.field).elementsEqual(content.fields, by: ===) {
      for field in fields { field.removeFromSuperview() }
      fields = content.fields.map(AlertField.init)
      for field in fields { addSubview(field) }
    }

    for button in buttons { button.removeFromSuperview() }
    buttons = content.actions.map { action in
      let button = AlertButton(action, isPreferred: action === content.preferred)
      action.onChange = { [weak button] in button?.refresh() }
      button.addAction(
        UIAction { [weak self] _ in self?.onChoice?(action) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  /// Sets a label's text and returns its number of lines.
  private static func set(
    _ text: String?, on label: UILabel, _ font: UIFont, _ color: UIColor,
    _ heights: AlertLayout.LineHeights, isCentred: Bool
  ) -> Int {
    label.isHidden = text == nil
    label.numberOfLines = 0
    guard let text else { return 0 }
    label.show(AttributedText(text, [.font: font]))
    let available = CGSize(width: AlertLayout.textWidth, height: .infinity)
    let lines = max(
      1, Int(clamped: (label.sizeThatFits(available).height / font.lineHeight).rounded()))
    let style = NSMutableParagraphStyle()
    style.alignment = isCentred ? .center : .natural
    style.lineBreakMode = .byTruncatingTail
    style.lineSpacing = max(0, heights.further - font.lineHeight)
    label.show(
      AttributedText(text, [.font: font, .foregroundColor: color, .paragraphStyle: style]))
    return lines
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(within: bounds.height)
    titleLabel.frame = layout.title ?? .zero
    messageLabel.frame = layout.message ?? .zero
    for (field, frame) in zip(fields, layout.fields) { field.frame = frame }
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, frame) in zip(buttons, layout.buttons) {
      button.frame = frame
      if isFlipped { button.frame.origin.x = bounds.width - frame.maxX }
    }
  }
}
