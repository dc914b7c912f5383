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
    try onStage { theatre in
      let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      theatre.animator.duration = 1
      theatre.animator.changes = { _ in moved.center.x += 100 }
      var completions: [Bool] = []
      theatre.animator.beforeCompleting = { completions.append(!$0.transitionWasCancelled) }
      var ends: [(completed: Bool, at: Double)] = []
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("AN.animationEnded") else { return }
        ends.append((event.contains("true"), theatre.stage.time))
      }
      theatre.stage.run { theatre.b.view.addSubview(moved) }
      theatre.interactor.completionSpeed = lift.speed
      theatre.interactor.completionCurve = .linear
      try theatre.beginInteractively(.present, style: .custom)
      @MainActor func x() -> Double { theatre.shown(moved).position.x - 5 }

      theatre.update(lift.percent)
      theatre.stage.advance(by: 0.2)
      #expect(abs(x() - 100 * lift.percent) <= 1)
      #expect(theatre.interactor.duration == 1)
      #expect(theatre.interactor.percentComplete == lift.percent)
      let start = theatre.stage.time
      if lift.finishes { theatre.finish() } else { theatre.cancel() }
      theatre.stage.advance(by: lift.seconds / 2)
      if lift.seconds > 0.1 {
        let target: CGFloat = lift.finishes ? 1 : 0
        // At half of the time, half of the distance has been covered, with a tolerance of one
        // frame's travel.
        let expected = 100 * (lift.percent + target) / 2
        #expect(abs(x() - expected) <= 100 * lift.speed / 60)
      }
      try theatre.stage.settle()

      // `completeTransition` is called once, with the final decision.
      #expect(completions == [lift.finishes])
      #expect(ends.count == 1)
      #expect(theatre.log.count("AN.animateTransition") == 1)
      let end = try #require(ends.first)
      #expect(end.completed == lift.finishes)
      #expect(abs(end.at - start - lift.seconds) <= 1.01 / 60)
      #expect(x() == (lift.finishes ? 100 : 0))
      ends = []
    }
  }

  @Test func `C14 percentages are clamped`() throws {
    try onStage { theatre in
      let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      theatre.animator.duration = 1
      theatre.animator.changes = { _ in moved.center.x += 100 }
      theatre.stage.run { theatre.b.view.addSubview(moved) }
      try theatre.beginInteractively(.present, style: .custom)

      for (percent, shown) in [(0.4, 0.4), (-3, 0), (1.7, 1), (0.25, 0.25)] as [(CGFloat, CGFloat)]
      {
        theatre.update(percent)
        theatre.stage.tick()
        #expect(theatre.interactor.percentComplete == shown)
        #expect(theatre.coordinator?.percentComplete == shown)
        #expect(abs(theatre.shown(moved).position.x - 5 - 100 * shown) < 0.001)
      }
      theatre.finish()
      try theatre.stage.settle()
    }
  }

  @Test func `the completion phase eases in and out by default`() throws {
    try onStage { theatre in
      let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      theatre.animator.duration = 1
      theatre.animator.changes = { _ in moved.center.x += 100 }
      theatre.stage.run { theatre.b.view.addSubview(moved) }
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0)
      theatre.stage.tick()

      theatre.finish()
      // The values of easeInOut at 0.25, 0.5 and 0.75 (facts H.1.2).
      for expected in [12.9162, 50, 87.0838] {
        theatre.stage.advance(by: 0.25)
        #expect(abs(theatre.shown(moved).position.x - 5 - expected) < 0.01)
      }
      try theatre.stage.settle()
    }
  }

  @Test(arguments: [0, -1] as [CGFloat])
  func `an invalid completion speed counts as one, with a warning`(speed: CGFloat) throws {
    try onStage { theatre in
      theatre.interactor.completionSpeed = speed
      try theatre.beginInteractively(.present, style: .custom)
      theatre.update(0.5)
      theatre.finish()
      try theatre.stage.settle()

      #expect(theatre.log.heard("done"))
      #expect(theatre.stage.warnings.count == 1)
      #expect(theatre.stage.warnings.first?.contains("completionSpeed") == true)
    }
  }

  @Test func `one interactor serves many transitions and starts each at zero`() throws {
    try onStage { theatre in
      for round in 0..<20 {
        theatre.delegate.presentInteractor = theatre.interactor
        theatre.present(style: .fullScreen)
        #expect(theatre.interactor.percentComplete == 0, "round \(round)")
        theatre.update(0.7)
        theatre.finish()
        try theatre.stage.settle()
        theatre.delegate.presentInteractor = nil
        theatre.delegate.dismissInteractor = theatre.interactor
        theatre.dismiss()
        #expect(theatre.interactor.percentComplete == 0, "round \(round)")
        theatre.update(0.6)
        theatre.finish()
        try theatre.stage.settle()
        #expect(theatre.a.presentedViewController == nil, "round \(round)")
      }
      #expect(theatre.stage.warnings == [])
    }
  }
}
