/// Computes the velocity of a point from its recent locations.
///
/// The velocity is the mean over the last 100 ms. The path is assumed to be straight between
/// samples. A point that has not moved for longer than 100 ms has no velocity.
struct VelocityTracker {
  private var samples: [(time: Double, point: CGPoint)] = []
  private var wasRestarted = false

  mutating func removeAll() {
    samples.removeAll()
    wasRestarted = false
  }

  /// Restarts the measurement at the last sample. Until another sample is added, the velocity is
  /// still that of the movement before the restart.
  mutating func restart() {
    samples = samples.suffix(2)
    wasRestarted = true
  }

  /// Adds a sample. Samples must be added in time order. A sample with the same location as the
  /// sample before it is ignored.
  mutating func add(_ point: CGPoint, at time: Double) {
    guard let last = samples.last else { return samples.append((time, point)) }
    guard point != last.point, time >= last.time else { return }
    if time == last.time { samples.removeLast() }
    samples.append((time, point))
    if wasRestarted, samples.count > 2 {
      samples = samples.suffix(2)
      wasRestarted = false
    }
    // One sample before the interval is stored, because the path inside the interval starts at that
    // sample.
    let start = time - TouchDefaults.velocitySpan
    while samples.count > 2, samples[1].time <= start { samples.removeFirst() }
  }

  /// The velocity in points per second.
  func velocity(at now: Double) -> CGPoint {
    guard let last = samples.last, let first = samples.first, first.time < last.time,
      now - last.time <= TouchDefaults.velocitySpan + 1e-9
    else { return .zero }
    let start = max(first.time, last.time - TouchDefaults.velocitySpan)
    let origin = point(at: start)
    let span = last.time - start
    return CGPoint(x: (last.point.x - origin.x) / span, y: (last.point.y - origin.y) / span)
  }

  private func point(at time: Double) -> CGPoint {
    for (a, b) in zip(samples, samples.dropFirst()) where time <= b.time {
      let share = max(0, (time - a.time) / (b.time - a.time))
      return CGPoint(
        x: a.point.x + (b.point.x - a.point.x) * share,
        y: a.point.y + (b.point.y - a.point.y) * share)
    }
    return samples.last?.point ?? .zero
  }
}
