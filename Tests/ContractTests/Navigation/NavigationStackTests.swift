import Stage
import TestSupport
import Testing

/// The contents of the stack after each kind of change (facts F.3, F.5, F.6).
@MainActor
struct NavigationStackTests {
  @Test func `while the stack is replaced it reads as if only the top had changed`() throws {
    try onJourney { journey in
      let (a, b, c, d) = (journey.a, journey.b, journey.c, journey.d)
      try journey.stack([a, b])
      journey.stage.run { journey.navigation.setViewControllers([c, d], animated: true) }
      journey.stage.advance(by: 0.1)
      #expect(areSame(journey.navigation.viewControllers, [a, b, d]))
      #expect(journey.navigation.topViewController === d)
      try journey.stage.settle()

      journey.expectStack([c, d])
      journey.expectBalance(shown: [d])
      journey.expectTrace(
        "D.willMove(nav) → D.didAppear → {D.didMove(nav), C.willMove(nav), C.didMove(nav), "
          + "A.willMove(nil), A.didMove(nil), B.willMove(nil), B.didMove(nil)}")
      #expect(a.parent == nil && b.parent == nil)
    }
  }

  @Test(arguments: [false, true])
  func `several changes before one layout are one transition`(animated: Bool) throws {
    try onJourney { journey in
      let (a, b, c, d) = (journey.a, journey.b, journey.c, journey.d)
      let navigation = journey.navigation
      journey.stage.run {
        navigation.pushViewController(b, animated: animated)
        navigation.pushViewController(c, animated: animated)
        #expect(navigation.popViewController(animated: animated) === c)
        navigation.setViewControllers([d, a, b], animated: animated)
        navigation.pushViewController(c, animated: animated)
        #expect(areSame(navigation.viewControllers, [d, a, b, c]))
      }
      try journey.stage.settle()

      journey.expectStack([d, a, b, c])
      journey.expectBalance(shown: [c])
      journey.expectTrace(
        "ND.willShow(C, \(animated)) → ND.didShow(C, \(animated)) "
          + "!B.willAppear !D.willAppear !B.viewDidLoad !D.viewDidLoad")
    }
  }

  @Test func `a push during a replacement of the stack keeps the pending controllers`() throws {
    try onJourney { journey in
      let (a, b, c, d) = (journey.a, journey.b, journey.c, journey.d)
      try journey.stack([a, b])
      journey.stage.run {
        journey.navigation.setViewControllers([c, a], animated: true)
        #expect(areSame(journey.navigation.viewControllers, [a]))
        journey.navigation.pushViewController(d, animated: true)
        #expect(areSame(journey.navigation.viewControllers, [c, a, d]))
      }
      try journey.stage.settle()

      journey.expectStack([c, a, d])
      journey.expectBalance(shown: [d])
      #expect(journey.log.count("ND.didShow") == 1)
    }
  }

