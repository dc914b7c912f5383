extension CAKeyframeAnimation {
  /// The animation's values as a `RenderTrack`; nil if a value's type does not match the property.
  func keyframeTrack(for property: AnimatableProperty) -> RenderTrack? {
    if let path, let points = Waypoints(path) {
      guard case .point = LayerValues()[property] else { return nil }
      let values = points.points.map { AnimatableValue.point($0) }
      return track(values, times(of: points), curves: [], isCubic: false)
    }
    let given = values ?? []
    let values = given.compactMap { AnimatableValue(any: $0, for: property) }
    guard !values.isEmpty, values.count == given.count else { return nil }
    let isDiscrete = calculationMode == .discrete
    let count = isDiscrete ? values.count + 1 : values.count
    let even = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    if calculationMode.isPaced {
      return track(values, values.pacedTimes ?? even, curves: [], isCubic: calculationMode.isCubic)
    }
    let times = keyTimes.flatMap { $0.count == count ? $0.map(\.doubleValue) : nil } ?? even
    return track(
      values, times, curves: (timingFunctions ?? []).map(\.curve), isCubic: calculationMode.isCubic)
  }

  /// The rotation that turns the layer along its path; nil if the layer keeps its orientation.
  var turningTrack: RenderTrack? {
    guard let rotationMode, let points = path.flatMap(Waypoints.init),
      let times = times(of: points), let last = points.turns.last
    else { return nil }
    let half = rotationMode == .rotateAutoReverse ? Double.pi : 0
    func span(_ from: Double, _ to: Double) -> RenderTrack.Span {
      .init(from: .number(from + half), to: .number(to + half))
    }
    var stretches = points.turns.enumerated().map { i, turn in
      RenderTrack.Stretch(
        start: times[i], end: times[i + 1], span: span(turn.from, turn.to), curve: nil)
    }
    let end = times[times.count - 1]
    stretches.append(.init(start: end, end: end, span: span(last.to, last.to), curve: nil))
    return RenderTrack(.keyframes(stretches, discrete: calculationMode == .discrete))
  }

  private func times(of points: Waypoints) -> [Double]? {
    guard calculationMode.isPaced else { return points.times(at: keyTimes?.map(\.doubleValue)) }
    return points.points.map { AnimatableValue.point($0) }.pacedTimes
  }

  private func track(
    _ values: [AnimatableValue], _ times: [Double]?, curves: [CubicCurve], isCubic: Bool
  ) -> RenderTrack? {
    guard let last = values.last, let times, times.count >= values.count else { return nil }
    var stretches = values.indices.dropLast().map { i in
      let straight = RenderTrack.Span(from: values[i], to: values[i + 1])
      return RenderTrack.Stretch(
        start: times[i], end: times[i + 1],
        span: isCubic ? straight.bent(tangents(at: i, of: values)) : straight,
        curve: i < curves.count ? curves[i] : nil)
    }
    // The last value stays in effect until the end of the animation.
    let start = times[values.count - 1]
    stretches.append(
      .init(start: start, end: start, span: .init(from: last, to: last), curve: nil))
    return RenderTrack(.keyframes(stretches, discrete: calculationMode == .discrete))
  }

  /// The tangents of the curve between value `i` and the next value. `out` is the tangent at value
  /// `i`, and `into` is the tangent at the next value.
  ///
  /// Both tangents are Kochanek-Bartels tangents. Let t, c and b be the tension, continuity and
  /// bias of a value, and d₀ and d₁ the differences to the values before and after it. The outgoing
  /// tangent is (1−t)(1+c)(1+b)/2·d₀ + (1−t)(1−c)(1−b)/2·d₁, and the incoming one is
  /// (1−t)(1−c)(1+b)/2·d₀ + (1−t)(1+c)(1−b)/2·d₁. At both ends the missing difference is 0.
  private func tangents(at i: Int, of values: [AnimatableValue]) -> (out: [Double], into: [Double])?
  {
    func shape(_ list: [NSNumber]?, _ index: Int) -> Double {
      guard let list, index < list.count else { return 0 }
      return list[index].doubleValue
    }
    func way(_ from: Int) -> [Double]? {
      guard let a = values[max(from, 0)].components,
        let b = values[min(from + 1, values.count - 1)].components
      else { return nil }
      return from < 0 || from + 1 >= values.count ? a.map { _ in 0 } : zip(a, b).map { $1 - $0 }
    }
    func tangent(_ index: Int, sharp: Double) -> [Double]? {
      guard let before = way(index - 1), let after = way(index) else { return nil }
      let round = (1 - shape(tensionValues, index)) / 2
      let corner = sharp * shape(continuityValues, index)
      let bias = shape(biasValues, index)
      return zip(before, after).map {
        round * ((1 + corner) * (1 + bias) * $0 + (1 - corner) * (1 - bias) * $1)
      }
    }
    guard let out = tangent(i, sharp: 1), let into = tangent(i + 1, sharp: -1) else { return nil }
    return (out, into)
  }
}

