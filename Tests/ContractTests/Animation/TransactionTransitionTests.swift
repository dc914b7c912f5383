import Stage
import TestSupport
import Testing

/// Facts H.5.11: the completion block of a transaction waits for the transition that was requested
/// inside it.
@MainActor
struct TransactionTransitionTests {
  /// Runs `request` inside a transaction whose completion block logs `block`, then logs
  /// `committed`.
  private func transaction(_ log: EventLog, _ request: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.write("block") }
    request()
    CATransaction.commit()
    log.write("committed")
  }

  // MARK: Failures

  @Test func `a cancelled pop calls the block once, after it has returned`() throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor

      journey.stage.run {
        transaction(journey.log) { journey.navigation.popViewController(animated: true) }
      }
      journey.stage.run { journey.interactor.update(0.4) }
      journey.stage.advance(by: 0.5)
      #expect(journey.log.count("block") == 0)
      journey.stage.run { journey.interactor.cancel() }
      try journey.stage.settle()

      journey.expectTrace("committed → IC.cancel → AN.animationEnded(false) → block")
      #expect(journey.log.count("block") == 1)
      journey.expectStack([journey.a, journey.b])
    }
  }

  @Test func `a request that is never shown calls the block`() throws {
    let journey = Journey()
    journey.stage.run {
      transaction(journey.log) {
        journey.navigation.pushViewController(journey.b, animated: true)
      }
    }
    try journey.stage.settle()

    #expect(journey.log.count("block") == 1)
    journey.stage.run { journey.navigation.setViewControllers([journey.a], animated: false) }
  }

  @Test func `a navigation controller that is gone calls the block`() throws {
    let stage = Stage(device: .phone)
    let log = EventLog()
    stage.show(UIViewController())
    try stage.run {
      var navigation: UINavigationController? = UINavigationController(
        rootViewController: UIViewController())
      let view = try #require(navigation?.view)
      stage.window.addSubview(view)
      transaction(log) {
        navigation?.pushViewController(UIViewController(), animated: true)
        view.removeFromSuperview()
        navigation = nil
      }
    }
    try stage.settle()

    #expect(log.count("block") == 1)
  }

  @Test func `a window that is removed calls the block`() throws {
    try onJourney { journey in
      journey.delegate.animator = journey.animator
      journey.animator.body = { _ in }

      journey.stage.run {
        transaction(journey.log) {
          journey.navigation.pushViewController(journey.b, animated: true)
        }
      }
      journey.stage.advance(by: 0.5)
      #expect(journey.log.count("block") == 0)
      journey.stage.show(UIViewController())
      try journey.stage.settle()

      #expect(journey.log.count("block") == 1)
      journey.stage.show(journey.navigation)
      try journey.stage.settle()
    }
  }

  @Test func `a push that the stack refuses because it came back calls the block`() throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor
      journey.pop()
      journey.delegate.interactor = nil

      journey.stage.run {
        transaction(journey.log) {
          journey.navigation.pushViewController(journey.b, animated: true)
        }
      }
      journey.stage.run { journey.interactor.cancel() }
      try journey.stage.settle()

      #expect(journey.log.count("block") == 1)
      journey.expectStack([journey.a, journey.b])
    }
  }

  @Test func `after the delegate is gone, the built-in push is waited for`() throws {
    try onJourney { journey in
      journey.stage.run {
        var delegate: LoggingNavigationDelegate? = LoggingNavigationDelegate(journey.log)
        journey.navigation.delegate = delegate
        transaction(journey.log) {
          journey.navigation.pushViewController(journey.b, animated: true)
        }
        delegate = nil
        _ = delegate
      }
      journey.stage.advance(by: 0.1)
      #expect(journey.log.count("block") == 0)
      try journey.stage.settle()

      journey.expectTrace("committed → B.didAppear → block")
    }
  }

  // MARK: Containers

  @Test func `a block waits for the push, pop and change of the stack in its transaction`() throws {
    let requests: [(String, @MainActor (Journey) -> Void)] = [
      ("push", { $0.navigation.pushViewController($0.c, animated: true) }),
      ("pop", { $0.navigation.popViewController(animated: true) }),
      ("popToRoot", { $0.navigation.popToRootViewController(animated: true) }),
      ("set", { $0.navigation.setViewControllers([$0.a, $0.d], animated: true) }),
    ]
    for (name, request) in requests {
      for isCustom in [false, true] {
        try onJourney { journey in
          try journey.stack([journey.a, journey.b])
          if isCustom { journey.delegate.animator = journey.animator }

          journey.stage.run { transaction(journey.log) { request(journey) } }
          journey.stage.advance(by: 0.2)
          #expect(journey.log.count("block") == 0, "\(name), custom: \(isCustom)")
          try journey.stage.settle()

          journey.expectTrace("committed → ND.willShow → ND.didShow → block")
          #expect(journey.log.count("block") == 1, "\(name), custom: \(isCustom)")
        }
      }
    }
  }

  @Test func `without animation the block is called by the commit`() throws {
    try onJourney { journey in
      journey.stage.run {
        transaction(journey.log) {
          journey.navigation.pushViewController(journey.b, animated: false)
        }
      }
      try journey.stage.settle()

      journey.expectTrace("block → committed → B.didAppear")
    }
  }

  @Test func `an animator without animations is waited for, too`() throws {
    try onJourney { journey in
      journey.delegate.animator = journey.animator
      journey.animator.body = { $0.completeTransition(true) }

      journey.stage.run {
        transaction(journey.log) {
          journey.navigation.pushViewController(journey.b, animated: true)
        }
      }
      try journey.stage.settle()

      journey.expectTrace(
        "committed → AN.animateTransition → ND.didShow → AN.animationEnded(true) → block")
    }
  }

  @Test func `a push that has to wait belongs to its own transaction`() throws {
    try onJourney { journey in
      journey.push(journey.b)
      journey.stage.advance(by: 0.1)
      journey.stage.run {
        transaction(journey.log) {
          journey.navigation.pushViewController(journey.c, animated: true)
        }
      }
      try journey.stage.settle()

      journey.expectTrace("committed → B.didAppear → C.didAppear → block")
    }
  }

  @Test func `a tab change is waited for, also if it has to wait itself`() throws {
    for waits in [false, true] {
      try onTabStage { scene in
        scene.delegate.animator = scene.animator
        if waits {
          scene.select(2)
          scene.stage.advance(by: 0.1)
        }
        scene.stage.run { transaction(scene.log) { scene.tabs.selectedIndex = 1 } }
        scene.stage.advance(by: 0.1)
        #expect(scene.log.count("block") == 0)
        try scene.stage.settle()

        scene.expectTrace("committed → B.didAppear → block")
        #expect(scene.log.count("block") == 1)
      }
    }
  }

  @Test func `a tab change that is replaced by another calls its block`() throws {
    try onTabStage { scene in
      scene.delegate.animator = scene.animator
      scene.select(2)
      scene.stage.advance(by: 0.1)
      scene.stage.run { transaction(scene.log) { scene.tabs.selectedIndex = 1 } }
      scene.select(2)
      try scene.stage.settle()

      #expect(scene.log.count("block") == 1)
      scene.expectShown(scene.c)
    }
  }

  // MARK: Presentations

  @Test func `a block waits for a presentation and a dismissal, and their completions`() throws {
    try onStage { theatre in
      theatre.stage.run { transaction(theatre.log) { present(theatre) } }
      theatre.stage.advance(by: 0.1)
      #expect(theatre.log.count("block") == 0)
      try theatre.stage.settle()
      theatre.expectTrace("committed → B.didAppear → done → block")
      theatre.log.clear()

      theatre.stage.run {
        transaction(theatre.log) {
          theatre.a.dismiss(animated: true) { [log = theatre.log] in log.write("gone") }
        }
      }
      theatre.stage.advance(by: 0.1)
      #expect(theatre.log.count("block") == 0)
      try theatre.stage.settle()
      theatre.expectTrace("committed → B.didDisappear → gone → block")
    }
  }

  private func present(_ theatre: Theatre) {
    theatre.b.modalPresentationStyle = .custom
    theatre.a.present(theatre.b, animated: true) { [log = theatre.log] in log.write("done") }
  }

  @Test func `nested transactions wait alike, and the outer block comes first`() throws {
    try onJourney { journey in
      journey.stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock { journey.log.write("outer") }
        transaction(journey.log) {
          journey.navigation.pushViewController(journey.b, animated: true)
        }
        CATransaction.commit()
      }
      try journey.stage.settle()

      journey.expectTrace("committed → B.didAppear → outer → block")
    }
  }
}
