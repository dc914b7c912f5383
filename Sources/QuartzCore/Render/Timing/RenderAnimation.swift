/// One committed animation as a value: what a `CAAnimation` becomes when a layer commits.
///
/// Pure: `apply` reads nothing but its arguments. Times are in the layer's local time. A group
/// becomes one of these per child, each within the group's timing.
package struct RenderAnimation: Sendable {
  package let property: AnimatableProperty
  /// Whether the layer drops the animation (its group) at `end`; then `fillMode` does nothing
  /// from there on, and the model value shows exactly.
  package let isRemovedOnCompletion: Bool
  private let isAdditive: Bool
  private let isCumulative: Bool
  /// Paces it in place of the curve.
  package let spring: SpringSolver?
  private var track: RenderTrack
  /// The groups around it, outermost first.
  private var groups: [RenderTiming]
  private(set) var timing: RenderTiming
  /// Set when the animation follows another clock than its layer's.
  private(set) var drive: AnimationDrive?

  init(
    property: AnimatableProperty, track: RenderTrack, timing: RenderTiming,
    groups: [RenderTiming] = [], spring: SpringSolver? = nil, isAdditive: Bool = false,
    isCumulative: Bool = false, isRemovedOnCompletion: Bool = true
  ) {
    self.property = property
    self.track = track
    self.timing = timing
    self.groups = groups
    self.spring = spring
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// The timing curve of its passes; nil is linear.
  package var curve: CubicCurve? { timing.curve }

  /// Seconds of one pass.
  package var duration: Double { timing.duration }

  /// The clock it follows in place of its layer's: a property animator's.
  package var driver: Clock? { drive?.clock }

  /// Whether it goes through values of its own on the way.
  package var hasKeyframes: Bool {
    if case .keyframes = track.shape { return true }
    return false
  }

  /// When the animation (its outermost group) begins.
  package var begin: Double { (groups.first ?? timing).begin }

  /// When its active time is over; infinite when it repeats forever or stands still.
  package var end: Double { (groups.first ?? timing).end }

  /// The same animation, begun `seconds` later; for a layer whose clock is set anew.
  package func shifted(by seconds: Double) -> RenderAnimation {
    var copy = self
    if let drive {
      copy.drive?.clock = drive.clock.shifted(by: seconds)
    } else if groups.isEmpty {
      copy.timing.begin += seconds
    } else {
      copy.groups[0].begin += seconds
    }
    return copy
  }

  /// The same animation under `drive`.
  func driven(by drive: AnimationDrive) -> RenderAnimation {
    var copy = self
    copy.drive = drive
    return copy
  }

  /// Progress at the driver's `time`, eased or sprung.
  func pacedProgress(at time: Double) -> Double {
    guard let place = timing.place(at: time) else { return time < timing.begin ? 0 : 1 }
    return spring.map { $0.value(at: place.time) } ?? place.fraction
  }

  /// The same animation in a superlayer that has grown by `ratio`; its time stays.
  package func scaled(by ratio: SizeRatio) -> RenderAnimation {
    var copy = self
    copy.track = track.scaled(by: ratio, of: property)
    return copy
  }

  /// Replaces or adds to the animated property in `values`, at the layer's local time.
  ///
  /// Active from `begin` until just before `end`; before and after only as `fillMode` says.
  package func apply(to values: inout LayerValues, at local: Double) {
    let time = drive?.clock.local(at: local) ?? local
    let k: Double
    var iteration = 0
    if let knot = drive?.knot {
      k = knot.progress(at: time, from: timing.begin, to: timing.begin + timing.duration)
    } else if let place = place(at: time) {
      k = spring.map { $0.value(at: place.time) } ?? place.fraction
      iteration = place.iteration
    } else {
      return
    }
    let needsBase = isAdditive || track.needsBase
    let base = needsBase ? values[property] : .number(0)
    // An additive change is taken from no change, not from what shows already.
    let start = isAdditive ? base.zero : base
    var value = track.value(at: k, base: start)
    if isCumulative, iteration > 0 {
      value = track.value(at: 1, base: start).repeated(iteration).adding(value)
    }
    values[property] = isAdditive ? base.adding(value) : value
  }

  private func place(at local: Double) -> RenderTiming.Place? {
    var time = local
    var isLast = false
    for group in groups {
      guard let place = group.place(at: time, parentIsLast: isLast) else { return nil }
      time = place.time
      isLast = place.isLast
    }
    return timing.place(at: time, parentIsLast: isLast)
  }
}
