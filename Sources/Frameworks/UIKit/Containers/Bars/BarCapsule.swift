/// The raised capsule behind bar buttons.
///
/// The capsule replaces the glass of iOS 26, without blur or refraction. All values are unverified.
@MainActor
package final class BarCapsule: UIView {
  private static let light = UIColor(white: 1, alpha: 0.92)
  private static let dark = UIColor(white: 0.16, alpha: 0.92)
  /// The colour over a bar whose own colour is dark.
  private static let overDark = UIColor(white: 1, alpha: 0.18)
  /// The luminance below which a bar's colour is dark.
  private static let darkest: CGFloat = 0.5
  private static let shadow: (opacity: Float, radius: CGFloat, y: CGFloat) = (0.12, 8, 2)

  /// A colour that replaces the capsule's own colour; nil by default.
  var fill: UIColor? { didSet { showFill() } }
  /// The bar's own colour, to which the capsule adapts; nil (the default) if the bar is translucent.
  var backdrop: UIColor? { didSet { if backdrop != oldValue { showFill() } } }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.shadowOpacity = Self.shadow.opacity
    layer.shadowRadius = Self.shadow.radius
    layer.shadowOffset = CGSize(width: 0, height: Self.shadow.y)
    showFill()
  }

  package required init?(coder: NSCoder) { nil }

  private func showFill() {
    let backdrop = backdrop
    backgroundColor =
      fill
      ?? UIColor { traits in
        if let backdrop {
          return Self.isDark(backdrop, traits) ? Self.overDark : Self.light
        }
        return MainActorReach.read { traits.userInterfaceStyle } == .dark ? Self.dark : Self.light
      }
  }

  /// Whether the bar's own colour is dark.
  var isOverDark: Bool { backdrop.map { Self.isDark($0, traitCollection) } ?? false }

  private static func isDark(_ color: UIColor, _ traits: UITraitCollection) -> Bool {
    color.resolvedColor(with: traits).cgColor.luminance < darkest
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: layer.cornerRadius, cornerHeight: layer.cornerRadius,
      transform: nil)
  }
}

extension UIView {
  /// Tells the capsules below this view which colour their bar has.
  func adaptCapsules(to backdrop: UIColor?) {
    (self as? BarCapsule)?.backdrop = backdrop
    for view in subviews { view.adaptCapsules(to: backdrop) }
  }
}

extension CGColor {
  /// The brightness of the colour for the eye, from 0 to 1, with the weights of Rec. 709.
  fileprivate var luminance: CGFloat {
    let parts = rgba
    return CGFloat(0.2126 * parts.x + 0.7152 * parts.y + 0.0722 * parts.z)
  }
}
