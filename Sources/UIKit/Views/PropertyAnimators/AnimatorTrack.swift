/// What the blocks of one property animator animate: the animations, what they changed, and the
/// clock that says where they all stand.
///
/// Time runs from 0 to the animator's duration, whatever the clocks of the layers do: a held
/// container does not drive an animator (facts C.9).
@MainActor
final class AnimatorTrack: AnimationDriver {
  /// The animations, and what the blocks changed.
  let record = AnimationCapture()
  private var animations: [AttachedAnimation] {
    get { record.animations }
    set { record.animations = newValue }
  }
  /// Values as `freeze()` left them, for `finish`.
  private var frozen: [(layer: CALayer, property: AnimatableProperty, value: AnimatableValue)] = []

  /// Its parent is the screen's time.
  private(set) var clock = Clock.held(local: 0)
  private(set) var stretch = DriveStretch.paced

  /// Seconds since the begin.
  func time(at now: Double) -> Double { clock.local(at: now) }

  /// Moves everything by `clock` from now on.
  func run(_ clock: Clock, _ stretch: DriveStretch, at now: Double) {
    self.clock = clock
    self.stretch = stretch
    follow(at: now)
  }

  /// Brings animations under clocks that are not the screen's up to date.
  func follow(at now: Double) {
    animations.removeAll(where: \.isOver)
    for animation in animations { animation.drive(by: clock, at: now, stretch: stretch) }
  }

  // MARK: AnimationDriver

  func changed(
    _ layer: CALayer, _ property: AnimatableProperty, _ before: AnimatableValue,
    _ after: AnimatableValue
  ) {
    record.wrote(layer, property, before, after)
  }

  func adopt(_ animation: AttachedAnimation) {
    animations.append(animation)
    animation.drive(by: clock, at: World.current.clock.now, stretch: stretch)
  }

  // MARK: The end

  /// Makes the model what shows now and takes the animations off (facts H.4.8).
  func freeze(at now: Double) {
    for write in record.writes
    where !frozen.contains(where: { $0.layer === write.layer && $0.property == write.property }) {
      // Only its own animations: what others add goes on on top.
      var shown = write.layer.values
      for animation in animations where animation.layer === write.layer {
        animation.apply(to: &shown, at: now)
      }
      frozen.append((write.layer, write.property, shown[write.property]))
    }
    takeOff(finished: false, at: now)
    for (layer, property, value) in frozen { layer.restore(property, to: value) }
  }

  /// Brings a frozen model to `position`, except where the app has spoken since.
  func thaw(at position: UIViewAnimatingPosition) {
    defer { forget() }
    guard position != .current else { return }
    for (layer, property, value) in frozen where layer.values[property] == value {
      let writes = record.writes.filter { $0.layer === layer && $0.property == property }
      guard let first = writes.first, let last = writes.last else { continue }
      layer.restore(property, to: position == .start ? first.before : last.after)
    }
  }

  /// Ends where the clock has run to.
  func end(at position: UIViewAnimatingPosition, _ now: Double) {
    takeOff(finished: true, at: now)
    if position == .start { record.restore() }
    forget()
  }

  private func takeOff(finished: Bool, at now: Double) {
    for animation in animations { animation.takeOff(finished: finished, at: now) }
    animations.removeAll()
  }

  private func forget() {
    frozen.removeAll()
    record.writes.removeAll()
    clock = .held(local: 0)
    stretch = .paced
  }
}
