/// The values of one animation. The values are prepared at the commit, so that rendering only
/// interpolates.
///
/// A track is immutable, so copies of an animation share it.
package final class RenderTrack: Sendable {
  /// Two values and the interpolation between them.
  struct Span {
    let from: AnimatableValue
    let to: AnimatableValue
    let matrices: TransformSpan?
    /// The tangents with which a cubic interpolation leaves the first value and arrives at the
    /// second. There is one number for each component of the value.
    private var bend: (out: [Double], into: [Double])?

    /// Returns this span with other tangents. If `tangents` is nil, the interpolation is linear.
    func bent(_ tangents: (out: [Double], into: [Double])?) -> Span {
      var copy = self
      copy.bend = tangents
      return copy
    }

    init(from: AnimatableValue, to: AnimatableValue) {
      self.from = from
      self.to = to
      if case (.transform(let a), .transform(let b)) = (from, to) {
        matrices = TransformSpan(from: a, to: b)
      } else {
        matrices = nil
      }
    }

    func callAsFunction(_ k: Double) -> AnimatableValue {
      if let matrices { return .transform(matrices(k)) }
      if let bend, let a = from.components, let b = to.components {
        // This is cubic Hermite interpolation between the two values.
        let (k2, k3) = (k * k, k * k * k)
        return from.made(
          of: a.indices.map { i in
            (2 * k3 - 3 * k2 + 1) * a[i] + (k3 - 2 * k2 + k) * bend.out[i]
              + (3 * k2 - 2 * k3) * b[i] + (k3 - k2) * bend.into[i]
          })
      }
      return from.interpolated(to: to, fraction: k)
    }
  }

  /// A segment of a keyframe animation, from its `start` to the next segment's `start`.
  struct Stretch {
    let start: Double
    let end: Double
    let span: Span
    let curve: CubicCurve?
  }

  enum Shape {
    case span(Span)
    /// An animation to this value. The next two cases are animations from a value and by a value.
    /// In each case, the missing start or end is the value without the animation.
    case toward(AnimatableValue)
    case away(from: AnimatableValue)
    case by(AnimatableValue)
    /// The animation leaves the value unchanged.
    case still
    /// The segments, sorted by `start`. The list of segments is never empty.
    case keyframes([Stretch], discrete: Bool)
  }

  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  /// Whether the animated value depends on the value without the animation.
  var needsBase: Bool {
    switch shape {
    case .span, .keyframes: false
    case .toward, .away, .by, .still: true
    }
  }

  /// The value at `k`, which is 0 at the start and 1 at the end. `base` is the value without the
  /// animation.
  func value(at k: Double, base: AnimatableValue) -> AnimatableValue {
    switch shape {
    case .span(let span): return span(k)
    case .toward(let to): return base.interpolated(to: to, fraction: k)
    case .away(let from): return from.interpolated(to: base, fraction: k)
    case .by(let change): return base.interpolated(to: base.adding(change), fraction: k)
    case .still: return base
    case .keyframes(let stretches, let discrete):
      let stretch = stretches[Self.index(of: k, in: stretches)]
      if discrete { return stretch.span.from }
      let length = stretch.end - stretch.start
      guard length > 0 else { return stretch.span.to }
      let part = min(max((k - stretch.start) / length, 0), 1)
      return stretch.span(stretch.curve?(part) ?? part)
    }
  }

  /// The index of the last segment whose start is at most `k`, or the first segment if there is
  /// none.
  private static func index(of k: Double, in stretches: [Stretch]) -> Int {
    var (low, high) = (0, stretches.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[middle].start <= k { low = middle } else { high = middle }
    }
    return low
  }
}
