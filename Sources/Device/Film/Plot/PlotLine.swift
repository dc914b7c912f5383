import CoreGraphics

/// A value over time, as a line of a plot.
package struct PlotLine {
  /// The points in order, with times in seconds.
  package var points: [(t: Double, value: Double)]
  package var color: CGColor
  package var isDashed = false
  /// Whether a large jump interrupts the line. This is false for velocities, which may change
  /// abruptly.
  package var breaksAtJumps = true

  package init(_ points: [(t: Double, value: Double)], color: CGColor, isDashed: Bool = false) {
    (self.points, self.color, self.isDashed) = (points, color, isDashed)
  }

  /// The maximum time between two samples that are connected, in seconds. If the gap is longer, the
  /// layer was absent in between.
  private static let longestGap = 0.03

  /// The connected segments of the line.
  ///
  /// The line is interrupted where the layer was absent or where its value was assigned directly. A
  /// direct assignment is a step that is many times as large as the steps next to it.
  package var stretches: [[(t: Double, value: Double)]] {
    guard points.count > 1 else { return [points] }
    let steps = zip(points, points.dropFirst()).map {
      ($1.value - $0.value) / max($1.t - $0.t, 1e-9)
    }
    let reach = (points.map(\.value).max() ?? 0) - (points.map(\.value).min() ?? 0)
    var result = [[points[0]]]
    for index in steps.indices {
      // This step is not compared with steps on the other side of a gap.
      let around = [index - 1, index + 1].filter {
        steps.indices.contains($0) && points[$0 + 1].t - points[$0].t <= Self.longestGap
      }.map { abs(steps[$0]) }
      let jump = abs(points[index + 1].value - points[index].value)
      let isJump =
        breaksAtJumps && jump > reach * Self.smallestJump
        && around.max().map { abs(steps[index]) > $0 * Self.jumpRatio } == true
      let isGap = points[index + 1].t - points[index].t > Self.longestGap
      if isJump || isGap {
        result.append([points[index + 1]])
      } else {
        result[result.count - 1].append(points[index + 1])
      }
    }
    return result
  }

  /// A step is a direct assignment if it is at least this many times as large as the steps next to
  /// it.
  private static let jumpRatio = 5.0
  /// The minimum size of a jump as a fraction of the line's range.
  private static let smallestJump = 0.05

  /// The change per second within each segment.
  package var velocity: PlotLine {
    var copy = self
    copy.breaksAtJumps = false
    copy.points = stretches.flatMap { stretch in
      zip(stretch, stretch.dropFirst()).compactMap { a, b in
        b.t > a.t ? ((a.t + b.t) / 2, (b.value - a.value) / (b.t - a.t)) : nil
      }
    }
    return copy
  }

  /// The range of the line's values; nil if the line has no points.
  package var reach: ClosedRange<Double>? {
    guard let low = points.map(\.value).min(), let high = points.map(\.value).max() else {
      return nil
    }
    return low...high
  }
}
