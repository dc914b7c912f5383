import Stage
import Testing

/// The navigation controller is removed from the window during its own transition.
@MainActor
struct NavigationLeavingTests {
  enum Way: CaseIterable {
    case rootReplaced, removedFromParent, viewRemoved, dismissed, dismissedAnimated
  }
  enum Moment: CaseIterable {
    case waiting, animating, interactive, finishing, cancelling

    var isInteractive: Bool { self == .interactive || self == .finishing || self == .cancelling }
    /// Whether the stack goes back to its state before the transition. The stack goes back if the
    /// touch is still down or has cancelled the transition.
    var goesBack: Bool { self == .interactive || self == .cancelling }
  }

  private func host(_ fixture: NavigationStage, _ way: Way) throws -> UIViewController {
    let host = fixture.stage.run { UIViewController() }
    fixture.stage.run { fixture.stage.window.rootViewController = host }
    switch way {
    case .rootReplaced:
      fixture.stage.run { fixture.stage.window.rootViewController = fixture.navigation }
    case .removedFromParent, .viewRemoved:
      fixture.stage.run { embed(fixture.navigation, in: host) }
    case .dismissed, .dismissedAnimated:
      fixture.stage.run {
        fixture.navigation.modalPresentationStyle = .fullScreen
        host.present(fixture.navigation, animated: false)
      }
    }
    try fixture.stage.settle()
    return host
  }

  private func leave(_ fixture: NavigationStage, _ way: Way, _ host: UIViewController) {
    fixture.stage.run {
      switch way {
      case .rootReplaced: fixture.stage.window.rootViewController = host
      case .removedFromParent: expel(fixture.navigation)
      case .viewRemoved: fixture.navigation.view.removeFromSuperview()
      case .dismissed: host.dismiss(animated: false)
      case .dismissedAnimated: host.dismiss(animated: true)
      }
    }
  }

  @Test(arguments: Way.allCases, Moment.allCases)
  func `a stack that leaves the window works when it returns`(way: Way, moment: Moment) throws {
    for operation in [UINavigationController.Operation.push, .pop] {
      try onNavigationStage { fixture in
        let (a, b) = (fixture.a, fixture.b)
        if operation == .pop { try fixture.stack([a, b]) }
        let host = try host(fixture, way)
        fixture.delegate.animator = fixture.animator
        fixture.delegate.interactor = moment.isInteractive ? fixture.interactor : nil
        fixture.forget()
        let text = Comment(rawValue: "\(operation)")

        if moment == .waiting {
          fixture.stage.run {
            if operation == .pop {
              fixture.navigation.popViewController(animated: true)
            } else {
              fixture.navigation.pushViewController(b, animated: true)
            }
            leave(fixture, way, host)
          }
        } else {
          if operation == .pop { fixture.pop() } else { fixture.push(b) }
          if moment.isInteractive { fixture.stage.run { fixture.interactor.update(0.5) } }
          fixture.stage.run {
            if moment == .finishing { fixture.interactor.finish() }
            if moment == .cancelling { fixture.interactor.cancel() }
          }
          fixture.stage.tick()
          leave(fixture, way, host)
        }
        try fixture.stage.settle()

        fixture.expectBalance(shown: [])
        #expect(fixture.stage.warnings == [], text)
        let isLong = (operation == .push) != moment.goesBack
        let stack: [UIViewController] = isLong ? [a, b] : [a]
        #expect(areSame(fixture.navigation.viewControllers, stack), text)
        #expect(fixture.navigation.children.count == stack.count, text)
        #expect(b.parent === (isLong ? fixture.navigation : nil), text)
        #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil, text)
        #expect(!a.isMovingFromParent && !b.isMovingFromParent, text)

        (fixture.delegate.animator, fixture.delegate.interactor) = (nil, nil)
        if fixture.navigation.parent != nil { fixture.stage.run { expel(fixture.navigation) } }
        fixture.stage.run { fixture.stage.window.rootViewController = fixture.navigation }
        try fixture.stage.settle()
        fixture.expectStack(stack)
        fixture.expectBalance(shown: [isLong ? b : a])
        fixture.push(fixture.c)
        try fixture.stage.settle()
        fixture.expectStack(stack + [fixture.c])
        fixture.expectBalance(shown: [fixture.c])
        #expect(fixture.c.view.frame == fixture.navigation.view.bounds, text)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `an interactive swipe is cancelled`(way: Way) throws {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      let host = try host(fixture, way)
      let listener = ListeningNavigationDelegate(fixture.log)
      fixture.stage.run { fixture.navigation.delegate = listener }
      fixture.stage.play(SwipeFinger(end: .far).script)
      fixture.stage.advance(by: 0.3)
      #expect(
        fixture.stage.run { fixture.navigation.transitionCoordinator?.isInteractive } == true)
      leave(fixture, way, host)
      try fixture.stage.settle()

      fixture.expectBalance(shown: [])
      // The touch ends before an animated dismissal ends.
      let isCancelled = way != .dismissedAnimated
      #expect(fixture.log.heard("ND.didShow(A, true)") == !isCancelled)
      #expect(fixture.navigation.viewControllers.count == (isCancelled ? 2 : 1))
      try fixture.stack([fixture.a, fixture.b])
      if fixture.navigation.parent != nil { fixture.stage.run { expel(fixture.navigation) } }
      fixture.stage.run { fixture.stage.window.rootViewController = fixture.navigation }
      try fixture.stage.settle()
      fixture.forget()
      try fixture.swipe(.far)
      fixture.expectStack([fixture.a])
      fixture.expectBalance(shown: [fixture.a])
    }
  }

