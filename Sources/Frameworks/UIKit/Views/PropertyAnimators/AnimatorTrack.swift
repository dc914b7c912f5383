/// The animations of a property animator's blocks, the values that the blocks changed, and the
/// clock that controls the animations.
///
/// The animator's time runs from 0 to the animator's duration. The animator's clock does not depend
/// on the clocks of layers, so holding the clock of a transition's container does not affect the
/// animator (facts C.9).
@MainActor
final class AnimatorTrack: AnimationDriver {
  /// The animations, and the values that the blocks changed.
  let record = AnimationCapture()
  private var animations: [AttachedAnimation] {
    get { record.animations }
    set { record.animations = newValue }
  }
  /// The values that `freeze(at:)` has set. `finishAnimation(at:)` needs them.
  private var frozen: [(layer: CALayer, property: AnimatableProperty, value: AnimatableValue)] = []

  /// The animator's clock, which is derived from the screen's time.
  private(set) var clock = Clock.held(local: 0)
  private(set) var stretch = DriveSegment.paced

  /// The animator's time, in seconds since its start.
  func time(at now: Double) -> Double { clock.local(at: now) }

  /// Uses `clock` for all animations from now on.
  func run(_ clock: Clock, _ stretch: DriveSegment, at now: Double) {
    self.clock = clock
    self.stretch = stretch
    follow(at: now)
  }

  /// Makes the animations follow the animator's clock. This method must be called in each tick for
  /// animations of layers whose own clocks are held or slowed.
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

  /// Sets the model values to the presentation values and removes the animations (facts H.4.8).
  func freeze(at now: Double) {
    for write in record.writes
    where !frozen.contains(where: { $0.layer === write.layer && $0.property == write.property }) {
      // The frozen value includes only those animations of the layer that belong to this animator.
      // Animations of the layer that do not belong to this animator continue on top of the frozen
      // value.
      var shown = write.layer.values
      for animation in animations where animation.layer === write.layer {
        animation.apply(to: &shown, at: now)
      }
      frozen.append((write.layer, write.property, shown[write.property]))
    }
    takeOff(finished: false, at: now)
    for (layer, property, value) in frozen { layer.restore(property, to: value) }
  }

  /// Sets the model values to their values at `position`, except for values that the app has
  /// changed since `freeze(at:)`.
  func thaw(at position: UIViewAnimatingPosition) {
    defer { forget() }
    guard position != .current else { return }
    for (layer, property, value) in frozen where layer.values[property] == value {
      let writes = record.writes.filter { $0.layer === layer && $0.property == property }
      guard let first = writes.first, let last = writes.last else { continue }
      layer.restore(property, to: position == .start ? first.before : last.after)
    }
  }

  /// Ends the animations at `position`, which the clock has reached.
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
