extension AttachedAnimation {
  /// Lets `clock`, whose parent is the root's time, say where this animation stands.
  ///
  /// A layer whose own time runs at the root's pace sees the same clock moved; under a held,
  /// eased or slowed one the animation stands at the clock's present time and must be driven
  /// anew each turn. So a driven animation does not follow the clocks of its layers. `stretch`
  /// is how the clock's time becomes progress.
  package func drive(by clock: Clock, at now: Double, stretch: DriveStretch) {
    guard isDriven, !isOver, let layer else { return }
    let local = layer.localTime(at: now)
    let isPlain = layer.isSteady && layer.localRate(at: now) == 1
    let seen = isPlain ? clock.shifted(by: local - now) : .held(local: clock.local(at: now))
    let drives = compiled.map {
      AnimationDrive(clock: seen, knot: $0.knot(for: stretch, at: clock.local(at: now)))
    }
    guard !zip(compiled, drives).allSatisfy({ $0.drive?.shows(like: $1, at: local) ?? false })
    else { return }
    compiled = zip(compiled, drives).map { $0.driven(by: $1) }
    layer.animationsChanged()
  }

  /// What this animation alone makes of `values` now, under the clocks as they are now.
  package func apply(to values: inout LayerValues, at now: Double) {
    guard !isOver, let layer else { return }
    let local = layer.localTime(at: now)
    for animation in compiled { animation.apply(to: &values, at: local) }
  }

  /// Takes the animation off its layer; `finished` is what its block hears.
  package func takeOff(finished: Bool, at time: Double) {
    end(finished: finished, at: time)
    layer?.detach(self)
  }
}
