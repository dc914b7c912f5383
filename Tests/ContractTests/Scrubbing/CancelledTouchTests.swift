import Stage
import TestSupport
import Testing

/// The system cancels a touch in the middle of a drag.
@MainActor
struct CancelledTouchTests {
  @Test(arguments: Theatre.Direction.allCases)
  func `a drag whose touch is cancelled restores everything, including the dimming`(
    direction: Theatre.Direction
  ) throws {
    try onStage { theatre in
      let driver = theatre.stage.run { PanDriver(theatre, direction) }
      var made: [DimmingPresentation] = []
      theatre.delegate.presentation = { [log = theatre.log] presented, presenting in
        let presentation = DimmingPresentation(presented, presenting, log)
        made.append(presentation)
        return presentation
      }
      theatre.animator.options = [.curveEaseInOut]
      if direction == .dismiss { try theatre.presentAndSettle(style: .custom) }
      theatre.stage.run {
        theatre.b.modalPresentationStyle = .custom
        theatre.window.addGestureRecognizer(driver.pan)
      }
      theatre.stage.tick()
      let before = [theatre.window, theatre.a.view, theatre.b.view].map(theatre.stage.dump)

      theatre.stage.play(
        TouchScript(fingers: [
          [
            .init(.down, t: 0, x: 0.5, y: 0.2), .init(.move, t: 0.5, x: 0.5, y: 0.8),
            .init(.cancel, t: 0.55, x: 0.5, y: 0.8),
          ]
        ]))
      theatre.stage.advance(by: 0.5)
      let dimming = try #require(made.last?.dimming)
      let shown = Double(theatre.shown(dimming).opacity)
      #expect(0.1 < shown && shown < 0.9)
      try theatre.stage.settle()

      #expect(driver.states == [.began, .changed, .cancelled])
      switch direction {
      case .present:
        theatre.expectTrace(
          "IC.cancel → PC.presentationTransitionDidEnd(false) → AN.animationEnded(false)")
        #expect(made.last?.alphaAtEnd == 0)
        #expect(dimming.superview == nil)
        #expect(theatre.a.presentedViewController == nil)
      case .dismiss:
        theatre.expectTrace(
          "IC.cancel → PC.dismissalTransitionDidEnd(false) → AN.animationEnded(false)")
        #expect(made.last?.alphaAtEnd == 1)
        #expect(theatre.shown(dimming).opacity == 1)
        #expect(theatre.b.presentingViewController === theatre.a)
      }
      let after = [theatre.window, theatre.a.view, theatre.b.view].map(theatre.stage.dump)
      for (before, after) in zip(before, after) { #expect(before.differences(to: after) == []) }
      #expect(theatre.stage.warnings == [])
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
  private unowned let theatre: Theatre
  private let direction: Theatre.Direction

  init(_ theatre: Theatre, _ direction: Theatre.Direction) {
    self.theatre = theatre
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
        theatre.delegate.presentInteractor = theatre.interactor
        theatre.a.present(theatre.b, animated: true)
      case .dismiss:
        theatre.delegate.dismissInteractor = theatre.interactor
        theatre.a.dismiss(animated: true)
      }
    case .changed:
      theatre.interactor.update(pan.translation(in: pan.view).y / 852)
    case .cancelled: theatre.interactor.cancel()
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
