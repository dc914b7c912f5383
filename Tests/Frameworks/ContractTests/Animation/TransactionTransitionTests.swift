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
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor

      fixture.stage.run {
        transaction(fixture.log) { fixture.navigation.popViewController(animated: true) }
      }
      fixture.stage.run { fixture.interactor.update(0.4) }
      fixture.stage.advance(by: 0.5)
      #expect(fixture.log.count("block") == 0)
      fixture.stage.run { fixture.interactor.cancel() }
      try fixture.stage.settle()

      fixture.expectTrace("committed → IC.cancel → AN.animationEnded(false) → block")
      #expect(fixture.log.count("block") == 1)
      fixture.expectStack([fixture.a, fixture.b])
    }
  }

  @Test func `a request that is never shown calls the block`() throws {
    let fixture = NavigationStage()
    fixture.stage.run {
      transaction(fixture.log) {
        fixture.navigation.pushViewController(fixture.b, animated: true)
      }
    }
    try fixture.stage.settle()

    #expect(fixture.log.count("block") == 1)
    fixture.stage.run { fixture.navigation.setViewControllers([fixture.a], animated: false) }
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
    try onNavigationStage { fixture in
      fixture.delegate.animator = fixture.animator
      fixture.animator.body = { _ in }

      fixture.stage.run {
        transaction(fixture.log) {
          fixture.navigation.pushViewController(fixture.b, animated: true)
        }
      }
      fixture.stage.advance(by: 0.5)
      #expect(fixture.log.count("block") == 0)
      fixture.stage.show(UIViewController())
      try fixture.stage.settle()

      #expect(fixture.log.count("block") == 1)
      fixture.stage.show(fixture.navigation)
      try fixture.stage.settle()
    }
  }

  @Test func `a push that the stack refuses because it came back calls the block`() throws {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor
      fixture.pop()
      fixture.delegate.interactor = nil

      fixture.stage.run {
        transaction(fixture.log) {
          fixture.navigation.pushViewController(fixture.b, animated: true)
        }
      }
      fixture.stage.run { fixture.interactor.cancel() }
      try fixture.stage.settle()

      #expect(fixture.log.count("block") == 1)
      fixture.expectStack([fixture.a, fixture.b])
    }
  }

  @Test func `after the delegate is gone, the built-in push is waited for`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run {
        var delegate: LoggingNavigationDelegate? = LoggingNavigationDelegate(fixture.log)
        fixture.navigation.delegate = delegate
        transaction(fixture.log) {
          fixture.navigation.pushViewController(fixture.b, animated: true)
        }
        delegate = nil
        _ = delegate
      }
      fixture.stage.advance(by: 0.1)
      #expect(fixture.log.count("block") == 0)
      try fixture.stage.settle()

      fixture.expectTrace("committed → B.didAppear → block")
    }
  }

  // MARK: Containers

  @Test func `a block waits for the push, pop and change of the stack in its transaction`() throws {
    let requests: [(String, @MainActor (NavigationStage) -> Void)] = [
      ("push", { $0.navigation.pushViewController($0.c, animated: true) }),
      ("pop", { $0.navigation.popViewController(animated: true) }),
      ("popToRoot", { $0.navigation.popToRootViewController(animated: true) }),
      ("set", { $0.navigation.setViewControllers([$0.a, $0.d], animated: true) }),
    ]
    for (name, request) in requests {
      for isCustom in [false, true] {
        try onNavigationStage { fixture in
          try fixture.stack([fixture.a, fixture.b])
          if isCustom { fixture.delegate.animator = fixture.animator }

          fixture.stage.run { transaction(fixture.log) { request(fixture) } }
          fixture.stage.advance(by: 0.2)
          #expect(fixture.log.count("block") == 0, "\(name), custom: \(isCustom)")
          try fixture.stage.settle()

          fixture.expectTrace("committed → ND.willShow → ND.didShow → block")
          #expect(fixture.log.count("block") == 1, "\(name), custom: \(isCustom)")
        }
      }
    }
  }

  @Test func `without animation the block is called by the commit`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run {
        transaction(fixture.log) {
          fixture.navigation.pushViewController(fixture.b, animated: false)
        }
      }
      try fixture.stage.settle()

      fixture.expectTrace("block → committed → B.didAppear")
    }
  }

  @Test func `an animator without animations is waited for, too`() throws {
    try onNavigationStage { fixture in
      fixture.delegate.animator = fixture.animator
      fixture.animator.body = { $0.completeTransition(true) }

      fixture.stage.run {
        transaction(fixture.log) {
          fixture.navigation.pushViewController(fixture.b, animated: true)
        }
      }
      try fixture.stage.settle()

      fixture.expectTrace(
        "committed → AN.animateTransition → ND.didShow → AN.animationEnded(true) → block")
    }
  }

  @Test func `a push that has to wait belongs to its own transaction`() throws {
    try onNavigationStage { fixture in
      fixture.push(fixture.b)
      fixture.stage.advance(by: 0.1)
      fixture.stage.run {
        transaction(fixture.log) {
          fixture.navigation.pushViewController(fixture.c, animated: true)
        }
      }
      try fixture.stage.settle()

      fixture.expectTrace("committed → B.didAppear → C.didAppear → block")
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
    try onStage { fixture in
      fixture.stage.run { transaction(fixture.log) { present(fixture) } }
      fixture.stage.advance(by: 0.1)
      #expect(fixture.log.count("block") == 0)
      try fixture.stage.settle()
      fixture.expectTrace("committed → B.didAppear → done → block")
      fixture.log.clear()

      fixture.stage.run {
        transaction(fixture.log) {
          fixture.a.dismiss(animated: true) { [log = fixture.log] in log.write("gone") }
        }
      }
      fixture.stage.advance(by: 0.1)
      #expect(fixture.log.count("block") == 0)
      try fixture.stage.settle()
      fixture.expectTrace("committed → B.didDisappear → gone → block")
    }
  }

  private func present(_ fixture: PresentationStage) {
    fixture.b.modalPresentationStyle = .custom
    fixture.a.present(fixture.b, animated: true) { [log = fixture.log] in log.write("done") }
  }

  @Test func `nested transactions wait alike, and the outer block comes first`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock { fixture.log.write("outer") }
        transaction(fixture.log) {
          fixture.navigation.pushViewController(fixture.b, animated: true)
        }
        CATransaction.commit()
      }
      try fixture.stage.settle()

      fixture.expectTrace("committed → B.didAppear → outer → block")
    }
  }
}
