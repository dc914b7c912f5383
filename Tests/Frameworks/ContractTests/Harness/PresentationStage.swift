import Stage
import TestSupport
import Testing

/// A stage with the objects of the conformance cases: the root `A`, the presented `B`, a third
/// controller `C`, and the objects that log.
///
/// Every case runs inside `onStage`, which ends with the checks of every lifecycle test: nothing
/// animating, nothing queued, clocks restored, controllers released.
@MainActor
final class PresentationStage: CastStage {
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

  /// Makes A present B. The transition session starts in the same call of `stage.run`.
  func present(animated: Bool = true, style: UIModalPresentationStyle) {
    stage.run {
      b.modalPresentationStyle = style
      a.present(b, animated: animated) { [log] in log.write("done") }
    }
  }

  /// Makes A dismiss B. The transition session starts in the same call of `stage.run`.
  func dismiss(animated: Bool = true) {
    stage.run { a.dismiss(animated: animated) { [log] in log.write("gone") } }
  }

  /// Presents B, waits until the stage is idle and clears the log.
  func presentAndSettle(style: UIModalPresentationStyle) throws {
    let kept = (delegate.presentInteractor, delegate.dismissInteractor)
    (delegate.presentInteractor, delegate.dismissInteractor) = (nil, nil)
    present(style: style)
    try stage.settle()
    (delegate.presentInteractor, delegate.dismissInteractor) = kept
    log.clear()
  }

  /// Like `presentAndSettle(style:)`, for cases in which B's animator cannot be used for
  /// presenting.
  func presentAndSettleWithoutAnimation(style: UIModalPresentationStyle) throws {
    delegate.animator = nil
    present(animated: false, style: style)
    delegate.animator = animator
    try stage.settle()
    log.clear()
  }

  /// Presents or dismisses interactively.
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

  /// The coordinator that A or B returns now.
  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    stage.run { b.transitionCoordinator ?? a.transitionCoordinator }
  }

  // MARK: Expectations

  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    stage.expectRest(allowsOwnClocks: true, sourceLocation: sourceLocation)
  }

  var cast: KeyValuePairs<String, AnyObject> {
    ["A": a, "B": b, "C": c, "TD": delegate, "AN": animator, "IC": interactor]
  }

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

/// Runs one case with new objects and checks the final state.
///
/// B may still be presented after the case. The objects must be released when the window shows
/// another root, while the stage still exists. Then the stage is closed.
@MainActor
func onStage(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ play: @MainActor (PresentationStage) throws -> Void
) rethrows {
  try perform(on: PresentationStage(), sourceLocation: sourceLocation, play)
}
