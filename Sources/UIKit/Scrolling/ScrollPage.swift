/// The resting positions of an axis with paging. They are multiples of the viewport's length,
/// counted from the first offset.
package enum ScrollPage {
  /// If the content is released with at least this velocity, in points per second, the page is
  /// turned, no matter how far the content has moved (unverified).
  package static let turningSpeed = 200.0

  /// The page for content released at `offset` with `velocity`. For a fast release, this is the
  /// next page in the direction of movement, otherwise the nearest one. The last page ends where
  /// the content ends.
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
