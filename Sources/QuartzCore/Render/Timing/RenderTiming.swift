/// The timing of one animation, or of a group around it, as a value: maps a parent's time to
/// the place in one pass.
package struct RenderTiming: Sendable, Equatable {
  package var begin: Double
  /// Local seconds per parent second.
  package var speed: Double
  package var offset: Double
  /// Seconds of one pass.
  package var duration: Double
  /// Local seconds in all, repeats and reversals included; infinite when repeating forever.
  package var active: Double
  package var reverses: Bool
  package var fillsBackwards: Bool
  package var fillsForwards: Bool
  package var curve: CubicCurve?

  /// A place within an animation.
  package struct Place {
    /// The part of the pass that is over, eased by the curve.
    package var fraction: Double
    /// `fraction` in local seconds.
    package var time: Double
    /// How many repeats are over.
    package var iteration: Int
    /// True at the very end of the pass: stopped there, turning round, or beginning backwards.
    package var isLast: Bool
  }

  /// How far, in seconds, a child's end may lie from its parent's and still count as the same.
  private static let coincidence = 1e-9

  /// When the animation ends in its parent's time; infinite when it repeats or stands forever.
  package var end: Double {
    speed == 0 ? .infinity : begin + active / abs(speed)
  }

  /// Where the animation stands at `parent`; nil where it has no effect.
  ///
  /// It is active from `begin` until just before `end`. Within that time a `timeOffset` begins
  /// further on and, past the last instant, goes round to the first; a negative speed runs from
  /// the end back. At speed 0 it stands at `timeOffset`, which counts as before the begin below
  /// 0 and as after the end from `active` on. When the parent is at the end of its pass
  /// (`parentIsLast`), a child that ends at that very instant shows its last value: so a group
  /// that fills, or turns round, keeps what its children show.
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
      // Rounding must not carry the last instant over into a new pass.
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
    // Where a pass ends and the next begins, the end counts when stopped there, and when
    // running backwards.
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

  /// `t` as whole lengths and a rest in 0..<length, or with `takesEnd` in 0<..length.
  ///
  /// `loosely` takes the end also where rounding has led past it.
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
