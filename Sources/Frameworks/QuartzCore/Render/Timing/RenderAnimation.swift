/// An immutable copy of a committed animation, compiled from a `CAAnimation`.
///
/// `apply` is a pure function of its arguments. Times are in the layer's local time. A group is
/// compiled to one animation for each child, with the group's timing.
package struct RenderAnimation: Sendable {
  package let property: AnimatableProperty
  /// Whether the layer removes the animation or its group at `end`. After the removal, `fillMode`
  /// has no effect and the model value is shown.
  package let isRemovedOnCompletion: Bool
  private let isAdditive: Bool
  private let isCumulative: Bool
  /// The spring that replaces the timing curve; nil if there is none.
  package internal(set) var spring: SpringSolver?
  private var track: RenderTrack
  /// The enclosing groups, outermost first.
  private var groups: [RenderTiming]
  var timing: RenderTiming
  /// The timing of an animation that follows a property animator's clock; nil if it follows its
  /// layer's clock.
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

  /// The timing curve of each repetition; nil for a linear one.
  package var curve: CubicCurve? { timing.curve }

  /// The duration of one repetition in seconds.
  package var duration: Double { timing.duration }

  /// The property animator's clock that the animation follows; nil if it follows its layer's clock.
  package var driver: Clock? { drive?.clock }

  /// Whether the animation has keyframes.
  package var hasKeyframes: Bool {
    if case .keyframes = track.shape { return true }
    return false
  }

  /// The time at which the animation, or its outermost group, begins.
  package var begin: Double { (groups.first ?? timing).begin }

  /// The time at which the animation, or its outermost group, ends. The end time is infinite if the
  /// animation repeats forever or has a speed of 0.
  package var end: Double { (groups.first ?? timing).end }

  /// Returns a copy of the animation that begins `seconds` later. Used when a layer's clock is
  /// restored.
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

  /// Returns this animation with another drive.
  func driven(by drive: AnimationDrive) -> RenderAnimation {
    var copy = self
    copy.drive = drive
    return copy
  }

  /// The progress of the timing curve or spring when the driver's time is `time`.
  func pacedProgress(at time: Double) -> Double {
    guard let place = timing.place(at: time) else { return time < timing.begin ? 0 : 1 }
    return spring.map { $0.value(at: place.time) } ?? place.fraction
  }

  /// The animation, adapted to a superlayer that was resized by `ratio`. Times do not change.
  package func scaled(by ratio: SizeRatio) -> RenderAnimation {
    var copy = self
    copy.track = track.scaled(by: ratio, of: property)
    return copy
  }

  /// Replaces the animated property in `values`, or adds to it, at the layer's local time.
  ///
  /// The animation is active from `begin` until just before `end`. Outside this interval, the
  /// animation has an effect only with a `fillMode`.
  package func apply(to values: inout LayerValues, at local: Double) {
    let time = drive?.clock.local(at: local) ?? local
    let k: Double
    var iteration = 0
    if let point = drive?.point {
      k = point.progress(at: time, from: timing.begin, to: timing.begin + timing.duration)
    } else if let place = place(at: time) {
      k = spring.map { $0.value(at: place.time) } ?? place.fraction
      iteration = place.iteration
    } else {
      return
    }
    let needsBase = isAdditive || track.needsBase
    let base = needsBase ? values[property] : .number(0)
    // An additive animation starts from zero instead of the current value.
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