  @Test(
    arguments: [
      "A.willDisappear", "B.willAppear", "ND.willShow", "ND.animationController",
      "ND.interactionController", "IC.startInteractiveTransition", "AN.animateTransition",
      "B.isAppearing", "A.didDisappear", "B.didAppear", "ND.didShow", "B.didMove",
      "AN.animationEnded", "B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear",
    ])
  func `replacing the root in any callback leaves no controller half-way`(moment: String) throws {
    for finishes in [true, false] {
      try onNavigationStage { fixture in
        fixture.delegate.animator = fixture.animator
        fixture.delegate.interactor = fixture.interactor
        let other = fixture.stage.run { UIViewController() }
        var isReplaced = false
        fixture.log.onEvent = { [weak stage = fixture.stage] event in
          guard event.hasPrefix(moment), !isReplaced else { return }
          isReplaced = true
          stage?.window.rootViewController = other
        }
        fixture.push(fixture.b)
        fixture.stage.run { fixture.interactor.update(0.5) }
        fixture.stage.run {
          if finishes { fixture.interactor.finish() } else { fixture.interactor.cancel() }
        }
        try fixture.stage.settle()
        fixture.stage.run { fixture.stage.window.rootViewController = other }
        try fixture.stage.settle()

        let heard = Comment(rawValue: fixture.log.events.joined(separator: " → "))
        fixture.expectBalance(shown: [])
        #expect(fixture.log.count("AN.animationEnded") <= 1, heard)
        #expect(fixture.stage.warnings == [], heard)
        let stack = fixture.navigation.viewControllers
        #expect(stack.first === fixture.a && stack.count <= 2, heard)
        #expect(fixture.navigation.children.count == stack.count, heard)

        fixture.log.onEvent = nil
        (fixture.delegate.animator, fixture.delegate.interactor) = (nil, nil)
        fixture.stage.run { fixture.stage.window.rootViewController = fixture.navigation }
        try fixture.stage.settle()
        fixture.push(fixture.c)
        try fixture.stage.settle()
        fixture.expectBalance(shown: [fixture.c])
      }
    }
  }
}
