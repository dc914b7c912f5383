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
      try onNavigationStage { fixture in
        if operation == .pop { try fixture.stack([fixture.a, fixture.b]) }
        fixture.stage.sendsWillShowFirst = inTheDocumentsOrder
        fixture.delegate.animator = flow.hasAnimator ? fixture.animator : nil
        fixture.delegate.interactor = flow.isInteractive ? fixture.interactor : nil

        if operation == .pop { fixture.pop() } else { fixture.push(fixture.b) }
        if flow.isInteractive {
          fixture.stage.run { fixture.interactor.update(0.4) }
          fixture.stage.advance(by: 0.1)
          fixture.stage.run {
            if flow == .interactiveFinished {
              fixture.interactor.finish()
            } else {
              fixture.interactor.cancel()
            }
          }
        }
        try fixture.stage.settle()

        #expect(fixture.numbers == (inTheDocumentsOrder ? flow.document : flow.today))
        let stays = flow == .interactiveCancelled
        fixture.expectStack(
          (operation == .pop) == stays ? [fixture.a, fixture.b] : [fixture.a])
      }
    }
  }

  @Test func `C17 a cancelled pop changes nothing`() throws {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor
      let before = fixture.stage.dump(fixture.navigation.view)

      #expect(fixture.pop() === fixture.b)
      fixture.stage.run { fixture.interactor.update(0.4) }
      fixture.stage.advance(by: 0.1)
      fixture.stage.run { fixture.interactor.cancel() }
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        B.willDisappear → A.willAppear → IC.cancel → A.willDisappear → A.didDisappear
        → B.willAppear → B.didAppear !ND.didShow !A.didAppear !B.didDisappear
        """)
      #expect(fixture.log.count("ND.willShow") == 1)
      #expect(fixture.log.heard("AN.animationEnded(false)"))
      fixture.expectStack([fixture.a, fixture.b])
      #expect(before.differences(to: fixture.stage.dump(fixture.navigation.view)) == [])
    }
  }

  @Test func `a cancelled push removes the new controller`() throws {
    try onNavigationStage { fixture in
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor

      fixture.push(fixture.b)
      fixture.stage.run { fixture.interactor.update(0.7) }
      fixture.stage.run { fixture.interactor.cancel() }
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        A.willDisappear → B.willAppear → IC.cancel → B.willDisappear → B.didDisappear
        → A.willAppear → A.didAppear !ND.didShow !B.didAppear !A.didDisappear
        """)
      fixture.expectTrace(
        """
        B.willMove(nav) → B.willAppear → B.didDisappear → B.willMove(nil) → B.didMove(nil)
        !B.didMove(nav) !A.willMove !A.didMove
        """)
      #expect(fixture.b.parent == nil)
      fixture.expectStack([fixture.a])
    }
  }

  @Test func `controllers returned by a running pop are removed, even if it is cancelled`()
    throws
  {
    try onNavigationStage { fixture in
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor
      fixture.push(fixture.b)
      fixture.stage.run { fixture.interactor.update(0.5) }
      fixture.delegate.interactor = nil
      fixture.push(fixture.c)
      #expect(fixture.pop() === fixture.c)
      fixture.push(fixture.d)
      fixture.stage.run { fixture.interactor.cancel() }
      try fixture.stage.settle()

      fixture.expectStack([fixture.a, fixture.d])
      fixture.expectBalance(shown: [fixture.d])
    }
  }

  @Test func `a request during a cancelled transition applies to the stack before it`()
    throws
  {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b, fixture.c])
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor
      fixture.pop()
      fixture.stage.run { fixture.interactor.update(0.5) }
      fixture.stage.run { fixture.interactor.cancel() }
      fixture.delegate.interactor = nil
      fixture.stage.advance(by: 0.05)

      #expect(fixture.pop() === fixture.c)
      try fixture.stage.settle()

      fixture.expectStack([fixture.a, fixture.b])
    }
  }
}
