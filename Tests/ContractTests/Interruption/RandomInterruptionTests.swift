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
    try onStage { theatre in
      var dice = RandomSource(seed: seed(20))
      var balance = AppearanceBalance(appeared: ["A"])
      theatre.log.onEvent = { balance.hear($0) }
      let moves = theatre.stage.run { MoveLog() }
      for round in 0..<Self.rounds {
        let presents = theatre.stage.run { theatre.a.presentedViewController == nil }
        let lender = theatre.stage.run { LendingAnimator(theatre.log) }
        lender.duration = dice.pick([0.2, 0.5, 1])
        lender.parameters = theatre.stage.run { Self.pace(&dice) }
        theatre.delegate.animator = lender
        theatre.interactor.wantsInteractiveStart = dice.chance(0.5)
        theatre.interactor.completionSpeed = dice.pick([0.5, 1, 3])
        theatre.interactor.timingCurve =
          dice.chance(0.5) ? nil : theatre.stage.run { Self.pace(&dice) }
        let isCubic = [lender.parameters, theatre.interactor.timingCurve].allSatisfy {
          $0.map { $0.timingCurveType != .spring && $0.timingCurveType != .composed } ?? true
        }
        theatre.log.clear()
        theatre.delegate.presentInteractor = theatre.interactor
        theatre.delegate.dismissInteractor = theatre.interactor
        if presents {
          theatre.present(style: dice.pick([.custom, .fullScreen]))
        } else {
          theatre.dismiss()
        }
        theatre.stage.tick()

        for _ in 0..<dice.number(0...6) {
          let before = theatre.shown(theatre.b.view).opacity
          let act = dice.number(0...4)
          theatre.stage.run {
            switch act {
            case 0:
              theatre.interactor.pause()
              grabs += 1
            case 1: theatre.interactor.finish()
            case 2: theatre.interactor.cancel()
            case 3: theatre.interactor.update(CGFloat(dice.number(-0.2...1.2)))
            default:
              // A presentation is refused while another transition is running.
              if RunningTransition.progress != nil {
                theatre.a.present(theatre.c, animated: true)
                refused += 1
              }
            }
            FrameLoop.current.commitChanges()
          }
          // Only an update moves the views at once. Every other call changes how the views move
          // afterwards.
          if act != 3 {
            let after = theatre.shown(theatre.b.view).opacity
            #expect(abs(after - before) < 1e-6, "round \(round), act \(act)")
          }
          for _ in 0..<dice.pick([0, 1, 3, 12]) {
            let last = theatre.shown(theatre.b.view).opacity
            theatre.stage.tick()
            // When the transition ends, the animator makes the view visible again.
            guard theatre.stage.run({ RunningTransition.progress != nil }) else { break }
            // A spring over a short remaining distance may cover it within a tick.
            guard isCubic else { continue }
            fastest = max(fastest, abs(theatre.shown(theatre.b.view).opacity - last) * 60)
          }
        }
        theatre.stage.run {
          if dice.chance(0.5) { theatre.interactor.finish() } else { theatre.interactor.cancel() }
        }
        try theatre.stage.settle()

        let finished = theatre.log.count("LA.animationEnded(true)")
        let cancelled = theatre.log.count("LA.animationEnded(false)")
        #expect(finished + cancelled == 1, "round \(round): \(theatre.log.events)")
        ends.finished += finished
        ends.cancelled += cancelled
        #expect(balance.faults == [], "round \(round)")
        #expect(balance.unsettled == [], "round \(round)")
        theatre.stage.run {
          let isUp = theatre.a.presentedViewController === theatre.b
          #expect(isUp == (presents == (finished == 1)), "round \(round)")
          #expect(theatre.b.view.alpha == 1)
        }
        if Issue.isRecorded(balance) { break }
      }
      theatre.delegate.presentInteractor = nil
      theatre.delegate.dismissInteractor = nil
      theatre.delegate.animator = theatre.animator
      theatre.log.onEvent = nil
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
