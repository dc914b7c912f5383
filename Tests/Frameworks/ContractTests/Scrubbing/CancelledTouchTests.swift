import Stage
import TestSupport
import Testing

/// The system cancels a touch in the middle of a drag.
@MainActor
struct CancelledTouchTests {
  @Test(arguments: PresentationStage.Direction.allCases)
  func `a drag whose touch is cancelled restores everything, including the dimming`(
    direction: PresentationStage.Direction
  ) throws {
    try onStage { fixture in
      let driver = fixture.stage.run { PanDriver(fixture, direction) }
      var made: [DimmingPresentation] = []
      fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
        let presentation = DimmingPresentation(presented, presenting, log)
        made.append(presentation)
        return presentation
      }
      fixture.animator.options = [.curveEaseInOut]
      if direction == .dismiss { try fixture.presentAndSettle(style: .custom) }
      fixture.stage.run {
        fixture.b.modalPresentationStyle = .custom
        fixture.window.addGestureRecognizer(driver.pan)
      }
      fixture.stage.tick()
      let before = [fixture.window, fixture.a.view, fixture.b.view].map(fixture.stage.dump)

      fixture.stage.play(
        TouchScript(fingers: [
          [
            .init(.down, t: 0, x: 0.5, y: 0.2), .init(.move, t: 0.5, x: 0.5, y: 0.8),
            .init(.cancel, t: 0.55, x: 0.5, y: 0.8),
          ]
        ]))
      fixture.stage.advance(by: 0.5)
      let dimming = try #require(made.last?.dimming)
      let shown = Double(fixture.shown(dimming).opacity)
      #expect(0.1 < shown && shown < 0.9)
      try fixture.stage.settle()

      #expect(driver.states == [.began, .changed, .cancelled])
      switch direction {
      case .present:
        fixture.expectTrace(
          "IC.cancel → PC.presentationTransitionDidEnd(false) → AN.animationEnded(false)")
        #expect(made.last?.alphaAtEnd == 0)
        #expect(dimming.superview == nil)
        #expect(fixture.a.presentedViewController == nil)
      case .dismiss:
        fixture.expectTrace(
          "IC.cancel → PC.dismissalTransitionDidEnd(false) → AN.animationEnded(false)")
        #expect(made.last?.alphaAtEnd == 1)
        #expect(fixture.shown(dimming).opacity == 1)
        #expect(fixture.b.presentingViewController === fixture.a)
      }
      let after = [fixture.window, fixture.a.view, fixture.b.view].map(fixture.stage.dump)
      for (before, after) in zip(before, after) { #expect(before.differences(to: after) == []) }
      #expect(fixture.stage.warnings == [])
      made.removeAll()
    }
  }
}

/// Begins the transition with a pan and passes its progress to the interactor.
@MainActor
private final class PanDriver: NSObject {
  let pan = UIPanGestureRecognizer()
  /// The recognizer's states in order, without repetitions.
  private(set) var states: [UIGestureRecognizer.State] = []
  private unowned let fixture: PresentationStage
  private let direction: PresentationStage.Direction

  init(_ fixture: PresentationStage, _ direction: PresentationStage.Direction) {
    self.fixture = fixture
    self.direction = direction
    super.init()
    pan.addTarget(self, action: Selector("drag:", PanDriver.drag))
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    if states.last != pan.state { states.append(pan.state) }
    switch pan.state {
    case .began:
      switch direction {
      case .present:
        fixture.delegate.presentInteractor = fixture.interactor
        fixture.a.present(fixture.b, animated: true)
      case .dismiss:
        fixture.delegate.dismissInteractor = fixture.interactor
        fixture.a.dismiss(animated: true)
      }
    case .changed:
      fixture.interactor.update(pan.translation(in: pan.view).y / 852)
    case .cancelled: fixture.interactor.cancel()
    default: break
    }
  }
}

/// A presentation that dims the content below it alongside the transition.
@MainActor
private final class DimmingPresentation: UIPresentationController {
  let log: EventLog
  let dimming = UIView()
  private(set) var alphaAtEnd: CGFloat?

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: EventLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
    dimming.backgroundColor = .black
    dimming.alpha = 0
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in
      dimming.alpha = 1
    })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.write("PC.presentationTransitionDidEnd(\(completed))")
    alphaAtEnd = dimming.alpha
    if !completed { dimming.removeFromSuperview() }
  }
  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in
      dimming.alpha = 0
    })
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.write("PC.dismissalTransitionDidEnd(\(completed))")
    alphaAtEnd = dimming.alpha
    if completed { dimming.removeFromSuperview() }
  }
}
