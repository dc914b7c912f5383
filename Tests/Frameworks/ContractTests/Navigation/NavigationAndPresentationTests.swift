import Stage
import Testing

/// Pushes and pops during presentations and dismissals, and containers in containers.
@MainActor
struct NavigationAndPresentationTests {
  nonisolated static let styles = [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet,
  ]
  enum Presenter: CaseIterable {
    case navigation, top
  }

  /// Whether the presentation removes the presenter's view.
  private func covers(_ style: UIModalPresentationStyle) -> Bool { style == .fullScreen }

  private func checkPresented(
    _ fixture: NavigationStage, _ stack: [UIViewController], _ style: UIModalPresentationStyle,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      areSame(fixture.navigation.viewControllers, stack),
      sourceLocation: sourceLocation)
    #expect(
      fixture.navigation.presentedViewController === fixture.d, sourceLocation: sourceLocation)
    let below = covers(style) ? [] : [stack.last].compactMap { $0 }
    fixture.expectBalance(shown: below + [fixture.d], sourceLocation: sourceLocation)

    fixture.stage.run { fixture.navigation.dismiss(animated: true) }
    try fixture.stage.settle()
    fixture.expectStack(stack, sourceLocation: sourceLocation)
    fixture.expectBalance(
      shown: [stack.last].compactMap { $0 }, sourceLocation: sourceLocation)
    #expect(fixture.stage.warnings == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: styles, Presenter.allCases)
  func `a presentation begins while a push runs`(
    style: UIModalPresentationStyle, presenter: Presenter
  ) throws {
    try onNavigationStage { fixture in
      fixture.d.modalPresentationStyle = style
      fixture.push(fixture.b)
      fixture.stage.advance(by: 0.1)
      fixture.stage.run {
        let presenter = presenter == .navigation ? fixture.navigation : fixture.b
        presenter.present(fixture.d, animated: true)
      }
      try fixture.stage.settle()

      #expect(fixture.log.count("ND.didShow") == 1)
      try checkPresented(fixture, [fixture.a, fixture.b], style)
    }
  }

  @Test(arguments: Scrub.allCases, moments)
  func `a push runs while a presentation that covers it is cancelled`(
    scrub: Scrub, moment: Double
  ) throws {
    try onNavigationStage { fixture in
      let delegate = LoggingDelegate(fixture.log)
      (delegate.animator, delegate.presentInteractor) = (fixture.animator, fixture.interactor)
      (delegate.dismissInteractor, fixture.animator.duration) = (fixture.interactor, 0.5)
      fixture.d.modalPresentationStyle = .fullScreen
      if scrub == .dismissal {
        fixture.stage.run { fixture.navigation.present(fixture.d, animated: false) }
        try fixture.stage.settle()
      }
      fixture.d.transitioningDelegate = delegate
      if scrub == .presentation { fixture.push(fixture.b) }
      fixture.stage.run {
        if scrub == .presentation {
          fixture.navigation.present(fixture.d, animated: true)
        } else {
          fixture.navigation.dismiss(animated: true)
        }
      }
      fixture.stage.run { fixture.interactor.update(0.3) }
      fixture.stage.tick()
      if scrub == .dismissal { fixture.push(fixture.b) }
      fixture.stage.advance(by: moment)
      fixture.stage.run { fixture.interactor.cancel() }
      try fixture.stage.settle()

      #expect(fixture.navigation.viewControllers.count == 2)
      #expect(fixture.stage.warnings == [])
      fixture.expectBalance(shown: [scrub == .presentation ? fixture.b : fixture.d])
      fixture.d.transitioningDelegate = nil
      if scrub == .dismissal { fixture.stage.run { fixture.navigation.dismiss(animated: false) } }
      try fixture.stage.settle()
      fixture.expectStack([fixture.a, fixture.b])
      fixture.expectBalance(shown: [fixture.b])
      delegate.presentInteractor = nil
      delegate.dismissInteractor = nil
    }
  }
  enum Scrub: CaseIterable {
    case presentation, dismissal
  }

  @Test(arguments: styles, [false, true])
  func `a push is requested during a presentation`(
    style: UIModalPresentationStyle, animated: Bool
  ) throws {
    try onNavigationStage { fixture in
      fixture.d.modalPresentationStyle = style
      fixture.stage.run { fixture.navigation.present(fixture.d, animated: true) }
      fixture.stage.advance(by: 0.1)
      fixture.push(fixture.b, animated: animated)
      try fixture.stage.settle()

      try checkPresented(fixture, [fixture.a, fixture.b], style)
    }
  }

  @Test(arguments: styles, [false, true])
  func `a pop is requested during a dismissal`(
    style: UIModalPresentationStyle, animated: Bool
  ) throws {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      fixture.d.modalPresentationStyle = style
      fixture.stage.run { fixture.navigation.present(fixture.d, animated: false) }
      try fixture.stage.settle()
      fixture.stage.run { fixture.navigation.dismiss(animated: true) }
      fixture.stage.advance(by: 0.1)
      fixture.pop(animated: animated)
      try fixture.stage.settle()

      fixture.expectStack([fixture.a])
      fixture.expectBalance(shown: [fixture.a])
      #expect(fixture.stage.warnings == [])
    }
  }

  /// The times at which the push begins, in seconds after the start of the presentation. Each push
  /// begins during the presentation's animation, and the later pushes end after this animation.
  nonisolated static let moments = [0, 0.1, 0.3, 0.45]

  @Test(arguments: styles, moments)
  func `a navigation controller inside a presentation works like any other`(
    style: UIModalPresentationStyle, moment: Double
  ) throws {
    try onNavigationStage { fixture in
      let host = fixture.stage.run { UIViewController() }
      fixture.stage.run {
        fixture.stage.window.rootViewController = host
        fixture.navigation.modalPresentationStyle = style
        host.present(fixture.navigation, animated: true)
      }
      fixture.stage.advance(by: moment)
      fixture.push(fixture.b)
      try fixture.stage.settle()
      fixture.expectStack([fixture.a, fixture.b])
      fixture.expectBalance(shown: [fixture.b])
      #expect(fixture.log.events.filter { $0.hasPrefix("ND.didShow(B") }.count == 1)

      fixture.push(fixture.c)
      try fixture.stage.settle()
      #expect(fixture.c.view.frame.size == fixture.navigation.view.bounds.size)
      fixture.pop()
      fixture.stage.run { host.dismiss(animated: true) }
      try fixture.stage.settle()
      fixture.expectBalance(shown: [])
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `a pop removes what the top controller presents`() throws {
    try onNavigationStage { fixture in
      try fixture.stack([fixture.a, fixture.b])
      fixture.stage.run { fixture.b.present(fixture.d, animated: false) }
      try fixture.stage.settle()
      #expect(fixture.navigation.visibleViewController === fixture.d)
      #expect(fixture.navigation.topViewController === fixture.b)
      fixture.stage.run { fixture.navigation.dismiss(animated: false) }
      fixture.pop()
      try fixture.stage.settle()

      #expect(fixture.navigation.visibleViewController === fixture.a)
      fixture.expectStack([fixture.a])
      fixture.expectBalance(shown: [fixture.a])
    }
  }

  @Test(arguments: styles, [false, true])
  func `a stack in a tab of a presented controller is dismissed during its push`(
    style: UIModalPresentationStyle, isSteered: Bool
  ) throws {
    try onNavigationStage { fixture in
      let (tabs, inner) = fixture.stage.run {
        (UITabBarController(), UINavigationController(rootViewController: fixture.b))
      }
      fixture.stage.run {
        tabs.viewControllers = [inner, fixture.d]
        tabs.modalPresentationStyle = style
        inner.delegate = fixture.delegate
        fixture.c.hidesBottomBarWhenPushed = true
        fixture.navigation.present(tabs, animated: true)
      }
      try fixture.stage.settle()
      #expect(fixture.b.tabBarController === tabs && tabs.presentingViewController != nil)
      #expect(fixture.b.appearance == .appeared)
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = isSteered ? fixture.interactor : nil
      fixture.stage.run { inner.pushViewController(fixture.c, animated: true) }
      if isSteered { fixture.stage.run { fixture.interactor.update(0.5) } }
      fixture.stage.advance(by: 0.1)
      fixture.stage.run { fixture.c.dismiss(animated: true) }
      fixture.stage.advance(by: 0.1)
      if isSteered { fixture.stage.run { fixture.interactor.cancel() } }
      try fixture.stage.settle()

      #expect(tabs.presentingViewController == nil)
      #expect(inner.viewControllers == (isSteered ? [fixture.b] : [fixture.b, fixture.c]))
      fixture.expectStack([fixture.a])
      fixture.expectBalance(shown: [fixture.a])
      fixture.delegate.release()
    }
  }

  @Test func `the visible controller is the presented one, whichever presents it`() throws {
    for presenter in Presenter.allCases {
      try onNavigationStage { fixture in
        #expect(fixture.navigation.visibleViewController === fixture.a)
        fixture.stage.run {
          let presenter = presenter == .navigation ? fixture.navigation : fixture.a
          presenter.present(fixture.d, animated: false)
        }
        try fixture.stage.settle()
        #expect(fixture.navigation.visibleViewController === fixture.d)
        #expect(fixture.navigation.topViewController === fixture.a)
        fixture.stage.run { fixture.navigation.dismiss(animated: false) }
        try fixture.stage.settle()
        #expect(fixture.navigation.visibleViewController === fixture.a)
      }
    }
  }

  @Test(arguments: [false, true])
  func `two stacks side by side run transitions at the same time`(isCancelled: Bool) throws {
    try onNavigationStage { fixture in
      let other = fixture.stage.run { UINavigationController(rootViewController: fixture.c) }
      let host = fixture.stage.run { UIViewController() }
      fixture.stage.run {
        fixture.stage.window.rootViewController = host
        embed(fixture.navigation, in: host)
        embed(other, in: host)
        other.view.frame.origin.x = 200
      }
      try fixture.stage.settle()
      fixture.forget()
      fixture.delegate.animator = fixture.animator
      fixture.delegate.interactor = fixture.interactor
      fixture.push(fixture.b)
      fixture.stage.run { fixture.interactor.update(0.5) }
      fixture.stage.run { other.pushViewController(fixture.d, animated: true) }
      fixture.stage.advance(by: 0.5)
      #expect(fixture.d.appearance == .appeared)
      #expect(fixture.b.appearance == .appearing)
      fixture.stage.run {
        if isCancelled { fixture.interactor.cancel() } else { fixture.interactor.finish() }
      }
      try fixture.stage.settle()

      fixture.expectBalance(shown: [isCancelled ? fixture.a : fixture.b, fixture.d])
      fixture.stage.run {
        expel(other)
        expel(fixture.navigation)
        fixture.stage.window.rootViewController = fixture.navigation
      }
      try fixture.stage.settle()
    }
  }

  @Test func `a controller nested in a page of another keeps its own stack`() throws {
    try onNavigationStage { fixture in
      let page = fixture.stage.run { UIViewController() }
      let inner = fixture.stage.run { UINavigationController(rootViewController: fixture.c) }
      fixture.stage.run {
        embed(inner, in: page)
        inner.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
        fixture.navigation.pushViewController(page, animated: true)
      }
      try fixture.stage.settle()
      #expect(fixture.c.navigationController === inner)
      #expect(inner.navigationController === fixture.navigation)
      fixture.expectBalance(shown: [fixture.c])

      // Both stacks push at the same time.
      fixture.stage.run {
        inner.pushViewController(fixture.d, animated: true)
        fixture.navigation.pushViewController(fixture.b, animated: true)
      }
      try fixture.stage.settle()
      fixture.expectBalance(shown: [fixture.b])
      #expect(inner.viewControllers.count == 2)
      fixture.pop()
      try fixture.stage.settle()
      fixture.expectBalance(shown: [fixture.d])
      #expect(fixture.d.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))

      // A swipe at the edge of the screen belongs to the outer controller, and the inner one does
      // not receive it.
      fixture.stage.run { fixture.navigation.delegate = nil }
      try fixture.swipe(.far)
      #expect(fixture.navigation.topViewController === fixture.a)
      #expect(inner.viewControllers.count == 2)
      fixture.expectBalance(shown: [fixture.a])
    }
  }

  @Test(arguments: SwipeFinger.End.allCases)
  func `of two full-screen stacks, the inner one handles the swipe`(end: SwipeFinger.End)
    throws
  {
    try onNavigationStage { fixture in
      let page = fixture.stage.run { UIViewController() }
      let inner = fixture.stage.run { UINavigationController(rootViewController: fixture.c) }
      fixture.stage.run {
        embed(inner, in: page)
        fixture.navigation.delegate = nil
        fixture.navigation.pushViewController(page, animated: false)
        inner.pushViewController(fixture.d, animated: false)
      }
      try fixture.stage.settle()
      try fixture.swipe(end)

      #expect(inner.viewControllers.count == (end.finishes ? 1 : 2))
      #expect(fixture.navigation.viewControllers.count == 2)
      fixture.expectBalance(shown: [end.finishes ? fixture.c : fixture.d])
    }
  }

  @Test func `show pushes from a page, showDetail presents`() throws {
    try onNavigationStage { fixture in
      let inner = fixture.stage.run { UIViewController() }
      fixture.stage.run {
        embed(inner, in: fixture.a)
        inner.show(fixture.b, sender: nil)
      }
      try fixture.stage.settle()
      fixture.expectStack([fixture.a, fixture.b])
      fixture.stage.run { fixture.navigation.show(fixture.c, sender: nil) }
      try fixture.stage.settle()
      fixture.expectStack([fixture.a, fixture.b, fixture.c])
      #expect(fixture.log.heard("ND.didShow(C, true)"))

      fixture.stage.run { fixture.c.showDetailViewController(fixture.d, sender: nil) }
      try fixture.stage.settle()
      #expect(fixture.navigation.presentedViewController === fixture.d)
      #expect(fixture.navigation.viewControllers.count == 3)
      fixture.stage.run { fixture.navigation.dismiss(animated: false) }
      try fixture.stage.settle()
    }
  }

  @Test func `outside any container show presents`() throws {
    try onNavigationStage { fixture in
      fixture.stage.run {
        fixture.stage.window.rootViewController = fixture.b
        fixture.b.show(fixture.c, sender: nil)
      }
      try fixture.stage.settle()
      #expect(fixture.b.presentedViewController === fixture.c)
      fixture.stage.run { fixture.b.dismiss(animated: false) }
      try fixture.stage.settle()
    }
  }
}
