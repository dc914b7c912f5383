/// Gathers the evidence of a stage: told by the engine of each transition's moments, of calls,
/// warnings and frames.
@MainActor
package final class Watch: TransitionWitness {
  package let evidence = RunEvidence()
  private let world: World

  /// Begins to watch; the world is told where to report.
  init(_ world: World) {
    self.world = world
    world {
      TransitionSession.witness = self
      let trace = world.room(CallTrace.self)
      trace.listener = { [weak self] event, object in self?.heard(event, on: object) }
      world.room(UIKitLog.self).listener = { [weak self] text in self?.heard(text) }
      world.frameObserver = { [weak self] layer, frame in self?.sawFrame(frame, of: layer) }
    }
  }

  private var running: TransitionEvidence? { evidence.transitions.last { $0.endedAt == nil } }
  private var now: Double { world.clock.now }

  // MARK: What is heard

  private func heard(_ event: CallTrace.Event, on object: AnyObject) {
    evidence.events.append(event)
    evidence.callees.append(Subject(object))
  }

  private func heard(_ warning: String) {
    evidence.warnings.append(.init(time: now, text: warning))
  }

  private func sawFrame(_ frame: CGRect, of layer: CALayer) {
    guard !CATransform3DIsIdentity(layer.transform), let view = layer.delegate as? UIView else {
      return
    }
    evidence.frameWrites.append(
      .init(
        time: now, subject: Subject(view), transform: layer.transform, frame: frame,
        transition: running?.number))
  }

  // MARK: Transitions

  package func transition(_ party: TransitionParty, reached moment: TransitionMoment) {
    let call = evidence.events.count
    if moment == .requested {
      evidence.transitions.append(
        TransitionEvidence(party, number: evidence.transitions.count + 1, firstCall: call))
      return
    }
    guard let seen = evidence.transitions.last(where: { $0.id == party.id && $0.endedAt == nil })
    else { return }
    if party.isInteractive { seen.wasInteractive = true }
    if let duration = party.duration { seen.duration = duration }

    switch moment {
    case .requested: break
    case .begun:
      seen.begunAt = now
      seen.container = Subject(party.containerView)
      seen.removesPresenter = party.presentation?.shouldRemovePresentersView ?? false
      seen.begun = TreeSnapshot()
    case .willAnimate:
      seen.context = Subject(party.context)
      seen.fromView = party.view(forKey: .from).map { Subject($0) }
      seen.toView = party.view(forKey: .to).map { Subject($0) }
      seen.finalFrameOfTo = party.finalFrame(for: party.to)
    case .didAnimate:
      seen.animatedAt = now
      seen.take(party.capture, in: party.containerView)
      seen.animated = TreeSnapshot()
    case .updated(let percent, let isHeard):
      steer(seen, .update(percent), isHeard)
    case .finished(let isHeard): steer(seen, .finish, isHeard)
    case .cancelled(let isHeard): steer(seen, .cancel, isHeard)
    case .paused: steer(seen, .pause, true)
    case .completes(let argument, let isHeard):
      seen.completions.append(
        .init(
          time: now, argument: argument, isHeard: isHeard, wasCancelled: party.wasCancelled,
          call: call))
      guard isHeard else { return }
      seen.outcome = argument ? .completed : .cancelled
      seen.completing = TreeSnapshot()
    case .ended: end(seen, call)
    case .abandoned:
      seen.outcome = .abandoned
      end(seen, call)
    }
  }

  private func steer(
    _ seen: TransitionEvidence, _ word: TransitionEvidence.Steering.Word, _ h: Bool
  ) {
    seen.steering.append(
      .init(time: now, word: word, isHeard: h, call: evidence.events.count))
  }

  private func end(_ seen: TransitionEvidence, _ call: Int) {
    seen.endedAt = now
    seen.lastCall = call
  }

  /// The end of a turn: what has ended is at rest now.
  func turned() {
    for seen in evidence.transitions.reversed() {
      guard seen.endedAt != nil, seen.rested == nil else { continue }
      seen.rested = TreeSnapshot()
    }
  }
}

extension TransitionEvidence {
  /// Keeps what the animator's blocks did, without the layers.
  fileprivate func take(_ capture: AnimationCapture, in container: UIView) {
    blocks = capture.scopes.map { scope in
      var isSpring = false
      if case .spring = scope.pace { isSpring = true }
      return Block(duration: scope.duration, delay: scope.delay, isSpring: isSpring)
    }
    writes = capture.writes.map { write in
      Write(
        subject: write.layer.subject, property: write.property, before: write.before,
        after: write.after, isInContainer: write.layer.isWithin(container.layer))
    }
    animations = capture.animations.compactMap { animation in
      guard let layer = animation.layer else { return nil }
      return Animation(
        subject: layer.subject, key: animation.key,
        isInContainer: layer.isWithin(container.layer))
    }
  }
}

extension CALayer {
  /// The view it belongs to, or itself.
  package var subject: Subject { Subject((delegate as? UIView) ?? self) }

  package func isWithin(_ layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let here = current {
      if here === layer { return true }
      current = here.superlayer
    }
    return false
  }
}
