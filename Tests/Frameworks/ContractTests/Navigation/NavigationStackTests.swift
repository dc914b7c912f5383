import Stage
import TestSupport
import Testing

/// The contents of the stack after each kind of change (facts F.3, F.5, F.6).
@MainActor
struct NavigationStackTests {
  @Test func `while the stack is replaced it reads as if only the top had changed`() throws {
    try onNavigationStage { fixture in
      let (a, b, c, d) = (fixture.a, fixture.b, fixture.c, fixture.d)
      try fixture.stack([a, b])
      fixture.stage.run { fixture.navigation.setViewControllers([c, d], animated: true) }
      fixture.stage.advance(by: 0.1)
      #expect(areSame(fixture.navigation.viewControllers, [a, b, d]))
      #expect(fixture.navigation.topViewController === d)
      try fixture.stage.settle()

      fixture.expectStack([c, d])
      fixture.expectBalance(shown: [d])
      fixture.expectTrace(
        "D.willMove(nav) → D.didAppear → {D.didMove(nav), C.willMove(nav), C.didMove(nav), "
          + "A.willMove(nil), A.didMove(nil), B.willMove(nil), B.didMove(nil)}")
      #expect(a.parent == nil && b.parent == nil)
    }
  }

  @Test(arguments: [false, true])
  func `several changes before one layout are one transition`(animated: Bool) throws {
    try onNavigationStage { fixture in
      let (a, b, c, d) = (fixture.a, fixture.b, fixture.c, fixture.d)
      let navigation = fixture.navigation
      fixture.stage.run {
        navigation.pushViewController(b, animated: animated)
        navigation.pushViewController(c, animated: animated)
        #expect(navigation.popViewController(animated: animated) === c)
        navigation.setViewControllers([d, a, b], animated: animated)
        navigation.pushViewController(c, animated: animated)
        #expect(areSame(navigation.viewControllers, [d, a, b, c]))
      }
      try fixture.stage.settle()

      fixture.expectStack([d, a, b, c])
      fixture.expectBalance(shown: [c])
      fixture.expectTrace(
        "ND.willShow(C, \(animated)) → ND.didShow(C, \(animated)) "
          + "!B.willAppear !D.willAppear !B.viewDidLoad !D.viewDidLoad")
    }
  }

  @Test func `a push during a replacement of the stack keeps the pending controllers`() throws {
    try onNavigationStage { fixture in
      let (a, b, c, d) = (fixture.a, fixture.b, fixture.c, fixture.d)
      try fixture.stack([a, b])
      fixture.stage.run {
        fixture.navigation.setViewControllers([c, a], animated: true)
        #expect(areSame(fixture.navigation.viewControllers, [a]))
        fixture.navigation.pushViewController(d, animated: true)
        #expect(areSame(fixture.navigation.viewControllers, [c, a, d]))
      }
      try fixture.stage.settle()

      fixture.expectStack([c, a, d])
      fixture.expectBalance(shown: [d])
      #expect(fixture.log.count("ND.didShow") == 1)
    }
  }

  @Test func `a push undone before the layout shows nothing`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run {
        fixture.navigation.pushViewController(fixture.b, animated: true)
        #expect(fixture.navigation.popViewController(animated: true) === fixture.b)
      }
      try fixture.stage.settle()

      #expect(
        fixture.log.events
          == ["B.willMove(nav)", "B.willMove(nil)", "B.didMove(nil)"])
      fixture.expectStack([fixture.a])
    }
  }

  @Test(arguments: [false, true]) func `an emptied stack shows nothing, and can be filled again`(
    animated: Bool
  ) throws {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      fixture.stage.run { fixture.navigation.setViewControllers([], animated: animated) }
      try fixture.stage.settle()
      #expect(fixture.navigation.viewControllers == [])
      #expect(fixture.navigation.topViewController == nil)
      #expect(fixture.navigation.children == [])
      #expect(fixture.pop() == nil)
      fixture.expectBalance(shown: [])

      fixture.push(fixture.c, animated: animated)
      try fixture.stage.settle()
      fixture.expectStack([fixture.c])
      fixture.expectBalance(shown: [fixture.c])
      #expect(fixture.log.count("ND.didShow") == 1)
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
    try onNavigationStage { fixture in
      let (a, b, c, d) = (fixture.a, fixture.b, fixture.c, fixture.d)
      try fixture.stack([a, b])
      let cover = fixture.stage.run { UIViewController() }
      fixture.stage.run {
        cover.modalPresentationStyle = .fullScreen
        fixture.navigation.present(cover, animated: false)
      }
      try fixture.stage.settle()
      #expect(fixture.navigation.view.window == nil)
      fixture.forget()

      fixture.stage.run {
        fixture.navigation.setViewControllers([c, a, b], animated: true)
        #expect(fixture.navigation.popViewController(animated: true) === b)
        fixture.navigation.pushViewController(d, animated: true)
        #expect(b.parent == nil && d.parent === fixture.navigation)
      }
      try fixture.stage.settle()
      #expect(!fixture.log.heard("D.willAppear") && !fixture.log.heard("ND.willShow"))
      fixture.stage.run { fixture.navigation.dismiss(animated: false) }
      try fixture.stage.settle()

      fixture.expectStack([c, a, d])
      fixture.expectBalance(shown: [d])
      fixture.expectTrace(
        "D.willAppear → ND.willShow(D, false) → D.didAppear → ND.didShow(D, false)")
    }
  }

  @Test func `a member removed by removeFromParent leaves the stack`() throws {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b, fixture.c])
      fixture.stage.run { fixture.b.removeFromParent() }
      try fixture.stage.settle()
      fixture.expectStack([fixture.a, fixture.c])

      fixture.stage.run { fixture.c.removeFromParent() }
      try fixture.stage.settle()
      fixture.expectStack([fixture.a])
      fixture.expectBalance(shown: [fixture.a])
    }
  }

  @Test func `a member pushed elsewhere leaves the stack`() throws {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      let other = fixture.stage.run { UINavigationController(rootViewController: fixture.b) }
      try fixture.stage.settle()

      #expect(fixture.b.navigationController === other)
      fixture.expectStack([fixture.a])
      fixture.expectBalance(shown: [fixture.a])
    }
  }

  @Test func `a controller pushed in another's willMove is kept`() throws {
    try onNavigationStage { fixture in
      var isDone = false
      fixture.log.onEvent = { [weak navigation = fixture.navigation, weak c = fixture.c] event in
        guard event == "B.willMove(nav)", !isDone, let c else { return }
        isDone = true
        navigation?.pushViewController(c, animated: true)
      }
      fixture.push(fixture.b)
      try fixture.stage.settle()

      fixture.expectStack([fixture.a, fixture.b, fixture.c])
      fixture.expectBalance(shown: [fixture.c])
    }
  }

  @Test func `without animation the change ends with the layout`() {
    onNavigationStage { fixture in
      let start = fixture.stage.time
      fixture.push(fixture.b, animated: false)
      #expect(fixture.log.heard("ND.didShow(B, false)"))
      fixture.expectBalance(shown: [fixture.b])
      fixture.pop(animated: false)

      #expect(fixture.log.heard("ND.didShow(A, false)"))
      #expect(!fixture.log.heard("ND.animationController"))
      #expect(fixture.stage.time == start)
      fixture.expectStack([fixture.a])
      fixture.expectBalance(shown: [fixture.a])
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
