import Stage
import TestSupport
import Testing

extension TransitionKind {
  /// Runs `work` on a stage where the change can be requested. Afterwards the stage must be idle
  /// and all objects released.
  @MainActor
  func play(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @MainActor (TransitionFixture) throws -> Void
  ) throws {
    switch self {
    case .present, .dismiss:
      try onStage(sourceLocation: sourceLocation) { t in
        t.delegate.presentation = nil
        if self == .dismiss { try t.presentAndSettleWithoutAnimation(style: .fullScreen) }
        let scene = TransitionFixture(
          self, stage: t.stage, log: t.log, interactor: t.interactor, animator: t.animator,
          coming: self == .present ? t.b : t.a, going: self == .present ? t.a : t.b)
        scene.answer = { [unowned t] animator, interactor in
          t.delegate.animator = animator
          (t.delegate.presentInteractor, t.delegate.dismissInteractor) = (interactor, interactor)
        }
        scene.ask = { [unowned t] in
          t.b.modalPresentationStyle = .fullScreen
          if self == .present {
            t.a.present(t.b, animated: true)
          } else {
            t.a.dismiss(animated: true)
          }
        }
        try work(scene)
        t.delegate.animator = nil
      }
    case .push, .pop:
      try onNavigationStage(sourceLocation: sourceLocation) { j in
        if self == .pop { try j.stack([j.a, j.b]) }
        let scene = TransitionFixture(
          self, stage: j.stage, log: j.log, interactor: j.interactor, animator: j.animator,
          coming: self == .push ? j.b : j.a, going: self == .push ? j.a : j.b)
        scene.answer = { [unowned j] in (j.delegate.animator, j.delegate.interactor) = ($0, $1) }
        scene.ask = { [unowned j] in
          if self == .push {
            j.navigation.pushViewController(j.b, animated: true)
          } else {
            j.navigation.popViewController(animated: true)
          }
        }
        try work(scene)
      }
    case .tab:
      try onTabStage(sourceLocation: sourceLocation) { t in
        let scene = TransitionFixture(
          self, stage: t.stage, log: t.log, interactor: t.interactor, animator: t.animator,
          coming: t.b, going: t.a)
        scene.answer = { [unowned t] in (t.delegate.animator, t.delegate.interactor) = ($0, $1) }
        scene.ask = { [unowned t] in t.tabs.selectedIndex = 1 }
        try work(scene)
      }
    }
  }
}

/// A stage on which one change can be requested.
@MainActor
final class TransitionFixture: LoggedStage {
  let kind: TransitionKind
  let stage: Stage
  let log: EventLog
  let interactor: LoggingInteractor
  let animator: LoggingAnimator
  let coming, going: LoggingController
  /// Sets the animator and the interaction controller that the delegate returns.
  fileprivate var answer:
    (
      (any UIViewControllerAnimatedTransitioning)?,
      (any UIViewControllerInteractiveTransitioning)?
    ) -> Void = { _, _ in }
  /// Requests the change, inside `stage.run`.
  fileprivate(set) var ask: () -> Void = {}

  fileprivate init(
    _ kind: TransitionKind, stage: Stage, log: EventLog, interactor: LoggingInteractor,
    animator: LoggingAnimator, coming: LoggingController, going: LoggingController
  ) {
    (self.kind, self.stage, self.log) = (kind, stage, log)
    (self.interactor, self.animator) = (interactor, animator)
    (self.coming, self.going) = (coming, going)
  }

  /// Requests the change; the delegate returns these objects. `before` is called when the arriving
  /// controller is about to appear, and `sameTurn` is called right after the request, in the same
  /// tick.
  func begin(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?,
    before: @escaping () -> Void = {}, sameTurn: () -> Void = {},
    onEvent: @escaping (String) -> Void = { _ in }
  ) {
    answer(animator, interactor)
    let name = coming.label
    var isTold = false
    log.onEvent = { event in
      onEvent(event)
      guard !isTold, event.hasPrefix("\(name).willAppear") else { return }
      isTold = true
      before()
    }
    stage.run {
      ask()
      sameTurn()
    }
  }

  /// Expects that the stage is idle and that the correct one of the two controllers is on screen.
  func expectEnd(
    finished: Bool, _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    do {
      try stage.settle()
    } catch {
      Issue.record("\(comment): \(error)", sourceLocation: sourceLocation)
      throw error
    }
    stage.run {
      let comment = Comment(rawValue: comment)
      let (shown, hidden) = finished ? (coming, going) : (going, coming)
      #expect(shown.view.window != nil, comment, sourceLocation: sourceLocation)
      #expect(hidden.viewIfLoaded?.window == nil, comment, sourceLocation: sourceLocation)
      #expect(shown.appearance == .appeared, comment, sourceLocation: sourceLocation)
      #expect(hidden.appearance == .disappeared, comment, sourceLocation: sourceLocation)
      #expect(shown.view.alpha == 1, comment, sourceLocation: sourceLocation)
      #expect(RunningTransition.progress == nil, comment, sourceLocation: sourceLocation)
    }
  }
}
