import Stage
import TestSupport
import Testing

/// Conformance case C23 and facts G.2–G.7: tab changes with a custom animator.
@MainActor
struct TabTransitionTests {
  @Test func `C23 a cancelled change reverts`() throws {
    try onTabStage { scene in
      scene.stage.run { scene.b.loadViewIfNeeded() }
      scene.delegate.animator = scene.animator
      scene.delegate.interactor = scene.interactor
      scene.log.clear()
      let before = scene.stage.dump(scene.tabs.view)

      scene.select(1)
      #expect(scene.tabs.selectedIndex == 1)
      scene.stage.run { scene.interactor.update(0.4) }
      scene.stage.advance(by: 0.1)
      scene.stage.run { scene.interactor.cancel() }
      try scene.stage.settle()

      scene.expectTrace(
        """
        TB.animationController(A to B) → TB.interactionController → IC.startInteractiveTransition
        → IC.cancel → AN.animationEnded(false) !TB.shouldSelect !TB.didSelect !B.didAppear
        """)
      #expect(scene.log.count("A.willAppear") == 1)
      #expect(scene.log.count("B.willDisappear") == 1)
      #expect(scene.tabs.selectedIndex == 0)
      scene.expectShown(scene.a)
      // The tabs' titles changed colour and then changed back, so their contents differ although
      // they look the same.
      let differences = before.differences(to: scene.stage.dump(scene.tabs.view))
      #expect(differences.filter { !$0.contains(" contents: ") } == [])
    }
  }

  @Test(arguments: [true, false]) func `a change completes`(interactively: Bool) throws {
    try onTabStage { scene in
      scene.delegate.animator = scene.animator
      scene.delegate.interactor = interactively ? scene.interactor : nil

      scene.select(1)
      if interactively {
        scene.stage.run { scene.interactor.update(0.4) }
        scene.stage.run { scene.interactor.finish() }
      }
      try scene.stage.settle()

      scene.expectTrace(
        "TB.animationController(A to B) → TB.interactionController → AN.animateTransition "
          + "→ AN.animationEnded(true)")
      for call in ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"] {
        #expect(scene.log.count("\(call)") == 1, "\(call)")
        #expect(scene.log.heard("\(call)(true)"))
      }
      scene.expectShown(scene.b)
    }
  }

  /// See facts G.4.
  @Test func `the animator has both views and both frames`() throws {
    try onTabStage { scene in
      var seen: [CGRect?] = []
      scene.delegate.animator = scene.animator
      scene.animator.body = { [a = scene.a, b = scene.b] context in
        #expect(context.view(forKey: .from) === a.view)
        #expect(context.view(forKey: .to) === b.view)
        seen = [context.initialFrame(for: a), context.finalFrame(for: b)]
        context.completeTransition(true)
      }

      scene.select(1)
      try scene.stage.settle()

      let whole = CGRect(x: 0, y: 0, width: 393, height: 852)
      #expect(seen == [whole, whole])
      scene.expectShown(scene.b)
    }
  }

  @Test func `requests during a change wait, and the last one counts`() throws {
    try onTabStage { scene in
      scene.delegate.animator = scene.animator
      scene.select(1)
      scene.stage.advance(by: 0.1)
      scene.select(0)
      scene.select(2)
      #expect(scene.tabs.selectedIndex == 1)
      try scene.stage.settle()

      scene.expectTrace("TB.animationController(A to B) → TB.animationController(B to C)")
      scene.expectShown(scene.c)
    }
  }

  /// The direction is reversed within one gesture: the first change is cancelled, and a second one
  /// begins.
  @Test func `a change can begin after a cancelled one has ended`() throws {
    try onTabStage { scene in
      scene.select(1)
      scene.delegate.animator = scene.animator
      scene.delegate.interactor = scene.interactor
      scene.log.clear()

      scene.select(2)
      scene.stage.run {
        scene.tabs.transitionCoordinator?.animate(alongsideTransition: nil) {
          [tabs = scene.tabs] context in
          #expect(context.isCancelled)
          tabs.selectedIndex = 0
        }
        scene.interactor.update(0.2)
      }
      scene.stage.run { scene.interactor.cancel() }
      scene.stage.advance(by: 0.5)
      scene.stage.run { scene.interactor.finish() }
      try scene.stage.settle()

      scene.expectTrace("TB.animationController(B to C) → TB.animationController(B to A)")
      scene.expectShown(scene.a)
    }
  }

  @Test func `a request in every callback is performed in the end`() throws {
    for moment in [
      "TB.animationController", "TB.interactionController", "B.willAppear", "A.willDisappear",
      "AN.animateTransition", "A.didDisappear", "B.didAppear", "AN.animationEnded",
    ] {
      try onTabStage { scene in
        scene.delegate.animator = scene.animator
        var isDone = false
        scene.log.onEvent = { [weak tabs = scene.tabs] event in
          guard !isDone, EventLog.event(event, isNamed: moment) else { return }
          isDone = true
          tabs?.selectedIndex = 2
        }

        scene.select(1)
        try scene.stage.settle()

        #expect(isDone, "\(moment)")
        scene.expectShown(scene.c)
      }
    }
  }

  @Test func `controllers set meanwhile are shown at its end`() throws {
    try onTabStage { scene in
      scene.delegate.animator = scene.animator
      scene.select(1)
      scene.stage.advance(by: 0.1)
      scene.stage.run { scene.tabs.viewControllers = [scene.c, scene.a] }
      #expect(scene.tabs.viewControllers?.count == 3)
      try scene.stage.settle()

      #expect(scene.tabs.viewControllers?.count == 2)
      #expect(scene.b.parent == nil)
      scene.expectShown(scene.a)
    }
  }

  @Test func `rotating the device during a change leaves everything in place`() throws {
    for isCancelled in [false, true] {
      try onTabStage { scene in
        scene.delegate.animator = scene.animator
        scene.delegate.interactor = scene.interactor
        scene.select(1)
        scene.stage.run { scene.interactor.update(0.5) }
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.run {
          if isCancelled { scene.interactor.cancel() } else { scene.interactor.finish() }
        }
        try scene.stage.settle()

        let shown = isCancelled ? scene.a : scene.b
        scene.expectShown(shown)
        #expect(shown.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 321, width: 852, height: 72))
      }
    }
  }

  @Test func `a delegate released during a change leaves it to its animator`() throws {
    let scene = TabStage()
    scene.begin()
    let animator = scene.animator
    var delegate: LoggingTabDelegate? = LoggingTabDelegate(scene.log)
    delegate?.animator = animator
    scene.stage.run { scene.tabs.delegate = delegate }
    scene.select(1)
    scene.stage.advance(by: 0.1)
    delegate = nil
    #expect(scene.tabs.delegate == nil)
    try scene.stage.settle()
    scene.expectShown(scene.b)

    scene.select(2)
    try scene.stage.settle()
    scene.expectShown(scene.c)
    scene.stage.close()
  }

  @Test func `removing the window during a change releases all controllers`() throws {
    let scene = TabStage()
    scene.begin()
    scene.delegate.animator = scene.animator
    scene.select(1)
    scene.stage.advance(by: 0.1)
    scene.stage.run { scene.stage.window.rootViewController = UIViewController() }
    try scene.stage.settle()
    #expect(scene.log.heard("AN.animationEnded(false)"))

    scene.stage.show(scene.tabs)
    try scene.stage.settle()
    scene.expectShown(scene.b)
    scene.stage.close()
  }
}
