/// The resting positions of an axis with paging. The resting positions are multiples of the
/// viewport's length, counted from the lower end of the range.
package enum ScrollPage {
  /// A release with at least this speed, in points per second, moves to the next page in the
  /// direction of movement, however far the content has moved (unverified).
  package static let turningSpeed = 200.0

  /// The resting position of content that is released at `offset` with `velocity`. After a fast
  /// release, the resting position is the next page in the direction of movement; otherwise it is
  /// the nearest page. The last page ends where the content ends, even if it overlaps the page
  /// before it.
  package static func rest(from offset: Double, velocity: Double, in range: ScrollRange) -> Double {
    guard range.viewport > 0 else { return range.clamp(offset) }
    let place = range.clamp(offset)
    let page = ((place - range.lower) / range.viewport + 1e-9).rounded(.down)
    let start = range.lower + page * range.viewport
    let next = range.clamp(start + range.viewport)
    if velocity >= turningSpeed { return next }
    if velocity <= -turningSpeed {
      return place - start > 1e-6 ? start : range.clamp(start - range.viewport)
    }
    return next - place < place - start ? next : start
  }
}
