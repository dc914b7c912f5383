import Stage
import TestSupport
import Testing

/// Conformance cases C15, C18 and C19: the order of callbacks in pushes and pops.
@MainActor
struct NavigationOrderTests {
  @Test(arguments: [true, false]) func `C15 a push sends all calls in order`(animated: Bool) throws
  {
    try onJourney { journey in
      journey.push(journey.b, animated: animated)
      try journey.stage.settle()

      journey.expectTrace(
        """
        B.willMove(nav) → A.willDisappear(\(animated)) → B.willAppear(\(animated))
        → ND.willShow(B, \(animated)) → A.didDisappear(\(animated)) → B.didAppear(\(animated))
        → {ND.didShow(B, \(animated)), B.didMove(nav)}
        !A.willMove !A.didMove !B.willMove(nil) !B.didMove(nil)
        """)
      journey.expectStack([journey.a, journey.b])
    }
  }

  @Test(arguments: [true, false]) func `C15 a pop sends all calls in order`(animated: Bool) throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      var questions: [String: (Bool, Bool)] = [:]
      let (navigation, a, b) = (journey.navigation, journey.a, journey.b)
      journey.log.onEvent = { [weak navigation, weak a, weak b] event in
        if event.hasPrefix("B.willDisappear") {
          questions["leaving"] = (
            b?.isMovingFromParent == true, navigation?.topViewController === a
          )
        }
        if event.hasPrefix("B.didDisappear") {
          questions["gone"] = (b?.parent == nil, b?.navigationController == nil)
        }
      }

      let popped = journey.pop(animated: animated)
      try journey.stage.settle()

