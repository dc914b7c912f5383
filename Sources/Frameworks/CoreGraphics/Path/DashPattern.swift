/// The lengths of dashes and gaps.
struct DashPattern {
  private let lengths: [CGFloat]
  private let phase: CGFloat

  /// The maximum number of repetitions of the pattern along a polyline. With more repetitions,
  /// dashing would take very long, and the dashes would be too short to be seen.
  private static let mostRepetitions: CGFloat = 100_000

  /// Returns nil if the lengths are empty, negative, not finite or all 0, or if the phase is not
  /// finite.
  init?(lengths: [CGFloat], phase: CGFloat) {
    let whole = lengths.reduce(0, +)
    guard phase.isFinite, whole.isFinite, whole > 0, lengths.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = self.lengths.reduce(0, +)
    let rest = phase.truncatingRemainder(dividingBy: period)
    self.phase = rest < 0 ? rest + period : rest
  }

  /// The dashes along a polyline. If there would be too many repetitions, or if a point is not
  /// finite, the result is the whole polyline.
  func dashes(along points: [CGPoint]) -> [[CGPoint]] {
    let total = zip(points, points.dropFirst()).reduce(0) { sum, line in
      sum + hypot(line.1.x - line.0.x, line.1.y - line.0.y)
    }
    guard total / lengths.reduce(0, +) <= Self.mostRepetitions else { return [points] }
    var (index, rest) = (0, phase)
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var dashes: [[CGPoint]] = []
    var dash: [CGPoint] = index.isMultiple(of: 2) ? Array(points.prefix(1)) : []
    func finish() {
      if dash.count > 1 { dashes.append(dash) }
      dash = []
    }
    for (from, to) in zip(points, points.dropFirst()) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let point = CGPoint(x: from.x + dx * done / length, y: from.y + dy * done / length)
        let isDash = index.isMultiple(of: 2)
        if isDash { dash.append(point) }
        finish()
        index = (index + 1) % lengths.count
        left = lengths[index]
        if !isDash { dash = [point] }
      }
      left -= length - done
      if index.isMultiple(of: 2) { dash.append(to) }
    }
    finish()
    return dashes
  }
}
