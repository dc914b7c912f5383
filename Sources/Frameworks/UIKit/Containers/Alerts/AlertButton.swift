/// The capsule-shaped button of one action.
///
/// The button's colours were measured over plain backgrounds on iOS 26.1. UIKit blurs the content
/// behind the button; Matchcut does not.
@MainActor
final class AlertButton: UIControl {
  private static let fill = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.1097) : UIColor(white: 0.109, alpha: 0.1372)
  }
  private static let preferredFill = UIColor(
    red: 55 / 255, green: 126 / 255, blue: 239 / 255, alpha: 1)
  /// The opacity of the button while it is pressed (unverified).
  private static let pressedAlpha: CGFloat = 0.5

  let action: UIAlertAction
  private let isPreferred: Bool
  private let label = UILabel()

  init(_ action: UIAlertAction, isPreferred: Bool) {
    (self.action, self.isPreferred) = (action, isPreferred)
    super.init(frame: .zero)
    layer.cornerRadius = AlertLayout.buttonHeight / 2
    backgroundColor = isPreferred ? Self.preferredFill : Self.fill
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium)
    label.frame = bounds.insetBy(dx: 12, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override var kindOfControl: UIAccessibilityTraits { .button }
  override var standardLabel: String? { action.title }

  func refresh() {
    isEnabled = action.isEnabled
    label.textColor =
      if !action.isEnabled {
        .tertiaryLabel
      } else if isPreferred {
        .white
      } else {
        action.style == .destructive ? .systemRed : .label
      }
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? Self.pressedAlpha : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
  }
}
