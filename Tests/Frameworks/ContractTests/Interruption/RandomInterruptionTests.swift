import Stage
import TestSupport
import Testing

/// Interruptible transitions that are interrupted, dragged, released and reversed at random.
@MainActor
struct RandomInterruptionTests {
  nonisolated private static let rounds = 2_000

  @Test func `random interruptions and releases never jump and always end`() throws {
    var ends = (finished: 0, cancelled: 0)
    var taken: Set<String> = []
    var grabs = 0
    var refused = 0
    /// The highest velocity from one tick to the next, in whole transitions per second.
    var fastest = 0.0
    try onStage { fixture in
      var dice = RandomSource(seed: seed(20))
      var balance = AppearanceBalance(appeared: ["A"])
      fixture.log.onEvent = { balance.hear($0) }
      let moves = fixture.stage.run { MoveLog() }
      for round in 0..<Self.rounds {
        let presents = fixture.stage.run { fixture.a.presentedViewController == nil }
        let lender = fixture.stage.run { LendingAnimator(fixture.log) }
        lender.duration = dice.pick([0.2, 0.5, 1])
        lender.parameters = fixture.stage.run { Self.pace(&dice) }
        fixture.delegate.animator = lender
        fixture.interactor.wantsInteractiveStart = dice.chance(0.5)
        fixture.interactor.completionSpeed = dice.pick([0.5, 1, 3])
        fixture.interactor.timingCurve =
          dice.chance(0.5) ? nil : fixture.stage.run { Self.pace(&dice) }
        let isCubic = [lender.parameters, fixture.interactor.timingCurve].allSatisfy {
          $0.map { $0.timingCurveType != .spring && $0.timingCurveType != .composed } ?? true
        }
        fixture.log.clear()
        fixture.delegate.presentInteractor = fixture.interactor
        fixture.delegate.dismissInteractor = fixture.interactor
        if presents {
          fixture.present(style: dice.pick([.custom, .fullScreen]))
        } else {
          fixture.dismiss()
        }
        fixture.stage.tick()

        for _ in 0..<dice.number(0...6) {
          let before = fixture.shown(fixture.b.view).opacity
          let act = dice.number(0...4)
          fixture.stage.run {
            switch act {
            case 0:
              fixture.interactor.pause()
              grabs += 1
            case 1: fixture.interactor.finish()
            case 2: fixture.interactor.cancel()
            case 3: fixture.interactor.update(CGFloat(dice.number(-0.2...1.2)))
            default:
              // A presentation is refused while another transition is running.
              if RunningTransition.progress != nil {
                fixture.a.present(fixture.c, animated: true)
                refused += 1
              }
            }
            FrameLoop.current.commitChanges()
          }
          // Only an update moves the views at once. Every other call changes how the views move
          // afterwards.
          if act != 3 {
            let after = fixture.shown(fixture.b.view).opacity
            #expect(abs(after - before) < 1e-6, "round \(round), act \(act)")
          }
          for _ in 0..<dice.pick([0, 1, 3, 12]) {
            let last = fixture.shown(fixture.b.view).opacity
            fixture.stage.tick()
            // When the transition ends, the animator makes the view visible again.
            guard fixture.stage.run({ RunningTransition.progress != nil }) else { break }
            // A spring over a short remaining distance may cover it within a tick.
            guard isCubic else { continue }
            fastest = max(fastest, abs(fixture.shown(fixture.b.view).opacity - last) * 60)
          }
        }
        fixture.stage.run {
          if dice.chance(0.5) { fixture.interactor.finish() } else { fixture.interactor.cancel() }
        }
        try fixture.stage.settle()

        let finished = fixture.log.count("LA.animationEnded(true)")
        let cancelled = fixture.log.count("LA.animationEnded(false)")
        #expect(finished + cancelled == 1, "round \(round): \(fixture.log.events)")
        ends.finished += finished
        ends.cancelled += cancelled
        #expect(balance.faults == [], "round \(round)")
        #expect(balance.unsettled == [], "round \(round)")
        fixture.stage.run {
          let isUp = fixture.a.presentedViewController === fixture.b
          #expect(isUp == (presents == (finished == 1)), "round \(round)")
          #expect(fixture.b.view.alpha == 1)
        }
        if Issue.isRecorded(balance) { break }
      }
      fixture.delegate.presentInteractor = nil
      fixture.delegate.dismissInteractor = nil
      fixture.delegate.animator = fixture.animator
      fixture.log.onEvent = nil
      taken = moves.taken
    }
    let total = ends.finished + ends.cancelled
    #expect(10 * ends.finished >= 3 * total, "\(ends)")
    #expect(10 * ends.cancelled >= 3 * total, "\(ends)")
    #expect(10 * grabs >= total)
    #expect(10 * refused >= total, "\(refused) of \(total)")
    // The shortest animation lasts 0.2 s and runs at most three times as fast, and the steepest
    // curve has a slope of less than 2.6.
    #expect(fastest > 1 && fastest <= 2.6 * 3 / 0.2, "\(fastest) ways a second")
    for move in ["animating interrupt", "finishing interrupt", "cancelling interrupt"] {
      #expect(taken.contains(move), "\(move)")
    }
  }

  private static func pace(_ dice: inout RandomSource) -> any UITimingCurveProvider {
    switch dice.number(0...3) {
    case 0: UICubicTimingParameters(animationCurve: dice.pick([.linear, .easeIn, .easeInOut]))
    case 1: UICubicTimingParameters()
    case 2:
      UISpringTimingParameters(
        dampingRatio: CGFloat(dice.number(0.4...1)),
        initialVelocity: CGVector(dx: dice.number(-2...1), dy: 0))
    default:
      UISpringTimingParameters(
        mass: 1, stiffness: CGFloat(dice.number(80...400)), damping: CGFloat(dice.number(8...40)),
        initialVelocity: CGVector(dx: dice.number(-3...3), dy: 0))
    }
  }
}

extension Issue {
  /// Whether a fault has been recorded. The test stops at the first recorded fault, because later
  /// rounds would only repeat it.
  fileprivate static func isRecorded(_ balance: AppearanceBalance) -> Bool {
    !balance.faults.isEmpty || !balance.unsettled.isEmpty
  }
}
