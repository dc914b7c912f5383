/// The raised capsule behind bar buttons.
///
/// The capsule replaces the glass of iOS 26, without blur or refraction. All values are unverified.
@MainActor
final class BarCapsule: UIView {
  private static let light = UIColor(white: 1, alpha: 0.92)
  private static let dark = UIColor(white: 0.16, alpha: 0.92)
  private static let shadow: (opacity: Float, radius: CGFloat, y: CGFloat) = (0.12, 8, 2)

  /// A colour that replaces the capsule's own colour; nil by default.
  var fill: UIColor? { didSet { showFill() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.shadowOpacity = Self.shadow.opacity
    layer.shadowRadius = Self.shadow.radius
    layer.shadowOffset = CGSize(width: 0, height: Self.shadow.y)
    showFill()
  }

  required init?(coder: NSCoder) { nil }

  private func showFill() {
    backgroundColor =
      fill
      ?? UIColor { traits in
        MainActorReach.read { traits.userInterfaceStyle } == .dark ? Self.dark : Self.light
      }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: layer.cornerRadius, cornerHeight: layer.cornerRadius,
      transform: nil)
  }
}
