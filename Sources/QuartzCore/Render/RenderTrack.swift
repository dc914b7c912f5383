/// The values of one animation, prepared when it is committed so that a frame only mixes.
///
/// Immutable and shared: copying an animation copies a reference.
package final class RenderTrack: Sendable {
  /// Two known values and the way between them.
  struct Span {
    let from: AnimatableValue
    let to: AnimatableValue
    let matrices: TransformSpan?

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
      return from.interpolated(to: to, fraction: k)
    }
  }

  /// One stretch of a keyframe animation, from `start` to the next one's.
  struct Stretch {
    let start: Double
    let end: Double
    let span: Span
    let curve: CubicCurve?
  }

  enum Shape {
    case span(Span)
    /// To, from, or by this much from the value without the animation.
    case toward(AnimatableValue)
    case away(from: AnimatableValue)
    case by(AnimatableValue)
    /// The value without the animation.
    case still
    /// In order of `start`; never empty.
    case keyframes([Stretch], discrete: Bool)
  }

  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  /// True when `base` has a part in the value.
  var needsBase: Bool {
    switch shape {
    case .span, .keyframes: false
    case .toward, .away, .by, .still: true
    }
  }

  /// The value at `k`, 0 at the start and 1 at the end; `base` is the value without the animation.
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

  /// The last stretch that has begun by `k`, or the first.
  private static func index(of k: Double, in stretches: [Stretch]) -> Int {
    var (low, high) = (0, stretches.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[middle].start <= k { low = middle } else { high = middle }
    }
    return low
  }
}
