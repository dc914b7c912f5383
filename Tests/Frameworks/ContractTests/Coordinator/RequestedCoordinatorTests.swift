import Stage
import TestSupport
import Testing

/// The coordinator of a change exists from the request on, and is the one of the transition; its
/// blocks run exactly once, however the request ends (facts E.13).
@MainActor
struct RequestedCoordinatorTests {
  /// The requests of a navigation controller whose stack is A, B, C.
  private enum Request: CaseIterable {
    case push, pop, popToRoot, popTo, replacePush, replacePop

    @MainActor func make(_ j: NavigationStage) {
      let navigation = j.navigation
      switch self {
      case .push: navigation.pushViewController(j.d, animated: true)
      case .pop: navigation.popViewController(animated: true)
      case .popToRoot: navigation.popToRootViewController(animated: true)
      case .popTo: navigation.popToViewController(j.a, animated: true)
      case .replacePush: navigation.setViewControllers([j.a, j.d], animated: true)
      case .replacePop: navigation.setViewControllers([j.b], animated: true)
      }
    }
    @MainActor func top(_ j: NavigationStage) -> UIViewController {
      switch self {
      case .push, .replacePush: j.d
      case .pop, .replacePop: j.b
      case .popToRoot, .popTo: j.a
      }
    }
  }

  private enum End: CaseIterable {
    case finished, builtIn, interactive, cancelled
    /// The request is taken back, or shown without animation, in the same tick.
    case takenBack, replaced
    /// The window releases the controller before or during the transition.
    case windowLeft, windowLeftDuring, navigationLeft

    var isCancelled: Bool { self == .cancelled || self == .windowLeftDuring }
    /// Whether a transition begins.
    var runs: Bool {
      switch self {
      case .finished, .builtIn, .interactive, .cancelled, .windowLeftDuring, .replaced: true
      case .takenBack, .windowLeft, .navigationLeft: false
      }
    }
  }

  @Test func `a navigation request has its transition's coordinator at once`() throws {
    for request in Request.allCases {
      for end in End.allCases {
        try onNavigationStage { j in
          let text: Comment = "\(request), \(end)"
          try j.stack([j.a, j.b, j.c])
          if end != .builtIn { j.delegate.animator = j.animator }
          let isSteered = end == .interactive || end == .cancelled
          if isSteered { j.delegate.interactor = j.interactor }
          var seen: [String] = []
          var inside: (any UIViewControllerTransitionCoordinator)?
          j.log.onEvent = { [unowned j] event in
            guard event.contains("willAppear") || event.contains("animationController") else {
              return
            }
            inside = j.navigation.transitionCoordinator
          }

          j.stage.run {
            request.make(j)
            let to = request.top(j)
            let coordinator = j.navigation.transitionCoordinator
            #expect(coordinator != nil, text)
            for controller in [to, j.c] {
              #expect(controller.transitionCoordinator === coordinator, text)
            }
            #expect(coordinator?.viewController(forKey: .from) === j.c, text)
            #expect(coordinator?.viewController(forKey: .to) === to, text)
            #expect(coordinator?.isAnimated == true, text)
            coordinator?.animate(
              alongsideTransition: { [weak j] _ in
                let mayMove = UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
                seen.append("alongside(\(mayMove))")
                j?.navigation.view.alpha = 0.5
              },
              completion: { seen.append("completion(\($0.isCancelled))") })
            #expect(seen == [], text)
            switch end {
            case .takenBack: j.navigation.setViewControllers([j.a, j.b, j.c], animated: true)
            case .replaced: j.navigation.setViewControllers([j.d], animated: false)
            case .windowLeft: j.stage.window.rootViewController = UIViewController()
            case .navigationLeft: j.navigation.view.removeFromSuperview()
            default: break
            }
            if end.runs { j.navigation.view.layoutIfNeeded() }
            if end.runs, end != .replaced { #expect(inside === coordinator, text) }
          }
          j.stage.advance(by: 0.1)
          let isRunning = end.runs && end != .replaced
          #expect(seen.contains(where: { $0.hasPrefix("completion") }) != isRunning, text)
          if end == .windowLeftDuring {
            j.stage.run { j.stage.window.rootViewController = UIViewController() }
          }
          if isSteered {
            j.stage.run {
              j.interactor.update(0.5)
              if end == .cancelled { j.interactor.cancel() } else { j.interactor.finish() }
            }
          }
          try j.stage.settle()

          let expected = ["alongside(\(isRunning))", "completion(\(end.isCancelled))"]
          #expect(seen == expected, text)
          #expect(j.stage.run { j.navigation.transitionCoordinator } == nil, text)
          j.stage.run { j.stage.window.rootViewController = j.navigation }
        }
      }
    }
  }

  @Test func `every kind of transition has one coordinator until its end`() throws {
    for kind in TransitionKind.allCases {
      for isCancelled in [false, true] {
        try kind.play { scene in
          let text: Comment = "\(kind), \(isCancelled)"
          var seen: [String] = []
          var kept: (any UIViewControllerTransitionCoordinator)?
          scene.begin(
            scene.animator, isCancelled ? scene.interactor : nil,
            sameTurn: {
              kept = scene.coming.transitionCoordinator
              kept?.animate(alongsideTransition: nil) { seen.append("\($0.isCancelled)") }
            })
          #expect(kept != nil, text)
          scene.stage.advance(by: 0.05)
          #expect(scene.stage.run { scene.going.transitionCoordinator } === kept, text)
          if isCancelled { scene.stage.run { scene.interactor.cancel() } }
          #expect(seen == [], text)
          try scene.expectEnd(finished: !isCancelled, "\(kind)")
          #expect(seen == ["\(isCancelled)"], text)
        }
      }
    }
  }

  @Test func `a request during a transition has the running transition's coordinator`() throws {
    try onNavigationStage { j in
      var seen: [String] = []
      j.push(j.b)
      j.stage.advance(by: 0.1)
      j.stage.run {
        let running = j.navigation.transitionCoordinator
        j.navigation.pushViewController(j.c, animated: true)
        #expect(j.navigation.transitionCoordinator === running)
        #expect(j.c.transitionCoordinator == nil)
        running?.animate(alongsideTransition: nil) { [unowned j] _ in
          seen.append("\(j.navigation.viewControllers.count)")
        }
      }
      try j.stage.settle()
      #expect(seen == ["2"])
      j.expectStack([j.a, j.b, j.c])
    }
  }

  @Test func `requests without a transition have no coordinator`() throws {
    try onNavigationStage { j in
      j.stage.run {
        let navigation = j.navigation
        navigation.popViewController(animated: true)
        #expect(navigation.transitionCoordinator == nil)
        navigation.popToRootViewController(animated: true)
        navigation.setViewControllers([j.a], animated: true)
        #expect(navigation.transitionCoordinator == nil)
        navigation.setViewControllers([j.b, j.a], animated: true)
        #expect(navigation.transitionCoordinator == nil)
        navigation.pushViewController(j.c, animated: false)
        #expect(navigation.transitionCoordinator == nil)
        let unseen = UINavigationController(rootViewController: UIViewController())
        unseen.pushViewController(UIViewController(), animated: true)
        #expect(unseen.transitionCoordinator == nil)
      }
      try j.stage.settle()
      j.expectStack([j.b, j.a, j.c])
    }
  }
}
