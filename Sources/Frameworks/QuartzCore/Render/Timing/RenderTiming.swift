/// The timing of an animation or of an enclosing group. The timing maps a parent's time to a
/// position in one repetition.
package struct RenderTiming: Sendable, Equatable {
  package var begin: Double
  /// The number of local seconds that pass per second of the parent.
  package var speed: Double
  package var offset: Double
  /// The duration of one repetition in seconds.
  package var duration: Double
  /// The total duration in local seconds, including repetitions and reversals. The total duration
  /// is infinite if the animation repeats forever.
  package var active: Double
  package var reverses: Bool
  package var fillsBackwards: Bool
  package var fillsForwards: Bool
  package var curve: CubicCurve?

  /// A position within an animation.
  package struct Place {
    /// The completed fraction of the repetition, after the timing curve has been applied.
    package var fraction: Double
    /// `fraction` as a time in local seconds.
    package var time: Double
    /// The number of completed repetitions.
    package var iteration: Int
    /// Whether the position is at the end of a repetition. A position is at the end where the
    /// animation stops, where it reverses, and where a reversed repetition starts.
    package var isLast: Bool
  }

  /// If the ends of a child and its parent differ by at most this number of seconds, they count as
  /// equal.
  private static let coincidence = 1e-9

  /// The end in the parent's time. The end is infinite if the animation repeats forever or has a
  /// speed of 0.
  package var end: Double {
    speed == 0 ? .infinity : begin + active / abs(speed)
  }

  /// The position at the parent's time. Nil if the animation has no effect at that time.
  ///
  /// The animation is active from `begin` until just before `end`. While the animation is active, a
  /// `timeOffset` advances the position, which wraps around at the end. With a negative speed, the
  /// position moves backwards from the end. At a speed of 0 the position is always `timeOffset`. A
  /// negative `timeOffset` counts as a time before the beginning, and a `timeOffset` of at least
  /// `active` as a time after the end. If `parentIsLast` is true, the parent is at the end of its
  /// repetition. A child that ends at the same time then shows its last value, so that a group that
  /// fills or reverses keeps the values of its children.
  package func place(at parent: Double, parentIsLast: Bool = false) -> Place? {
    let end = end
    var elapsed = 0.0
    var isAtEnd = false
    if parent < begin {
      guard fillsBackwards else { return nil }
    } else if parentIsLast ? parent > end + Self.coincidence : parent >= end {
      guard fillsForwards else { return nil }
      isAtEnd = true
    } else {
      isAtEnd = parentIsLast && parent >= end - Self.coincidence
      // Rounding errors must not move the last position into a new repetition.
      elapsed = min((parent - begin) * abs(speed), active.nextDown)
    }
    if speed == 0 {
      if offset < 0, !fillsBackwards { return nil }
      isAtEnd = offset >= active
      if isAtEnd, !fillsForwards { return nil }
    }
    if isAtEnd { elapsed = active }
    return place(elapsed: elapsed, isAtEnd: isAtEnd)
  }

  private func place(elapsed: Double, isAtEnd: Bool) -> Place {
    // At the boundary between two repetitions, the position is the end of the first repetition if
    // the animation stopped there or runs backwards. In all other cases, the position at the
    // boundary is the start of the second repetition.
    let takesEnd = speed < 0 ? !isAtEnd : isAtEnd
    let local: Double
    if speed == 0 {
      local = min(max(offset, 0), active)
    } else if active.isFinite {
      let t = (speed < 0 ? active - elapsed : elapsed) + offset
      local = Self.split(t, by: active, takesEnd: takesEnd, loosely: isAtEnd).rest
    } else {
      local = (speed < 0 ? -elapsed : elapsed) + offset
    }
    let cycle = reverses ? 2 * duration : duration
    var (iteration, rest) = Self.split(local, by: cycle, takesEnd: takesEnd, loosely: isAtEnd)
    if rest > duration { rest = 2 * duration - rest }
    var fraction = duration > 0 ? min(max(rest / duration, 0), 1) : takesEnd ? 1 : 0
    if let curve { fraction = curve(fraction) }
    iteration = max(iteration, 0)
    return Place(
      fraction: fraction, time: fraction * duration, iteration: iteration, isLast: fraction == 1)
  }

  /// Divides `t` by `length` into a whole count and a remainder in 0..<length. If `takesEnd` is
  /// true, the remainder is above 0 and may be `length` itself.
  ///
  /// If `loosely` is true, a `t` that is beyond a multiple of `length` only because of rounding
  /// counts as that multiple.
  private static func split(
    _ t: Double, by length: Double, takesEnd: Bool, loosely: Bool
  ) -> (count: Int, rest: Double) {
    guard length > 0, t.isFinite else { return (0, 0) }
    let ratio = t / length
    let nearest = ratio.rounded()
    if takesEnd, loosely, abs(ratio - nearest) < coincidence {
      return (clamped(nearest - 1), length)
    }
    let count = takesEnd ? ratio.rounded(.up) - 1 : ratio.rounded(.down)
    return (clamped(count), max(0, t - count * length))
  }

  private static func clamped(_ count: Double) -> Int { Int(min(max(count, -1e15), 1e15)) }
}
