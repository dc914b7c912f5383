/// The movement along one axis after a release, as a function of time until the content rests.
///
/// If a deceleration reaches the end of the content, a spring at that edge continues with the
/// deceleration's velocity. If the content cannot bounce, the movement stops at the end of the
/// content. If the content is released beyond an end, the spring starts immediately, unless the
/// velocity carries the content back inside (unverified).
package struct AxisTrajectory {
  private let glide: Deceleration
  /// The time at which the edge's spring begins to move the content, in seconds after the start;
  /// infinite if the spring never moves it.
  private let turn: Double
  private let bounce: BounceSpring?
  private let edge: Double
  private let rate: Double
  /// The offset at which the app or paging makes the movement end; nil if neither sets one.
  private let target: Double?

  /// Creates a movement that starts at an offset with a velocity and has no target.
  package init(from offset: Double, velocity: Double, in range: ScrollRange, rate: Double) {
    let glide = Deceleration(from: offset, velocity: velocity, rate: rate)
    let excess = range.excess(offset)
    let staysOut = range.excess(glide.end) * excess > 0 || excess * velocity >= 0
    if excess != 0, staysOut {
      self.init(springing: offset, velocity: velocity, to: range.clamp(offset), rate: rate)
      return
    }
    self.init(glide, in: range, rate: rate, target: nil)
  }

  /// Creates a movement that starts at an offset with a velocity and ends at `target`.
  package init(
    from offset: Double, velocity: Double, to target: Double, in range: ScrollRange, rate: Double
  ) {
    let glide = Deceleration(from: offset, velocity: velocity, to: target, rate: rate)
    self.init(glide, in: range, rate: rate, target: target)
  }

  /// Creates a trajectory without movement.
  package init(restingAt offset: Double) {
    glide = Deceleration(from: offset, velocity: 0, rate: 0.998)
    (turn, bounce, edge, rate, target) = (.infinity, nil, offset, 0.998, nil)
  }

  private init(_ glide: Deceleration, in range: ScrollRange, rate: Double, target: Double?) {
    self.glide = glide
    self.rate = rate
    self.target = target
    let edge = glide.velocity < 0 ? range.lower : range.upper
    self.edge = edge
    let passes = glide.velocity < 0 ? glide.end < edge : glide.end > edge
    turn = passes ? glide.time(at: edge) ?? .infinity : .infinity
    bounce =
      turn.isFinite && range.bounces
      ? BounceSpring(displacement: 0, velocity: glide.velocity(at: turn)) : nil
  }

  private init(springing offset: Double, velocity: Double, to edge: Double, rate: Double) {
    glide = Deceleration(from: offset, velocity: 0, rate: rate)
    (turn, self.edge, self.rate, target) = (0, edge, rate, nil)
    bounce = BounceSpring(displacement: offset - edge, velocity: velocity)
  }

  package func position(at t: Double) -> Double {
    guard t >= turn else { return glide.position(at: t) }
    return edge + (bounce?.position(at: t - turn) ?? 0)
  }

  package func velocity(at t: Double) -> Double {
    guard t >= turn else { return glide.velocity(at: t) }
    return bounce?.velocity(at: t - turn) ?? 0
  }

  package func isOver(at t: Double) -> Bool {
    guard turn.isFinite else { return t >= glide.duration }
    return t >= turn && bounce?.isOver(at: t - turn) ?? true
  }

  /// The offset at which the movement ends.
  package var end: Double { turn.isFinite ? edge : target ?? glide.end }
  /// Whether the movement ends exactly at `end`. If the end is not exact, it is rounded to a pixel.
  package var isEndExact: Bool { turn.isFinite || target != nil || glide.duration == 0 }

  /// The movement after the app has moved the content by `shift` or changed the range of the
  /// offset. The movement continues from the current position with the current velocity.
  package func resumed(at t: Double, shiftedBy shift: Double, in range: ScrollRange)
    -> AxisTrajectory
  {
    let offset = position(at: t) + shift
    let velocity = velocity(at: t)
    if t >= turn, range.excess(offset) != 0 {
      return AxisTrajectory(
        springing: offset, velocity: velocity, to: range.clamp(offset), rate: rate)
    }
    if let target, range.excess(offset) == 0 {
      let goal = range.clamp(target + shift)
      return AxisTrajectory(from: offset, velocity: velocity, to: goal, in: range, rate: rate)
    }
    return AxisTrajectory(from: offset, velocity: velocity, in: range, rate: rate)
  }
}
