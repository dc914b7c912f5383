extension AttachedAnimation {
  /// Makes this animation follow `clock`, which maps the root's time to the animation's time.
  ///
  /// If the layer's time runs at the root's rate, `clock` is shifted to the layer's time. If the
  /// layer's clock is held, eased or slowed, the animation is held at the current time of `clock`,
  /// and the caller must call this method again in each tick. A driven animation therefore ignores
  /// the clocks of its layers. `stretch` maps the clock's time to progress.
  package func drive(by clock: Clock, at now: Double, stretch: DriveSegment) {
    guard isDriven, !isOver, let layer else { return }
    let local = layer.localTime(at: now)
    let isPlain = layer.isSteady && layer.localRate(at: now) == 1
    let seen = isPlain ? clock.shifted(by: local - now) : .held(local: clock.local(at: now))
    let drives = compiled.map {
      AnimationDrive(clock: seen, point: $0.progressPoint(for: stretch, at: clock.local(at: now)))
    }
    keyed = keyed.map { keyed in
      let point = keyed.animation.progressPoint(for: stretch, at: clock.local(at: now))
      return keyed.driven(by: AnimationDrive(clock: seen, point: point))
    }
    guard !zip(compiled, drives).allSatisfy({ $0.drive?.shows(like: $1, at: local) ?? false })
    else { return }
    compiled = zip(compiled, drives).map { $0.driven(by: $1) }
    layer.animationsChanged()
  }

  /// Applies only this animation to `values`, at the current time of its layer.
  package func apply(to values: inout LayerValues, at now: Double) {
    guard !isOver, let layer else { return }
    let local = layer.localTime(at: now)
    for animation in compiled { animation.apply(to: &values, at: local) }
  }

  /// Removes the animation from its layer. `finished` is passed to the animation's completion
  /// block.
  package func takeOff(finished: Bool, at time: Double) {
    end(finished: finished, at: time)
    layer?.detach(self)
  }
}
