/// The bar that shows which part of the content is visible.
final class ScrollIndicator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
    layer.cornerRadius = IndicatorGeometry.thickness / 2
  }
  required init?(coder: NSCoder) { nil }

  /// Opacity of the style's colour. Unverified.
  static let opacity: CGFloat = 0.35

  /// Indicators appear immediately when content moves and fade after it has come to rest; seconds,
  /// unverified.
  static let fadeDelay = 0.3
  static let fadeDuration = 0.25
}
