import Stage
import TestSupport
import Testing

/// Conformance case C14: the effect of update, finish and cancel on time.
@MainActor
struct PercentDrivenTimingTests {
  /// The percentage at which a touch ends, whether it finishes or cancels, and the completion
  /// speed.
  struct Lift: Sendable, CustomTestStringConvertible {
    var percent: CGFloat
    var finishes: Bool
    var speed: CGFloat
    var seconds: Double
    var testDescription: String { "\(finishes ? "finish" : "cancel") at \(percent), ×\(speed)" }
  }

  // The completion takes the remaining part of the duration, divided by the speed (facts C.2). If
  // the transition is cancelled, the remaining part is the part that has been completed (inferred).
  nonisolated private static let lifts = [
    Lift(percent: 0.25, finishes: true, speed: 1, seconds: 0.75),
    Lift(percent: 0.25, finishes: true, speed: 2, seconds: 0.375),
    Lift(percent: 0.25, finishes: false, speed: 1, seconds: 0.25),
    Lift(percent: 0.25, finishes: false, speed: 0.5, seconds: 0.5),
    Lift(percent: 0.5, finishes: true, speed: 1, seconds: 0.5),
    Lift(percent: 1, finishes: true, speed: 1, seconds: 0),
    Lift(percent: 1, finishes: false, speed: 1, seconds: 1),
    Lift(percent: 0, finishes: false, speed: 1, seconds: 0),
    Lift(percent: 0, finishes: true, speed: 1, seconds: 1),
  ]

  @Test(arguments: lifts)
  func `C14 the completion phase takes the remaining time`(lift: Lift) throws {
    try onStage { fixture in
      let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.animator.duration = 1
      fixture.animator.changes = { _ in moved.center.x += 100 }
      var completions: [Bool] = []
      fixture.animator.beforeCompleting = { completions.append(!$0.transitionWasCancelled) }
      var ends: [(completed: Bool, at: Double)] = []
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("AN.animationEnded") else { return }
        ends.append((event.contains("true"), fixture.stage.time))
      }
      fixture.stage.run { fixture.b.view.addSubview(moved) }
      fixture.interactor.completionSpeed = lift.speed
      fixture.interactor.completionCurve = .linear
      try fixture.beginInteractively(.present, style: .custom)
      @MainActor func x() -> Double { fixture.shown(moved).position.x - 5 }

      fixture.update(lift.percent)
      fixture.stage.advance(by: 0.2)
      #expect(abs(x() - 100 * lift.percent) <= 1)
      #expect(fixture.interactor.duration == 1)
      #expect(fixture.interactor.percentComplete == lift.percent)
      let start = fixture.stage.time
      if lift.finishes { fixture.finish() } else { fixture.cancel() }
      fixture.stage.advance(by: lift.seconds / 2)
      if lift.seconds > 0.1 {
        let target: CGFloat = lift.finishes ? 1 : 0
        // At half of the time, half of the distance has been covered, with a tolerance of one
        // frame's travel.
        let expected = 100 * (lift.percent + target) / 2
        #expect(abs(x() - expected) <= 100 * lift.speed / 60)
      }
      try fixture.stage.settle()

      // `completeTransition` is called once, with the final decision.
      #expect(completions == [lift.finishes])
      #expect(ends.count == 1)
      #expect(fixture.log.count("AN.animateTransition") == 1)
      let end = try #require(ends.first)
      #expect(end.completed == lift.finishes)
      #expect(abs(end.at - start - lift.seconds) <= 1.01 / 60)
      #expect(x() == (lift.finishes ? 100 : 0))
      ends = []
    }
  }

  @Test func `C14 percentages are clamped`() throws {
    try onStage { fixture in
      let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.animator.duration = 1
      fixture.animator.changes = { _ in moved.center.x += 100 }
      fixture.stage.run { fixture.b.view.addSubview(moved) }
      try fixture.beginInteractively(.present, style: .custom)

      for (percent, shown) in [(0.4, 0.4), (-3, 0), (1.7, 1), (0.25, 0.25)] as [(CGFloat, CGFloat)]
      {
        fixture.update(percent)
        fixture.stage.tick()
        #expect(fixture.interactor.percentComplete == shown)
        #expect(fixture.coordinator?.percentComplete == shown)
        #expect(abs(fixture.shown(moved).position.x - 5 - 100 * shown) < 0.001)
      }
      fixture.finish()
      try fixture.stage.settle()
    }
  }

  @Test func `the completion phase eases in and out by default`() throws {
    try onStage { fixture in
      let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.animator.duration = 1
      fixture.animator.changes = { _ in moved.center.x += 100 }
      fixture.stage.run { fixture.b.view.addSubview(moved) }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0)
      fixture.stage.tick()

      fixture.finish()
      // The values of easeInOut at 0.25, 0.5 and 0.75 (facts H.1.2).
      for expected in [12.9162, 50, 87.0838] {
        fixture.stage.advance(by: 0.25)
        #expect(abs(fixture.shown(moved).position.x - 5 - expected) < 0.01)
      }
      try fixture.stage.settle()
    }
  }

  @Test(arguments: [0, -1] as [CGFloat])
  func `an invalid completion speed counts as one, with a warning`(speed: CGFloat) throws {
    try onStage { fixture in
      fixture.interactor.completionSpeed = speed
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.5)
      fixture.finish()
      try fixture.stage.settle()

      #expect(fixture.log.heard("done"))
      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.contains("completionSpeed") == true)
    }
  }

  @Test func `one interactor serves many transitions and starts each at zero`() throws {
    try onStage { fixture in
      for round in 0..<20 {
        fixture.delegate.presentInteractor = fixture.interactor
        fixture.present(style: .fullScreen)
        #expect(fixture.interactor.percentComplete == 0, "round \(round)")
        fixture.update(0.7)
        fixture.finish()
        try fixture.stage.settle()
        fixture.delegate.presentInteractor = nil
        fixture.delegate.dismissInteractor = fixture.interactor
        fixture.dismiss()
        #expect(fixture.interactor.percentComplete == 0, "round \(round)")
        fixture.update(0.6)
        fixture.finish()
        try fixture.stage.settle()
        #expect(fixture.a.presentedViewController == nil, "round \(round)")
      }
      #expect(fixture.stage.warnings == [])
    }
  }
}
