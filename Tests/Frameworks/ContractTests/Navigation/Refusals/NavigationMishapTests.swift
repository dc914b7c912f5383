import Stage
import TestSupport
import Testing

/// Delegates that are released or replaced, and animators that break the rules.
@MainActor
struct NavigationMishapTests {
  @Test func `a delegate released during a transition causes no error`() throws {
    for operation in [UINavigationController.Operation.push, .pop] {
      try onNavigationStage { fixture in
        if operation == .pop { try fixture.stack([fixture.a, fixture.b]) }
        var delegate: LoggingNavigationDelegate? = LoggingNavigationDelegate(fixture.log)
        delegate?.animator = fixture.animator
        delegate?.interactor = fixture.interactor
        fixture.stage.run { fixture.navigation.delegate = delegate }
        fixture.forget()
        if operation == .pop { fixture.pop() } else { fixture.push(fixture.b) }
        fixture.stage.run { fixture.interactor.update(0.5) }
        delegate = nil
        #expect(fixture.navigation.delegate == nil)
        fixture.stage.run { fixture.interactor.finish() }
        try fixture.stage.settle()

        #expect(!fixture.log.heard("ND.didShow"))
        #expect(fixture.log.heard("AN.animationEnded(true)"))
        fixture.expectStack(operation == .pop ? [fixture.a] : [fixture.a, fixture.b])
      }
    }
  }

  @Test func `a delegate released in any of its own callbacks causes no error`() throws {
    for moment in [
      "ND.animationController", "ND.interactionController", "ND.willShow", "ND.didShow",
      "A.willDisappear", "AN.animateTransition", "IC.startInteractiveTransition", "IC.cancel",
    ] {
      for (finishes, documents) in [(true, false), (true, true), (false, false), (false, true)] {
        try onNavigationStage { fixture in
          fixture.stage.sendsWillShowFirst = documents
          var delegate: LoggingNavigationDelegate? = LoggingNavigationDelegate(fixture.log)
          weak let gone = delegate
          delegate?.animator = fixture.animator
          delegate?.interactor = fixture.interactor
          fixture.stage.run { fixture.navigation.delegate = delegate }
          fixture.log.onEvent = { event in
            if EventLog.event(event, isNamed: moment) { delegate = nil }
          }
          fixture.push(fixture.b)
          fixture.stage.run { fixture.interactor.update(0.5) }
          fixture.stage.run {
            if finishes { fixture.interactor.finish() } else { fixture.interactor.cancel() }
          }
          try fixture.stage.settle()
          fixture.log.onEvent = nil
          delegate = nil

          let heard = Comment(rawValue: fixture.log.events.joined(separator: " → "))
          #expect(gone == nil, heard)
          // Without a percent-driven interaction controller, the transition is not paused and runs
          // on its own.
          let isHeld = fixture.log.heard("IC.startInteractiveTransition")
          fixture.expectStack(finishes || !isHeld ? [fixture.a, fixture.b] : [fixture.a])
          fixture.push(fixture.c)
          try fixture.stage.settle()
          fixture.expectBalance(shown: [fixture.c])
        }
      }
    }
  }

  @Test func `a delegate set during a transition receives its end`() throws {
    try onNavigationStage { fixture in
      let late = EventLog()
      let other = ListeningNavigationDelegate(late)
      fixture.push(fixture.b)
      fixture.stage.advance(by: 0.1)
      fixture.stage.run { fixture.navigation.delegate = other }
      try fixture.stage.settle()

      #expect(late.events == ["ND.didShow(B, true)"])
      #expect(!fixture.log.heard("ND.didShow"))
    }
  }

