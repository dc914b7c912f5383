import Stage
import TestSupport
import Testing

/// Delegates that are released or replaced, and animators that break the rules.
@MainActor
struct NavigationMishapTests {
  @Test func `a delegate released during a transition causes no error`() throws {
    for operation in [UINavigationController.Operation.push, .pop] {
      try onJourney { journey in
        if operation == .pop { try journey.stack([journey.a, journey.b]) }
        var delegate: LoggingNavigationDelegate? = LoggingNavigationDelegate(journey.log)
        delegate?.animator = journey.animator
        delegate?.interactor = journey.interactor
        journey.stage.run { journey.navigation.delegate = delegate }
        journey.forget()
        if operation == .pop { journey.pop() } else { journey.push(journey.b) }
        journey.stage.run { journey.interactor.update(0.5) }
        delegate = nil
        #expect(journey.navigation.delegate == nil)
        journey.stage.run { journey.interactor.finish() }
        try journey.stage.settle()

        #expect(!journey.log.heard("ND.didShow"))
        #expect(journey.log.heard("AN.animationEnded(true)"))
        journey.expectStack(operation == .pop ? [journey.a] : [journey.a, journey.b])
      }
    }
  }

  @Test func `a delegate released in any of its own callbacks causes no error`() throws {
    for moment in [
      "ND.animationController", "ND.interactionController", "ND.willShow", "ND.didShow",
      "A.willDisappear", "AN.animateTransition", "IC.startInteractiveTransition", "IC.cancel",
    ] {
      for (finishes, documents) in [(true, false), (true, true), (false, false), (false, true)] {
        try onJourney { journey in
          journey.stage.sendsWillShowFirst = documents
          var delegate: LoggingNavigationDelegate? = LoggingNavigationDelegate(journey.log)
          weak let gone = delegate
          delegate?.animator = journey.animator
          delegate?.interactor = journey.interactor
          journey.stage.run { journey.navigation.delegate = delegate }
          journey.log.onEvent = { event in
            if EventLog.event(event, isNamed: moment) { delegate = nil }
          }
          journey.push(journey.b)
          journey.stage.run { journey.interactor.update(0.5) }
          journey.stage.run {
            if finishes { journey.interactor.finish() } else { journey.interactor.cancel() }
          }
          try journey.stage.settle()
          journey.log.onEvent = nil
          delegate = nil

          let heard = Comment(rawValue: journey.log.events.joined(separator: " → "))
          #expect(gone == nil, heard)
          // Without a percent-driven interaction controller, the transition is not paused and runs
          // on its own.
          let isHeld = journey.log.heard("IC.startInteractiveTransition")
          journey.expectStack(finishes || !isHeld ? [journey.a, journey.b] : [journey.a])
          journey.push(journey.c)
          try journey.stage.settle()
          journey.expectBalance(shown: [journey.c])
        }
      }
    }
  }

  @Test func `a delegate set during a transition receives its end`() throws {
    try onJourney { journey in
      let late = EventLog()
      let other = ListeningNavigationDelegate(late)
      journey.push(journey.b)
      journey.stage.advance(by: 0.1)
      journey.stage.run { journey.navigation.delegate = other }
      try journey.stage.settle()

      #expect(late.events == ["ND.didShow(B, true)"])
      #expect(!journey.log.heard("ND.didShow"))
    }
  }

  @Test func `completing twice warns, and the next transition is unaffected`() throws {
    try onJourney { journey in
      journey.delegate.animator = journey.animator
      var contexts: [any UIViewControllerContextTransitioning] = []
      journey.animator.body = { context in
        contexts.append(context)
        UIView.animate(withDuration: 0.3) {
          context.containerView.alpha = 0.9
        } completion: { _ in
          context.containerView.alpha = 1
          context.completeTransition(true)
          context.completeTransition(true)
        }
      }
      journey.push(journey.b)
      try journey.stage.settle()
      #expect(journey.stage.warnings.count == 1)
      #expect(journey.stage.warnings.first?.contains("completeTransition(true)") == true)

      journey.push(journey.c)
      journey.stage.advance(by: 0.1)
      journey.stage.run { contexts[0].completeTransition(false) }
      #expect(journey.stage.warnings.count == 2)
      #expect(!journey.log.heard("ND.didShow(C, true)"))
      try journey.stage.settle()

      journey.expectStack([journey.a, journey.b, journey.c])
      journey.expectBalance(shown: [journey.c])
      #expect(journey.log.count("ND.didShow") == 2)
      contexts = []
    }
  }

  @Test func `an animator that never completes blocks all further requests`() throws {
    try onJourney { journey in
      journey.delegate.animator = journey.animator
      journey.animator.body = { _ in }
      journey.push(journey.b)
      #expect(throws: UnsettledError.self) { try journey.stage.settle() }
      journey.push(journey.c)
      #expect(journey.pop() === journey.c)
      journey.stage.advance(by: 1)
      #expect(!journey.log.heard("ND.didShow") && !journey.log.heard("C.willAppear"))

      let other = journey.stage.run { UIViewController() }
      journey.stage.run { journey.stage.window.rootViewController = other }
      try journey.stage.settle()
      journey.expectBalance(shown: [])
      #expect(journey.navigation.viewControllers.count == 2)
      journey.stage.run { journey.stage.window.rootViewController = journey.navigation }
      try journey.stage.settle()
      journey.expectStack([journey.a, journey.b])
      journey.expectBalance(shown: [journey.b])
    }
  }

