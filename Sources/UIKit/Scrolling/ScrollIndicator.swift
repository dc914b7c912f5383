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

/// Where an indicator stands along its axis; points. Every number is a guess: unverified.
package struct IndicatorGeometry: Equatable {
  package static let thickness: CGFloat = 3
  package static let margin: CGFloat = 3
  package static let shortest = 36.0
  /// However far the content is pulled past its end.
  package static let pressed = 7.0

  /// From the viewport's start.
  package let start: Double
  package let length: Double

  /// Nil where all of the content is seen. `insets` take room from the track's two ends.
  package init?(_ range: ScrollRange, offset: Double, insets: (start: Double, end: Double)) {
    let margin = Double(Self.margin)
    let track = range.viewport - insets.start - insets.end - 2 * margin
    guard range.upper > range.lower, track > Self.pressed else { return nil }
    let whole = range.upper - range.lower + range.viewport
    let natural = min(track, max(Self.shortest, track * range.viewport / whole))
    length = max(Self.pressed, natural - abs(range.excess(offset)))
    let share = (range.clamp(offset) - range.lower) / (range.upper - range.lower)
    start = insets.start + margin + share * (track - length)
  }
}