  @Test func `completing twice warns, and the next transition is unaffected`() throws {
    try onNavigationStage { fixture in
      fixture.delegate.animator = fixture.animator
      var contexts: [any UIViewControllerContextTransitioning] = []
      fixture.animator.body = { context in
        contexts.append(context)
        UIView.animate(withDuration: 0.3) {
          context.containerView.alpha = 0.9
        } completion: { _ in
          context.containerView.alpha = 1
          context.completeTransition(true)
          context.completeTransition(true)
        }
      }
      fixture.push(fixture.b)
      try fixture.stage.settle()
      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.contains("completeTransition(true)") == true)

      fixture.push(fixture.c)
      fixture.stage.advance(by: 0.1)
      fixture.stage.run { contexts[0].completeTransition(false) }
      #expect(fixture.stage.warnings.count == 2)
      #expect(!fixture.log.heard("ND.didShow(C, true)"))
      try fixture.stage.settle()

      fixture.expectStack([fixture.a, fixture.b, fixture.c])
      fixture.expectBalance(shown: [fixture.c])
      #expect(fixture.log.count("ND.didShow") == 2)
      contexts = []
    }
  }

  @Test func `an animator that never completes blocks all further requests`() throws {
    try onNavigationStage { fixture in
      fixture.delegate.animator = fixture.animator
      fixture.animator.body = { _ in }
      fixture.push(fixture.b)
      #expect(throws: UnsettledError.self) { try fixture.stage.settle() }
      fixture.push(fixture.c)
      #expect(fixture.pop() === fixture.c)
      fixture.stage.advance(by: 1)
      #expect(!fixture.log.heard("ND.didShow") && !fixture.log.heard("C.willAppear"))

      let other = fixture.stage.run { UIViewController() }
      fixture.stage.run { fixture.stage.window.rootViewController = other }
      try fixture.stage.settle()
      fixture.expectBalance(shown: [])
      #expect(fixture.navigation.viewControllers.count == 2)
      fixture.stage.run { fixture.stage.window.rootViewController = fixture.navigation }
      try fixture.stage.settle()
      fixture.expectStack([fixture.a, fixture.b])
      fixture.expectBalance(shown: [fixture.b])
    }
  }

  enum Slip: CaseIterable {
    case neverAdds, removesTo, removesFrom, removesBoth, movesElsewhere
  }

  @Test(arguments: Slip.allCases, [false, true])
  func `an animator that removes the wrong view does not harm the stack`(
    slip: Slip, cancels: Bool
  ) throws {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor
      let other = fixture.stage.run { UIView() }
      fixture.animator.body = { context in
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
      fixture.pop()
      fixture.stage.run { fixture.interactor.update(0.5) }
      fixture.stage.run {
        if cancels { fixture.interactor.cancel() } else { fixture.interactor.finish() }
      }
      try fixture.stage.settle()

      // Views that the animator has removed stay removed, as in UIKit. The stack is consistent.
      let stack: [UIViewController] = cancels ? [fixture.a, fixture.b] : [fixture.a]
      #expect(areSame(fixture.navigation.viewControllers, stack))
      #expect(stack.last?.appearance == .appeared)
      fixture.animator.body = nil
      (fixture.delegate.animator, fixture.delegate.interactor) = (nil, nil)
      fixture.push(fixture.c)
      try fixture.stage.settle()
      fixture.pop()
      try fixture.stage.settle()
      fixture.expectStack(stack)
      fixture.expectBalance(shown: [cancels ? fixture.b : fixture.a])
    }
  }

  @Test func `views left by an animator stay in the container`() throws {
    try onNavigationStage { fixture in
      fixture.delegate.animator = fixture.animator
      let left = fixture.stage.run { UIView() }
      fixture.animator.changes = { $0.containerView.addSubview(left) }
      fixture.push(fixture.b)
      try fixture.stage.settle()

      #expect(left.superview != nil)
      fixture.expectStack([fixture.a, fixture.b])
      fixture.animator.changes = nil
    }
  }

  @Test func `a pop requested in viewDidAppear runs after the push`() throws {
    try onNavigationStage { fixture in
      var isDone = false
      fixture.log.onEvent = { [weak navigation = fixture.navigation] event in
        guard event.hasPrefix("B.didAppear"), !isDone else { return }
        isDone = true
        navigation?.popViewController(animated: true)
      }
      fixture.push(fixture.b)
      try fixture.stage.settle()

      fixture.expectTrace(
        "ND.willShow(B, true) → B.didAppear → ND.didShow(B, true) → B.willDisappear "
          + "→ ND.willShow(A, true) → ND.didShow(A, true)")
      fixture.expectStack([fixture.a])
      fixture.expectBalance(shown: [fixture.a])
    }
  }

  @Test(arguments: [false, true]) func `a push in the first viewWillAppear is shown`(
    animated: Bool
  ) throws {
    let fixture = NavigationStage()
    fixture.stage.run { fixture.navigation.delegate = fixture.delegate }
    var isDone = false
    fixture.log.onEvent = { [weak navigation = fixture.navigation, weak b = fixture.b] event in
      guard event.hasPrefix("A.willAppear"), !isDone, let b else { return }
      isDone = true
      navigation?.pushViewController(b, animated: animated)
    }
    fixture.stage.show(fixture.navigation)
    try fixture.stage.settle()

    // A never appeared, so `didShow` is not called for it.
    fixture.expectTrace(
      "A.willAppear → ND.willShow(A, false) → A.willDisappear → B.willAppear "
        + "→ ND.willShow(B, \(animated)) → A.didDisappear → B.didAppear → ND.didShow !A.didAppear")
    #expect(!fixture.log.events.contains("ND.didShow(A, false)"))
    fixture.expectStack([fixture.a, fixture.b])
    fixture.expectBalance(shown: [fixture.b])
    fixture.stage.expectRest()
    fixture.stage.close()
  }

  @Test(arguments: [false, true]) func `a push in a later viewWillAppear is shown`(
    animated: Bool
  ) throws {
    try onNavigationStage { fixture in
      let other = fixture.stage.run { UIViewController() }
      fixture.stage.run { fixture.stage.window.rootViewController = other }
      try fixture.stage.settle()
      fixture.forget()
      var isDone = false
      fixture.log.onEvent = { [weak navigation = fixture.navigation, weak b = fixture.b] event in
        guard event.hasPrefix("A.willAppear"), !isDone, let b else { return }
        isDone = true
        navigation?.pushViewController(b, animated: animated)
      }
      fixture.stage.run { fixture.stage.window.rootViewController = fixture.navigation }
      try fixture.stage.settle()

      fixture.expectStack([fixture.a, fixture.b])
      fixture.expectBalance(shown: [fixture.b])
      fixture.expectTrace(
        "A.willAppear → A.willDisappear → B.willAppear "
          + "→ ND.willShow(B, \(animated)) → A.didDisappear → B.didAppear → ND.didShow "
          + "!A.didAppear")
    }
  }
}
