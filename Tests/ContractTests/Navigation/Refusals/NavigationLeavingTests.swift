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

  private func host(_ journey: Journey, _ way: Way) throws -> UIViewController {
    let host = journey.stage.run { UIViewController() }
    journey.stage.run { journey.stage.window.rootViewController = host }
    switch way {
    case .rootReplaced:
      journey.stage.run { journey.stage.window.rootViewController = journey.navigation }
    case .removedFromParent, .viewRemoved:
      journey.stage.run { embed(journey.navigation, in: host) }
    case .dismissed, .dismissedAnimated:
      journey.stage.run {
        journey.navigation.modalPresentationStyle = .fullScreen
        host.present(journey.navigation, animated: false)
      }
    }
    try journey.stage.settle()
    return host
  }

  private func leave(_ journey: Journey, _ way: Way, _ host: UIViewController) {
    journey.stage.run {
      switch way {
      case .rootReplaced: journey.stage.window.rootViewController = host
      case .removedFromParent: expel(journey.navigation)
      case .viewRemoved: journey.navigation.view.removeFromSuperview()
      case .dismissed: host.dismiss(animated: false)
      case .dismissedAnimated: host.dismiss(animated: true)
      }
    }
  }

  @Test(arguments: Way.allCases, Moment.allCases)
  func `a stack that leaves the window works when it returns`(way: Way, moment: Moment) throws {
    for operation in [UINavigationController.Operation.push, .pop] {
      try onJourney { journey in
        let (a, b) = (journey.a, journey.b)
        if operation == .pop { try journey.stack([a, b]) }
        let host = try host(journey, way)
        journey.delegate.animator = journey.animator
        journey.delegate.interactor = moment.isInteractive ? journey.interactor : nil
        journey.forget()
        let text = Comment(rawValue: "\(operation)")

        if moment == .waiting {
          journey.stage.run {
            if operation == .pop {
              journey.navigation.popViewController(animated: true)
            } else {
              journey.navigation.pushViewController(b, animated: true)
            }
            leave(journey, way, host)
          }
        } else {
          if operation == .pop { journey.pop() } else { journey.push(b) }
          if moment.isInteractive { journey.stage.run { journey.interactor.update(0.5) } }
          journey.stage.run {
            if moment == .finishing { journey.interactor.finish() }
            if moment == .cancelling { journey.interactor.cancel() }
          }
          journey.stage.tick()
          leave(journey, way, host)
        }
        try journey.stage.settle()

        journey.expectBalance(shown: [])
        #expect(journey.stage.warnings == [], text)
        let isLong = (operation == .push) != moment.goesBack
        let stack: [UIViewController] = isLong ? [a, b] : [a]
        #expect(areSame(journey.navigation.viewControllers, stack), text)
        #expect(journey.navigation.children.count == stack.count, text)
        #expect(b.parent === (isLong ? journey.navigation : nil), text)
        #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil, text)
        #expect(!a.isMovingFromParent && !b.isMovingFromParent, text)

        (journey.delegate.animator, journey.delegate.interactor) = (nil, nil)
        if journey.navigation.parent != nil { journey.stage.run { expel(journey.navigation) } }
        journey.stage.run { journey.stage.window.rootViewController = journey.navigation }
        try journey.stage.settle()
        journey.expectStack(stack)
        journey.expectBalance(shown: [isLong ? b : a])
        journey.push(journey.c)
        try journey.stage.settle()
        journey.expectStack(stack + [journey.c])
        journey.expectBalance(shown: [journey.c])
        #expect(journey.c.view.frame == journey.navigation.view.bounds, text)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `an interactive swipe is cancelled`(way: Way) throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      let host = try host(journey, way)
      let listener = ListeningNavigationDelegate(journey.log)
      journey.stage.run { journey.navigation.delegate = listener }
      journey.stage.play(SwipeFinger(end: .far).script)
      journey.stage.advance(by: 0.3)
      #expect(
        journey.stage.run { journey.navigation.transitionCoordinator?.isInteractive } == true)
      leave(journey, way, host)
      try journey.stage.settle()

      journey.expectBalance(shown: [])
      // The touch ends before an animated dismissal ends.
      let isCancelled = way != .dismissedAnimated
      #expect(journey.log.heard("ND.didShow(A, true)") == !isCancelled)
      #expect(journey.navigation.viewControllers.count == (isCancelled ? 2 : 1))
      try journey.stack([journey.a, journey.b])
      if journey.navigation.parent != nil { journey.stage.run { expel(journey.navigation) } }
      journey.stage.run { journey.stage.window.rootViewController = journey.navigation }
      try journey.stage.settle()
      journey.forget()
      try journey.swipe(.far)
      journey.expectStack([journey.a])
      journey.expectBalance(shown: [journey.a])
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
      try onJourney { journey in
        journey.delegate.animator = journey.animator
        journey.delegate.interactor = journey.interactor
        let other = journey.stage.run { UIViewController() }
        var isReplaced = false
        journey.log.onEvent = { [weak stage = journey.stage] event in
          guard event.hasPrefix(moment), !isReplaced else { return }
          isReplaced = true
          stage?.window.rootViewController = other
        }
        journey.push(journey.b)
        journey.stage.run { journey.interactor.update(0.5) }
        journey.stage.run {
          if finishes { journey.interactor.finish() } else { journey.interactor.cancel() }
        }
        try journey.stage.settle()
        journey.stage.run { journey.stage.window.rootViewController = other }
        try journey.stage.settle()

        let heard = Comment(rawValue: journey.log.events.joined(separator: " → "))
        journey.expectBalance(shown: [])
        #expect(journey.log.count("AN.animationEnded") <= 1, heard)
        #expect(journey.stage.warnings == [], heard)
        let stack = journey.navigation.viewControllers
        #expect(stack.first === journey.a && stack.count <= 2, heard)
        #expect(journey.navigation.children.count == stack.count, heard)

        journey.log.onEvent = nil
        (journey.delegate.animator, journey.delegate.interactor) = (nil, nil)
        journey.stage.run { journey.stage.window.rootViewController = journey.navigation }
        try journey.stage.settle()
        journey.push(journey.c)
        try journey.stage.settle()
        journey.expectBalance(shown: [journey.c])
      }
    }
  }
}
