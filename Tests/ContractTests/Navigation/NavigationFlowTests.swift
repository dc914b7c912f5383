import Stage
import TestSupport
import Testing

/// Conformance cases C16 and C17: the four orders of calls in tutorial 004, and the state after a
/// cancelled pop.
@MainActor
struct NavigationFlowTests {
  enum Flow: CaseIterable {
    case interactiveFinished, noAnimator, notInteractive, interactiveCancelled

    var hasAnimator: Bool { self != .noAnimator }
    var isInteractive: Bool { self == .interactiveFinished || self == .interactiveCancelled }

    /// The calls in the order of the tutorial, which is from 2015.
    var document: [Int] {
      switch self {
      case .interactiveFinished, .notInteractive: [1, 4, 3, 2]
      case .noAnimator: [1, 4, 2]
      case .interactiveCancelled: [1, 4, 3]
      }
    }

    /// The calls in today's order: the animation and the interaction controller are requested
    /// before `willShow`.
    var today: [Int] {
      let questions = document.filter { $0 > 2 }
      return questions + document.filter { $0 <= 2 }
    }
  }

  @Test(arguments: Flow.allCases, [false, true])
  func `C16 the four flows`(flow: Flow, inTheDocumentsOrder: Bool) throws {
    for operation in [UINavigationController.Operation.push, .pop] {
      try onJourney { journey in
        if operation == .pop { try journey.stack([journey.a, journey.b]) }
        journey.stage.sendsWillShowFirst = inTheDocumentsOrder
        journey.delegate.animator = flow.hasAnimator ? journey.animator : nil
        journey.delegate.interactor = flow.isInteractive ? journey.interactor : nil

        if operation == .pop { journey.pop() } else { journey.push(journey.b) }
        if flow.isInteractive {
          journey.stage.run { journey.interactor.update(0.4) }
          journey.stage.advance(by: 0.1)
          journey.stage.run {
            if flow == .interactiveFinished {
              journey.interactor.finish()
            } else {
              journey.interactor.cancel()
            }
          }
        }
        try journey.stage.settle()

        #expect(journey.numbers == (inTheDocumentsOrder ? flow.document : flow.today))
        let stays = flow == .interactiveCancelled
        journey.expectStack(
          (operation == .pop) == stays ? [journey.a, journey.b] : [journey.a])
      }
    }
  }

  @Test func `C17 a cancelled pop changes nothing`() throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor
      let before = journey.stage.dump(journey.navigation.view)

      #expect(journey.pop() === journey.b)
      journey.stage.run { journey.interactor.update(0.4) }
      journey.stage.advance(by: 0.1)
      journey.stage.run { journey.interactor.cancel() }
      try journey.stage.settle()

      journey.expectTrace(
        """
        B.willDisappear → A.willAppear → IC.cancel → A.willDisappear → A.didDisappear
        → B.willAppear → B.didAppear !ND.didShow !A.didAppear !B.didDisappear
        """)
      #expect(journey.log.count("ND.willShow") == 1)
      #expect(journey.log.heard("AN.animationEnded(false)"))
      journey.expectStack([journey.a, journey.b])
      #expect(before.differences(to: journey.stage.dump(journey.navigation.view)) == [])
    }
  }

  @Test func `a cancelled push removes the new controller`() throws {
    try onJourney { journey in
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor

      journey.push(journey.b)
      journey.stage.run { journey.interactor.update(0.7) }
      journey.stage.run { journey.interactor.cancel() }
      try journey.stage.settle()

      journey.expectTrace(
        """
        A.willDisappear → B.willAppear → IC.cancel → B.willDisappear → B.didDisappear
        → A.willAppear → A.didAppear !ND.didShow !B.didAppear !A.didDisappear
        """)
      journey.expectTrace(
        """
        B.willMove(nav) → B.willAppear → B.didDisappear → B.willMove(nil) → B.didMove(nil)
        !B.didMove(nav) !A.willMove !A.didMove
        """)
      #expect(journey.b.parent == nil)
      journey.expectStack([journey.a])
    }
  }

  @Test func `controllers returned by a running pop are removed, even if it is cancelled`()
    throws
  {
    try onJourney { journey in
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor
      journey.push(journey.b)
      journey.stage.run { journey.interactor.update(0.5) }
      journey.delegate.interactor = nil
      journey.push(journey.c)
      #expect(journey.pop() === journey.c)
      journey.push(journey.d)
      journey.stage.run { journey.interactor.cancel() }
      try journey.stage.settle()

      journey.expectStack([journey.a, journey.d])
      journey.expectBalance(shown: [journey.d])
    }
  }

  @Test func `a request during a cancelled transition applies to the stack before it`()
    throws
  {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b, journey.c])
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor
      journey.pop()
      journey.stage.run { journey.interactor.update(0.5) }
      journey.stage.run { journey.interactor.cancel() }
      journey.delegate.interactor = nil
      journey.stage.advance(by: 0.05)

      #expect(journey.pop() === journey.c)
      try journey.stage.settle()

      journey.expectStack([journey.a, journey.b])
    }
  }
}
