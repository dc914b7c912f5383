/// The bar that shows which part of the content is visible.
final class ScrollIndicator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
    layer.cornerRadius = IndicatorGeometry.thickness / 2
  }
  required init?(coder: NSCoder) { nil }

  /// The opacity of the indicator's colour (unverified).
  static let opacity: CGFloat = 0.35

  /// The time for which an indicator stays visible after the content has stopped, and the duration
  /// of the fade that follows, in seconds (unverified). Indicators appear immediately when the
  /// content moves.
  static let fadeDelay = 0.3
  static let fadeDuration = 0.25
}
