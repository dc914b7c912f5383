/// The resting positions of a paged axis: multiples of the viewport, counted from the first offset.
package enum ScrollPage {
  /// A faster release turns the page, wherever the content is; points per second. Unverified.
  package static let turningSpeed = 200.0

  /// The page for content released at `offset` with `velocity`: the next one in the direction of
  /// movement, or the nearest; the last page ends with the content.
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