extension CAAnimationCalculationMode {
  fileprivate var isPaced: Bool { self == .paced || self == .cubicPaced }
  fileprivate var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

extension [AnimatableValue] {
  /// The key times at which the values change at a constant speed; nil if the distance between two
  /// values is undefined.
  fileprivate var pacedTimes: [Double]? {
    var sums = [0.0]
    for (a, b) in zip(self, dropFirst()) {
      guard let from = a.components, let to = b.components else { return nil }
      let square = zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
      sums.append((sums.last ?? 0) + square.squareRoot())
    }
    guard let total = sums.last, total > 0 else { return nil }
    return sums.map { $0 / total }
  }
}

/// The points of a flattened path. `steps` says which points are the ends of the path's lines and
/// curves.
private struct Waypoints {
  private(set) var points: [CGPoint] = []
  /// For each point, the number of segments (lines and curves) that end at or before it. For a
  /// point inside a curve, the number includes the completed fraction of the curve.
  private var steps: [Double] = []
  /// The number of straight pieces that approximate a curve.
  private static let pieces = 24

  /// Returns nil for a path of length 0.
  init?(_ path: CGPath) {
    var start = CGPoint.zero
    func pass(_ point: CGPoint, _ step: Double) {
      points.append(point)
      steps.append(step)
    }
    for element in path.elements {
      let (from, done) = (points.last ?? .zero, (steps.last ?? 0).rounded(.up))
      func curve(_ along: (CGFloat) -> CGPoint) {
        for piece in 1...Self.pieces {
          let part = Double(piece) / Double(Self.pieces)
          pass(along(CGFloat(part)), done + part)
        }
      }
      switch element {
      case .move(let to):
        start = to
        pass(to, done)
      case .line(let to): pass(to, done + 1)
      case .close: pass(start, done + 1)
      case .quad(let control, let to):
        curve { t in Self.mix(Self.mix(from, control, t), Self.mix(control, to, t), t) }
      case .curve(let a, let b, let to):
        curve { t in
          let (ab, bc) = (Self.mix(a, b, t), Self.mix(b, to, t))
          return Self.mix(Self.mix(Self.mix(from, a, t), ab, t), Self.mix(ab, bc, t), t)
        }
      }
    }
    guard points.count > 1, (steps.last ?? 0) > 0 else { return nil }
  }

  /// The direction of the path at the two ends of each piece, in radians. The direction is
  /// continuous along a curve and changes abruptly at a corner.
  var turns: [(from: Double, to: Double)] {
    let ways = zip(points, points.dropFirst()).map { a, b in
      SIMD2(Double(b.x - a.x), Double(b.y - a.y))
    }
    // A piece of length 0 has the direction of the previous piece.
    var known = ways.first { $0 != .zero } ?? [1, 0]
    let angles = ways.map { way in
      if way != .zero { known = way }
      return atan2(known.y, known.x)
    }
    /// The mean of two angles, along the shorter arc.
    func middle(_ angle: Double, _ other: Double) -> Double {
      angle + (other - angle).remainder(dividingBy: 2 * .pi) / 2
    }
    /// Whether a point is inside a curve, and not the end of a line or curve.
    func isSmooth(_ point: Int) -> Bool { steps[point] != steps[point].rounded() }
    return angles.indices.map { i in
      (
        from: isSmooth(i) ? middle(angles[i], angles[i - 1]) : angles[i],
        to: isSmooth(i + 1) ? middle(angles[i], angles[i + 1]) : angles[i]
      )
    }
  }

  /// The time of each point. `marks` are the times at which lines and curves end. If `marks` is nil
  /// or has another count, the times are distributed evenly.
  func times(at marks: [Double]?) -> [Double] {
    let count = steps.last ?? 1
    let given = marks.flatMap { Double($0.count) == count + 1 ? $0 : nil }
    return steps.map { step in
      guard let given else { return step / count }
      let index = Int(step)
      guard index + 1 < given.count else { return given[given.count - 1] }
      return given[index] + (step - Double(index)) * (given[index + 1] - given[index])
    }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y))
  }
}
