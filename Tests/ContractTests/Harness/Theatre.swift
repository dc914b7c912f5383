import Stage
import Testing

/// A stage with the cast of the conformance cases: root `A`, presented `B`, third `C`, and the
/// objects that log.
///
/// Every case runs inside `onStage`, which ends with what each lifecycle test must end with:
/// nothing animating, nothing queued, clocks as they were, controllers released.
@MainActor
final class Theatre {
  let stage = Stage(device: .phone)
  let log = EventLog()
  let a: LoggingController
  let b: LoggingController
  let c: LoggingController
  let delegate: LoggingDelegate
  let animator: LoggingAnimator
  let interactor: LoggingInteractor

  init() {
    let log = self.log
    (a, b, c, delegate, animator, interactor) = stage.run {
      (
        LoggingController("A", log), LoggingController("B", log), LoggingController("C", log),
        LoggingDelegate(log), LoggingAnimator(log), LoggingInteractor(log)
      )
    }
    delegate.animator = animator
    delegate.presentation = { presented, presenting in
      LoggingPresentation(presented, presenting, log)
    }
    b.transitioningDelegate = delegate
    stage.show(a)
    log.clear()
  }

  var window: UIWindow { stage.window }

  // MARK: Cues

  /// Asks A to present B and lets the session start.
  func present(animated: Bool = true, style: UIModalPresentationStyle) {
    stage.run {
      b.modalPresentationStyle = style
      a.present(b, animated: animated) { [log] in log.write("done") }
    }
  }

  /// Asks A to dismiss and lets the session start.
  func dismiss(animated: Bool = true) {
    stage.run { a.dismiss(animated: animated) { [log] in log.write("gone") } }
  }

  /// B is up and at rest; the log begins anew.
  func presentAndSettle(style: UIModalPresentationStyle) throws {
    let kept = (delegate.presentInteractor, delegate.dismissInteractor)
    (delegate.presentInteractor, delegate.dismissInteractor) = (nil, nil)
    present(style: style)
    try stage.settle()
    (delegate.presentInteractor, delegate.dismissInteractor) = kept
    log.clear()
  }

  /// The same where the animator is no good for it.
  func presentAndSettleWithoutAnimation(style: UIModalPresentationStyle) throws {
    delegate.animator = nil
    present(animated: false, style: style)
    delegate.animator = animator
    try stage.settle()
    log.clear()
  }

  /// Presents or dismisses under the interactor's hand.
  func beginInteractively(_ direction: Direction, style: UIModalPresentationStyle) throws {
    switch direction {
    case .present:
      delegate.presentInteractor = interactor
      present(style: style)
    case .dismiss:
      try presentAndSettle(style: style)
      delegate.dismissInteractor = interactor
      dismiss()
    }
    (delegate.presentInteractor, delegate.dismissInteractor) = (nil, nil)
  }

  enum Direction: CaseIterable {
    case present, dismiss
  }

  func update(_ percent: CGFloat) { stage.run { interactor.update(percent) } }
  func finish() { stage.run { interactor.finish() } }
  func cancel() { stage.run { interactor.cancel() } }

  /// The coordinator that A or B vends now.
  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    stage.run { b.transitionCoordinator ?? a.transitionCoordinator }
  }

  // MARK: Expectations

  func expectTrace(_ pattern: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let problem = TracePattern(pattern).mismatch(in: log.events) else { return }
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }

  /// What a view shows now, as of the last commit.
  func shown(_ view: UIView) -> LayerValues {
    stage.run { view.layer.presentationValues() ?? view.layer.values }
  }

  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    stage.expectRest(sourceLocation: sourceLocation)
  }

  /// Lets go of what a case hung in, which may well hold the theatre.
  func release() {
    log.onEvent = nil
    animator.body = nil
    animator.changes = nil
    animator.beforeCompleting = nil
    interactor.onStart = nil
    delegate.presentation = nil
    delegate.presentInteractor = nil
    delegate.dismissInteractor = nil
  }
}

extension Stage {
  /// Nothing animating, nothing queued, every clock normal, no touch switched off.
  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    run {
      #expect(world.animations.isEmpty, sourceLocation: sourceLocation)
      #expect(world.room(TurnQueue.self).isEmpty, sourceLocation: sourceLocation)
      #expect(FrameLoop.current.unrest.isEmpty, sourceLocation: sourceLocation)
      #expect(TransitionGate.current.state == .open, sourceLocation: sourceLocation)
      #expect(AnimationScope.isEnabled, sourceLocation: sourceLocation)
      #expect(world.writeObserver == nil, sourceLocation: sourceLocation)
      window.layer.visitAll { layer in
        // A layer without a view may have a clock of the app's own, but nobody may hold it.
        let isOwn = layer.delegate == nil && !layer.clock.isScrubbed
        #expect(layer.clock == .normal || isOwn, "\(layer)", sourceLocation: sourceLocation)
        #expect(layer.animationKeys() == nil, "\(layer)", sourceLocation: sourceLocation)
      }
    }
  }
}

extension Clock {
  fileprivate var isScrubbed: Bool {
    if case .running = self { return false }
    return true
  }
}

extension CALayer {
  func visitAll(_ visit: (CALayer) -> Void) {
    visit(self)
    for layer in sublayers ?? [] { layer.visitAll(visit) }
  }
}

/// Runs one case with its own cast and checks how it ends.
///
/// The case may leave B presented. Its cast must be released when the window shows something else,
/// while the stage stands; then the stage is closed.
@MainActor
func onStage(
  sourceLocation: SourceLocation = #_sourceLocation, _ play: @MainActor (Theatre) throws -> Void
) rethrows {
  weak var theatre: Theatre?
  var stage: Stage?
  let cast: Cast
  do {
    let current = Theatre()
    theatre = current
    try play(current)
    current.expectRest(sourceLocation: sourceLocation)
    current.release()
    stage = current.stage
    cast = Cast(
      of: current.stage,
      [
        "A": current.a, "B": current.b, "C": current.c, "TD": current.delegate,
        "AN": current.animator, "IC": current.interactor,
      ])
  }
  #expect(theatre == nil, "the test itself keeps the theatre", sourceLocation: sourceLocation)
  cast.leave(&stage, sourceLocation: sourceLocation)
}