      #expect(popped === journey.b)
      journey.expectTrace(
        """
        B.willMove(nil) → B.willDisappear(\(animated)) → A.willAppear(\(animated))
        → ND.willShow(A, \(animated)) → B.didDisappear(\(animated)) → {B.didMove(nil),
        A.didAppear(\(animated))} → ND.didShow(A, \(animated))
        """)
      #expect(questions["leaving"] ?? (false, false) == (true, true))
      #expect(questions["gone"] ?? (false, false) == (true, true))
      journey.expectStack([journey.a])
    }
  }

  @Test(arguments: [UINavigationController.Operation.push, .pop])
  func `C15 the coordinator exists from the will-calls to the did-calls`(
    operation: UINavigationController.Operation
  ) throws {
    try onJourney { journey in
      let isPop = operation == .pop
      if isPop { try journey.stack([journey.a, journey.b]) }
      var seen: [String] = []
      let (navigation, a, b) = (journey.navigation, journey.a, journey.b)
      journey.log.onEvent = { [weak navigation, weak a, weak b] event in
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

      if isPop { journey.pop() } else { journey.push(journey.b) }
      try journey.stage.settle()

      let (old, new) = isPop ? ("B", "A") : ("A", "B")
      #expect(
        seen == [
          "\(old).willDisappear", "\(new).willAppear", "\(new).isAppearing",
          "\(old).didDisappear", "\(new).didAppear",
        ])
      for controller in [journey.navigation, journey.a, journey.b] as [UIViewController] {
        #expect(controller.transitionCoordinator == nil)
      }
    }
  }

  @Test func `C18 a push changes the stack at once and starts with the layout`() throws {
    try onJourney { journey in
      journey.stage.run {
        journey.navigation.pushViewController(journey.b, animated: true)

        #expect(journey.navigation.viewControllers.count == 2)
        #expect(journey.navigation.topViewController === journey.b)
        #expect(!journey.log.heard("ND.willShow"))
        #expect(!journey.log.heard("ND.animationController"))
        #expect(!journey.log.heard("B.willAppear"))
      }

      #expect(journey.log.heard("ND.willShow"))
      #expect(journey.log.heard("ND.animationController"))
      #expect(journey.log.heard("B.willAppear"))
      try journey.stage.settle()
    }
  }

  @Test func `C19 a pop to the root is one transition`() throws {
    try onJourney { journey in
      let all = [journey.a, journey.b, journey.c, journey.d]
      try journey.stack(all)

      let popped = journey.stage.run {
        journey.navigation.popToRootViewController(animated: true)
      }
      try journey.stage.settle()

      #expect(popped?.elementsEqual(all.dropFirst(), by: ===) == true)
      journey.expectTrace(
        """
        D.willDisappear → A.willAppear → ND.willShow(A, true) → D.didDisappear → A.didAppear
        → ND.didShow(A, true) !B.willAppear !B.willDisappear !B.didAppear !B.didDisappear
        !C.willAppear !C.willDisappear !C.didAppear !C.didDisappear
        """)
      journey.expectStack([journey.a])
      #expect(journey.pop() == nil)
      journey.log.clear()
      try journey.stage.settle()
      #expect(journey.log.events == [])
    }
  }

  @Test func `the first controller is shown without a transition`() throws {
    let journey = Journey()
    journey.stage.run { journey.navigation.delegate = journey.delegate }
    journey.stage.show(journey.navigation)
    try journey.stage.settle()

    journey.expectTrace(
      """
      A.viewDidLoad → A.willAppear(false) → ND.willShow(A, false) → A.isAppearing
      → A.didAppear(false) → ND.didShow(A, false) !ND.animationController
      """)
    journey.expectStack([journey.a])
    journey.stage.close()
  }

  @Test func `requests during a transition wait for its end`() throws {
    try onJourney { journey in
      journey.push(journey.b)
      journey.stage.advance(by: 0.1)
      journey.push(journey.c)
      journey.push(journey.d, animated: false)
      #expect(journey.pop() === journey.d)
      journey.stage.run {
        #expect(journey.navigation.viewControllers.count == 2)
      }
      try journey.stage.settle()

      journey.expectTrace(
        "ND.didShow(B, true) → ND.willShow(C, true) → ND.didShow(C, true) "
          + "→ ND.willShow(D, false) → ND.didShow(D, false) → ND.willShow(C, true) "
          + "→ ND.didShow(C, true)")
      journey.expectStack([journey.a, journey.b, journey.c])
    }
  }

  @Test func `a request made in every callback is performed after the transition`() throws {
    for moment in [
      "A.willDisappear", "B.willAppear", "ND.willShow", "A.didDisappear", "B.didAppear",
      "ND.didShow", "B.didMove",
    ] {
      try onJourney { journey in
        var isDone = false
        let (navigation, c) = (journey.navigation, journey.c)
        journey.log.onEvent = { [weak navigation, weak c] event in
          guard !isDone, EventLog.event(event, isNamed: moment), let c else { return }
          isDone = true
          navigation?.pushViewController(c, animated: true)
        }

        journey.push(journey.b)
        try journey.stage.settle()

        #expect(isDone, "\(moment)")
        journey.expectStack([journey.a, journey.b, journey.c])
      }
    }
  }

  @Test func `setting other controllers runs a single matching transition`() throws {
    try onJourney { journey in
      let (a, b, c, d) = (journey.a, journey.b, journey.c, journey.d)
      let moves: [(stack: [UIViewController], shows: String)] = [
        ([a, b, c], "ND.animationController(push, A to C)"),
        ([d, a, b], "ND.animationController(pop, C to B)"),
        ([a, b], ""),
        ([a], "ND.animationController(pop, B to A)"),
        ([b], "ND.animationController(push, A to B)"),
      ]
      for (stack, shows) in moves {
        journey.log.clear()
        journey.stage.run { journey.navigation.setViewControllers(stack, animated: true) }
        try journey.stage.settle()

        journey.expectStack(stack)
        let asked = journey.log.events.filter { $0.hasPrefix("ND.animationController") }
        #expect(asked == (shows.isEmpty ? [] : [shows]))
      }
    }
  }
}
