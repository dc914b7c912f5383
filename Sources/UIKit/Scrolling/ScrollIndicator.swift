/// The bar that shows which part of the content is seen.
final class ScrollIndicator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
    layer.cornerRadius = IndicatorGeometry.thickness / 2
  }
  required init?(coder: NSCoder) { nil }

  /// How much of the style's colour is seen. Unverified.
  static let opacity: CGFloat = 0.35

  /// A moving content shows its indicators at once and lets them fade after it has come to rest;
  /// seconds, unverified.
  static let fadeDelay = 0.3
  static let fadeDuration = 0.25
}