  @Test func `a push undone before the layout shows nothing`() throws {
    try onJourney { journey in
      journey.stage.run {
        journey.navigation.pushViewController(journey.b, animated: true)
        #expect(journey.navigation.popViewController(animated: true) === journey.b)
      }
      try journey.stage.settle()

      #expect(
        journey.log.events
          == ["B.willMove(nav)", "B.willMove(nil)", "B.didMove(nil)"])
      journey.expectStack([journey.a])
    }
  }

  @Test(arguments: [false, true]) func `an emptied stack shows nothing, and can be filled again`(
    animated: Bool
  ) throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      journey.stage.run { journey.navigation.setViewControllers([], animated: animated) }
      try journey.stage.settle()
      #expect(journey.navigation.viewControllers == [])
      #expect(journey.navigation.topViewController == nil)
      #expect(journey.navigation.children == [])
      #expect(journey.pop() == nil)
      journey.expectBalance(shown: [])

      journey.push(journey.c, animated: animated)
      try journey.stage.settle()
      journey.expectStack([journey.c])
      journey.expectBalance(shown: [journey.c])
      #expect(journey.log.count("ND.didShow") == 1)
    }
  }

  @Test func `an empty stack on screen shows its first controller`() throws {
    let stage = Stage()
    let navigation = stage.run { UINavigationController() }
    stage.show(navigation)
    let root = stage.run { UIViewController() }
    stage.run { navigation.pushViewController(root, animated: true) }
    try stage.settle()

    #expect(root.view.window != nil && root.appearance == .appeared)
    #expect(root.view.frame == navigation.view.bounds)
    stage.close()
  }

  @Test func `off screen the stack changes at once, and its top is shown on return`() throws {
    try onJourney { journey in
      let (a, b, c, d) = (journey.a, journey.b, journey.c, journey.d)
      try journey.stack([a, b])
      let cover = journey.stage.run { UIViewController() }
      journey.stage.run {
        cover.modalPresentationStyle = .fullScreen
        journey.navigation.present(cover, animated: false)
      }
      try journey.stage.settle()
      #expect(journey.navigation.view.window == nil)
      journey.forget()

      journey.stage.run {
        journey.navigation.setViewControllers([c, a, b], animated: true)
        #expect(journey.navigation.popViewController(animated: true) === b)
        journey.navigation.pushViewController(d, animated: true)
        #expect(b.parent == nil && d.parent === journey.navigation)
      }
      try journey.stage.settle()
      #expect(!journey.log.heard("D.willAppear") && !journey.log.heard("ND.willShow"))
      journey.stage.run { journey.navigation.dismiss(animated: false) }
      try journey.stage.settle()

      journey.expectStack([c, a, d])
      journey.expectBalance(shown: [d])
      journey.expectTrace(
        "D.willAppear → ND.willShow(D, false) → D.didAppear → ND.didShow(D, false)")
    }
  }

  @Test func `a member removed by removeFromParent leaves the stack`() throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b, journey.c])
      journey.stage.run { journey.b.removeFromParent() }
      try journey.stage.settle()
      journey.expectStack([journey.a, journey.c])

      journey.stage.run { journey.c.removeFromParent() }
      try journey.stage.settle()
      journey.expectStack([journey.a])
      journey.expectBalance(shown: [journey.a])
    }
  }

  @Test func `a member pushed elsewhere leaves the stack`() throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      let other = journey.stage.run { UINavigationController(rootViewController: journey.b) }
      try journey.stage.settle()

      #expect(journey.b.navigationController === other)
      journey.expectStack([journey.a])
      journey.expectBalance(shown: [journey.a])
    }
  }

  @Test func `a controller pushed in another's willMove is kept`() throws {
    try onJourney { journey in
      var isDone = false
      journey.log.onEvent = { [weak navigation = journey.navigation, weak c = journey.c] event in
        guard event == "B.willMove(nav)", !isDone, let c else { return }
        isDone = true
        navigation?.pushViewController(c, animated: true)
      }
      journey.push(journey.b)
      try journey.stage.settle()

      journey.expectStack([journey.a, journey.b, journey.c])
      journey.expectBalance(shown: [journey.c])
    }
  }

  @Test func `without animation the change ends with the layout`() {
    onJourney { journey in
      let start = journey.stage.time
      journey.push(journey.b, animated: false)
      #expect(journey.log.heard("ND.didShow(B, false)"))
      journey.expectBalance(shown: [journey.b])
      journey.pop(animated: false)

      #expect(journey.log.heard("ND.didShow(A, false)"))
      #expect(!journey.log.heard("ND.animationController"))
      #expect(journey.stage.time == start)
      journey.expectStack([journey.a])
      journey.expectBalance(shown: [journey.a])
    }
  }

  enum Removal: CaseIterable {
    case pop, popToRoot, replace, queued, swipe, offScreen, empty
  }

  @Test(arguments: Removal.allCases, [false, true])
  func `a removed controller is not retained`(
    removal: Removal, animated: Bool
  ) throws {
    let stage = Stage()
    let navigation = stage.run { UINavigationController(rootViewController: UIViewController()) }
    stage.show(navigation)
    var gone: [Weak] = []
    stage.run {
      for _ in 0..<3 {
        let page = UIViewController()
        gone.append(Weak(page))
        navigation.pushViewController(page, animated: false)
      }
    }
    try stage.settle()
    // A pop and a swipe remove only the top controller.
    if removal == .pop || removal == .swipe { gone.removeFirst(2) }
    stage.run {
      switch removal {
      case .pop: navigation.popViewController(animated: animated)
      case .popToRoot: navigation.popToRootViewController(animated: animated)
      case .replace: navigation.setViewControllers([UIViewController()], animated: animated)
      case .queued: navigation.popViewController(animated: animated)
      case .swipe: break
      case .offScreen:
        stage.window.rootViewController = UIViewController()
        navigation.popToRootViewController(animated: animated)
      case .empty: navigation.setViewControllers([], animated: animated)
      }
    }
    if removal == .queued {
      stage.run { navigation.popToRootViewController(animated: animated) }
    }
    if removal == .swipe { stage.play(SwipeFinger(end: .far).script) }
    try stage.settle()
    stage.tick()

    for (index, member) in gone.enumerated() {
      #expect(member.object == nil, "\(removal), number \(index)")
    }
    stage.close()
  }
}
