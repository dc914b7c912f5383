/// Where a paged axis comes to rest: on multiples of the viewport, counted from the first offset.
package enum ScrollPage {
  /// A finger faster than this turns the page, wherever the content is; points a second.
  /// Unverified.
  package static let turningSpeed = 200.0

  /// The page for a content that was let go at `offset` with `velocity`: the next in the finger's
  /// direction, or else the nearest; the last page ends with the content.
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
