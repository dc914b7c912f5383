/// The position of a scroll indicator along its axis, in points. The constants `margin`,
/// `thickness`, `shortest` and `pressed` are guesses and unverified.
package struct IndicatorGeometry: Equatable {
  package static let thickness: CGFloat = 3
  package static let margin: CGFloat = 3
  package static let shortest = 36.0
  /// The length to which an indicator shrinks if the content is pulled far beyond its end.
  package static let pressed = 7.0

  /// The distance from the start of the viewport to the start of the indicator.
  package let start: Double
  package let length: Double

  /// Returns nil if all of the content is visible. `insets` shorten the indicator's track at its
  /// two ends.
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
