import Stage
import TestSupport
import Testing

/// Repeating animations in the container do not jump when interaction pauses its clock or when the
/// clock is resumed.
@MainActor
struct PhaseContinuityTests {
  /// Moves `view` by 100 points once a second, again and again.
  private func repeatForever(_ view: UIView) {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
      view.center.x += 100
    }
  }

  /// The distance between the positions in two frames, modulo 100.
  private func step(_ a: Double, _ b: Double) -> Double {
    let way = abs(b - a).truncatingRemainder(dividingBy: 100)
    return min(way, 100 - way)
  }

  /// Pauses the clock, holds it, advances it in real time and resumes it. Returns the largest
  /// distance by which a tick has moved the view.
  private func drive(_ fixture: PresentationStage, _ view: UIView, finishes: Bool) -> Double {
    var last = fixture.shown(view).position.x
    var worst = 0.0
    func tick() {
      fixture.stage.tick()
      let shown = fixture.shown(view).position.x
      worst = max(worst, step(last, shown))
      last = shown
    }
    for frame in 0...24 {
      fixture.update(CGFloat(frame) / 60)
      tick()
    }
    for _ in 0..<7 { tick() }
    if finishes { fixture.finish() } else { fixture.cancel() }
    for _ in 0..<100 { tick() }
    return worst
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `a cancelled dismissal keeps the phase of the presented page's animation`(
    style: UIModalPresentationStyle
  ) throws {
    try onStage { fixture in
      let pulse = UIView()
      fixture.animator.duration = 1
      fixture.interactor.completionCurve = .linear
      fixture.stage.run { fixture.b.view.addSubview(pulse) }
      try fixture.presentAndSettle(style: style)
      fixture.stage.run { repeatForever(pulse) }
      fixture.stage.advance(by: 0.37)
      fixture.delegate.dismissInteractor = fixture.interactor
      fixture.dismiss()

      let worst = drive(fixture, pulse, finishes: false)

      #expect(worst <= 100.0 / 60 + 1e-6)
      #expect(fixture.b.presentingViewController === fixture.a)
      let before = fixture.shown(pulse).position.x
      fixture.stage.advance(by: 0.25)
      // The view has moved forwards by a quarter of the cycle. After half of a cycle, a backward
      // move would look the same.
      let way = fixture.shown(pulse).position.x - before
      #expect(abs((way < 0 ? way + 100 : way) - 25) < 0.001)
      fixture.stage.run { pulse.layer.removeAllAnimations() }
    }
  }

  @Test func `a finished presentation keeps the phase of the chrome's animation`() {
    onStage { fixture in
      let pulse = UIView()
      fixture.animator.duration = 1
      fixture.interactor.completionCurve = .linear
      fixture.delegate.presentInteractor = fixture.interactor
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear"),
          let container = fixture.b.transitionCoordinator?.containerView
        else { return }
        container.addSubview(pulse)
        repeatForever(pulse)
      }
      fixture.present(style: .custom)

      let worst = drive(fixture, pulse, finishes: true)

      #expect(worst <= 100.0 / 60 + 1e-6)
      #expect(fixture.log.heard("done"))
      fixture.stage.run { pulse.layer.removeAllAnimations() }
    }
  }
}