  enum Slip: CaseIterable {
    case neverAdds, removesTo, removesFrom, removesBoth, movesElsewhere
  }

  @Test(arguments: Slip.allCases, [false, true])
  func `an animator that removes the wrong view does not harm the stack`(
    slip: Slip, cancels: Bool
  ) throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor
      let other = journey.stage.run { UIView() }
      journey.animator.body = { context in
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if slip == .neverAdds { to?.removeFromSuperview() }
        UIView.animate(withDuration: 0.3) {
          from?.alpha = 0
        } completion: { _ in
          from?.alpha = 1
          if slip == .removesTo || slip == .removesBoth { to?.removeFromSuperview() }
          if slip == .removesFrom || slip == .removesBoth { from?.removeFromSuperview() }
          if slip == .movesElsewhere, let to { other.addSubview(to) }
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      journey.pop()
      journey.stage.run { journey.interactor.update(0.5) }
      journey.stage.run {
        if cancels { journey.interactor.cancel() } else { journey.interactor.finish() }
      }
      try journey.stage.settle()

      // Views that the animator has removed stay removed, as in UIKit. The stack is consistent.
      let stack: [UIViewController] = cancels ? [journey.a, journey.b] : [journey.a]
      #expect(areSame(journey.navigation.viewControllers, stack))
      #expect(stack.last?.appearance == .appeared)
      journey.animator.body = nil
      (journey.delegate.animator, journey.delegate.interactor) = (nil, nil)
      journey.push(journey.c)
      try journey.stage.settle()
      journey.pop()
      try journey.stage.settle()
      journey.expectStack(stack)
      journey.expectBalance(shown: [cancels ? journey.b : journey.a])
    }
  }

  @Test func `views left by an animator stay in the container`() throws {
    try onJourney { journey in
      journey.delegate.animator = journey.animator
      let left = journey.stage.run { UIView() }
      journey.animator.changes = { $0.containerView.addSubview(left) }
      journey.push(journey.b)
      try journey.stage.settle()

      #expect(left.superview != nil)
      journey.expectStack([journey.a, journey.b])
      journey.animator.changes = nil
    }
  }

  @Test func `a pop requested in viewDidAppear runs after the push`() throws {
    try onJourney { journey in
      var isDone = false
      journey.log.onEvent = { [weak navigation = journey.navigation] event in
        guard event.hasPrefix("B.didAppear"), !isDone else { return }
        isDone = true
        navigation?.popViewController(animated: true)
      }
      journey.push(journey.b)
      try journey.stage.settle()

      journey.expectTrace(
        "ND.willShow(B, true) → B.didAppear → ND.didShow(B, true) → B.willDisappear "
          + "→ ND.willShow(A, true) → ND.didShow(A, true)")
      journey.expectStack([journey.a])
      journey.expectBalance(shown: [journey.a])
    }
  }

  @Test(arguments: [false, true]) func `a push in the first viewWillAppear is shown`(
    animated: Bool
  ) throws {
    let journey = Journey()
    journey.stage.run { journey.navigation.delegate = journey.delegate }
    var isDone = false
    journey.log.onEvent = { [weak navigation = journey.navigation, weak b = journey.b] event in
      guard event.hasPrefix("A.willAppear"), !isDone, let b else { return }
      isDone = true
      navigation?.pushViewController(b, animated: animated)
    }
    journey.stage.show(journey.navigation)
    try journey.stage.settle()

    // A never appeared, so `didShow` is not called for it.
    journey.expectTrace(
      "A.willAppear → ND.willShow(A, false) → A.willDisappear → B.willAppear "
        + "→ ND.willShow(B, \(animated)) → A.didDisappear → B.didAppear → ND.didShow !A.didAppear")
    #expect(!journey.log.events.contains("ND.didShow(A, false)"))
    journey.expectStack([journey.a, journey.b])
    journey.expectBalance(shown: [journey.b])
    journey.stage.expectRest()
    journey.stage.close()
  }

  @Test(arguments: [false, true]) func `a push in a later viewWillAppear is shown`(
    animated: Bool
  ) throws {
    try onJourney { journey in
      let other = journey.stage.run { UIViewController() }
      journey.stage.run { journey.stage.window.rootViewController = other }
      try journey.stage.settle()
      journey.forget()
      var isDone = false
      journey.log.onEvent = { [weak navigation = journey.navigation, weak b = journey.b] event in
        guard event.hasPrefix("A.willAppear"), !isDone, let b else { return }
        isDone = true
        navigation?.pushViewController(b, animated: animated)
      }
      journey.stage.run { journey.stage.window.rootViewController = journey.navigation }
      try journey.stage.settle()

      journey.expectStack([journey.a, journey.b])
      journey.expectBalance(shown: [journey.b])
      journey.expectTrace(
        "A.willAppear → A.willDisappear → B.willAppear "
          + "→ ND.willShow(B, \(animated)) → A.didDisappear → B.didAppear → ND.didShow "
          + "!A.didAppear")
    }
  }
}
