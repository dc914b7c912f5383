import Stage
import TestSupport
import Testing

/// Conformance cases C15, C18 and C19: the order of callbacks in pushes and pops.
@MainActor
struct NavigationOrderTests {
  @Test(arguments: [true, false]) func `C15 a push sends all calls in order`(animated: Bool) throws
  {
    try onNavigationStage { fixture in
      fixture.push(fixture.b, animated: animated)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        B.willMove(nav) → A.willDisappear(\(animated)) → B.willAppear(\(animated))
        → ND.willShow(B, \(animated)) → A.didDisappear(\(animated)) → B.didAppear(\(animated))
        → {ND.didShow(B, \(animated)), B.didMove(nav)}
        !A.willMove !A.didMove !B.willMove(nil) !B.didMove(nil)
        """)
      fixture.expectStack([fixture.a, fixture.b])
    }
  }

  @Test(arguments: [true, false]) func `C15 a pop sends all calls in order`(animated: Bool) throws {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      var questions: [String: (Bool, Bool)] = [:]
      let (navigation, a, b) = (fixture.navigation, fixture.a, fixture.b)
      fixture.log.onEvent = { [weak navigation, weak a, weak b] event in
        if event.hasPrefix("B.willDisappear") {
          questions["leaving"] = (
            b?.isMovingFromParent == true, navigation?.topViewController === a
          )
        }
        if event.hasPrefix("B.didDisappear") {
          questions["gone"] = (b?.parent == nil, b?.navigationController == nil)
        }
      }

      let popped = fixture.pop(animated: animated)
      try fixture.stage.settle()

      #expect(popped === fixture.b)
      fixture.expectTrace(
        """
        B.willMove(nil) → B.willDisappear(\(animated)) → A.willAppear(\(animated))
        → ND.willShow(A, \(animated)) → B.didDisappear(\(animated)) → {B.didMove(nil),
        A.didAppear(\(animated))} → ND.didShow(A, \(animated))
        """)
      #expect(questions["leaving"] ?? (false, false) == (true, true))
      #expect(questions["gone"] ?? (false, false) == (true, true))
      fixture.expectStack([fixture.a])
    }
  }

  @Test(arguments: [UINavigationController.Operation.push, .pop])
  func `C15 the coordinator exists from the will-calls to the did-calls`(
    operation: UINavigationController.Operation
  ) throws {
    try onNavigationStage { fixture in
      let isPop = operation == .pop
      if isPop { try fixture.stack([fixture.a, fixture.b]) }
      var seen: [String] = []
      let (navigation, a, b) = (fixture.navigation, fixture.a, fixture.b)
      fixture.log.onEvent = { [weak navigation, weak a, weak b] event in
        guard event.contains("ppear(true)") || event.contains("ppearing(true)") else { return }
        // A controller that is no longer on the stack does not have a navigation controller.
        let isGone = isPop && event.hasPrefix("B.didDisappear")
        let coordinators = [
          a?.transitionCoordinator, isGone ? nil : b?.transitionCoordinator,
          navigation?.transitionCoordinator,
        ]
        guard coordinators.count(where: { $0 == nil }) == (isGone ? 1 : 0) else { return }
        #expect(coordinators[0]?.transitionDuration == 0.35)
        #expect(coordinators[0]?.presentationStyle == UIModalPresentationStyle.none)
        #expect(b?.isMovingToParent == !isPop)
        #expect(b?.isMovingFromParent == isPop || !event.hasPrefix("B."))
        #expect(a?.isMovingToParent == false && a?.isMovingFromParent == false)
        seen.append(String(event.prefix { $0 != "(" }))
      }

      if isPop { fixture.pop() } else { fixture.push(fixture.b) }
      try fixture.stage.settle()

      let (old, new) = isPop ? ("B", "A") : ("A", "B")
      #expect(
        seen == [
          "\(old).willDisappear", "\(new).willAppear", "\(new).isAppearing",
          "\(old).didDisappear", "\(new).didAppear",
        ])
      for controller in [fixture.navigation, fixture.a, fixture.b] as [UIViewController] {
        #expect(controller.transitionCoordinator == nil)
      }
    }
  }

  @Test func `C18 a push changes the stack at once and starts with the layout`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run {
        fixture.navigation.pushViewController(fixture.b, animated: true)

        #expect(fixture.navigation.viewControllers.count == 2)
        #expect(fixture.navigation.topViewController === fixture.b)
        #expect(!fixture.log.heard("ND.willShow"))
        #expect(!fixture.log.heard("ND.animationController"))
        #expect(!fixture.log.heard("B.willAppear"))
      }

      #expect(fixture.log.heard("ND.willShow"))
      #expect(fixture.log.heard("ND.animationController"))
      #expect(fixture.log.heard("B.willAppear"))
      try fixture.stage.settle()
    }
  }

  @Test func `C19 a pop to the root is one transition`() throws {
    try onNavigationStage { fixture in
      let all = [fixture.a, fixture.b, fixture.c, fixture.d]
      try fixture.stack(all)

      let popped = fixture.stage.run {
        fixture.navigation.popToRootViewController(animated: true)
      }
      try fixture.stage.settle()

      #expect(popped?.elementsEqual(all.dropFirst(), by: ===) == true)
      fixture.expectTrace(
        """
        D.willDisappear → A.willAppear → ND.willShow(A, true) → D.didDisappear → A.didAppear
        → ND.didShow(A, true) !B.willAppear !B.willDisappear !B.didAppear !B.didDisappear
        !C.willAppear !C.willDisappear !C.didAppear !C.didDisappear
        """)
      fixture.expectStack([fixture.a])
      #expect(fixture.pop() == nil)
      fixture.log.clear()
      try fixture.stage.settle()
      #expect(fixture.log.events == [])
    }
  }

  @Test func `the first controller is shown without a transition`() throws {
    let fixture = NavigationStage()
    fixture.stage.run { fixture.navigation.delegate = fixture.delegate }
    fixture.stage.show(fixture.navigation)
    try fixture.stage.settle()

    fixture.expectTrace(
      """
      A.viewDidLoad → A.willAppear(false) → ND.willShow(A, false) → A.isAppearing
      → A.didAppear(false) → ND.didShow(A, false) !ND.animationController
      """)
    fixture.expectStack([fixture.a])
    fixture.stage.close()
  }

  @Test func `requests during a transition wait for its end`() throws {
    try onNavigationStage { fixture in
      fixture.push(fixture.b)
      fixture.stage.advance(by: 0.1)
      fixture.push(fixture.c)
      fixture.push(fixture.d, animated: false)
      #expect(fixture.pop() === fixture.d)
      fixture.stage.run {
        #expect(fixture.navigation.viewControllers.count == 2)
      }
      try fixture.stage.settle()

      fixture.expectTrace(
        "ND.didShow(B, true) → ND.willShow(C, true) → ND.didShow(C, true) "
          + "→ ND.willShow(D, false) → ND.didShow(D, false) → ND.willShow(C, true) "
          + "→ ND.didShow(C, true)")
      fixture.expectStack([fixture.a, fixture.b, fixture.c])
    }
  }

  @Test func `a request made in every callback is performed after the transition`() throws {
    for moment in [
      "A.willDisappear", "B.willAppear", "ND.willShow", "A.didDisappear", "B.didAppear",
      "ND.didShow", "B.didMove",
    ] {
      try onNavigationStage { fixture in
        var isDone = false
        let (navigation, c) = (fixture.navigation, fixture.c)
        fixture.log.onEvent = { [weak navigation, weak c] event in
          guard !isDone, EventLog.event(event, isNamed: moment), let c else { return }
          isDone = true
          navigation?.pushViewController(c, animated: true)
        }

        fixture.push(fixture.b)
        try fixture.stage.settle()

        #expect(isDone, "\(moment)")
        fixture.expectStack([fixture.a, fixture.b, fixture.c])
      }
    }
  }

  @Test func `setting other controllers runs a single matching transition`() throws {
    try onNavigationStage { fixture in
      let (a, b, c, d) = (fixture.a, fixture.b, fixture.c, fixture.d)
      let moves: [(stack: [UIViewController], shows: String)] = [
        ([a, b, c], "ND.animationController(push, A to C)"),
        ([d, a, b], "ND.animationController(pop, C to B)"),
        ([a, b], ""),
        ([a], "ND.animationController(pop, B to A)"),
        ([b], "ND.animationController(push, A to B)"),
      ]
      for (stack, shows) in moves {
        fixture.log.clear()
        fixture.stage.run { fixture.navigation.setViewControllers(stack, animated: true) }
        try fixture.stage.settle()

        fixture.expectStack(stack)
        let asked = fixture.log.events.filter { $0.hasPrefix("ND.animationController") }
        #expect(asked == (shows.isEmpty ? [] : [shows]))
      }
    }
  }
}
