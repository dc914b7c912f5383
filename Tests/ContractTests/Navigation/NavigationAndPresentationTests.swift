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
    _ journey: Journey, _ stack: [UIViewController], _ style: UIModalPresentationStyle,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      areSame(journey.navigation.viewControllers, stack),
      sourceLocation: sourceLocation)
    #expect(
      journey.navigation.presentedViewController === journey.d, sourceLocation: sourceLocation)
    let below = covers(style) ? [] : [stack.last].compactMap { $0 }
    journey.expectBalance(shown: below + [journey.d], sourceLocation: sourceLocation)

    journey.stage.run { journey.navigation.dismiss(animated: true) }
    try journey.stage.settle()
    journey.expectStack(stack, sourceLocation: sourceLocation)
    journey.expectBalance(
      shown: [stack.last].compactMap { $0 }, sourceLocation: sourceLocation)
    #expect(journey.stage.warnings == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: styles, Presenter.allCases)
  func `a presentation begins while a push runs`(
    style: UIModalPresentationStyle, presenter: Presenter
  ) throws {
    try onJourney { journey in
      journey.d.modalPresentationStyle = style
      journey.push(journey.b)
      journey.stage.advance(by: 0.1)
      journey.stage.run {
        let presenter = presenter == .navigation ? journey.navigation : journey.b
        presenter.present(journey.d, animated: true)
      }
      try journey.stage.settle()

      #expect(journey.log.count("ND.didShow") == 1)
      try checkPresented(journey, [journey.a, journey.b], style)
    }
  }

  @Test(arguments: Scrub.allCases, moments)
  func `a push runs while a presentation that covers it is cancelled`(
    scrub: Scrub, moment: Double
  ) throws {
    try onJourney { journey in
      let delegate = LoggingDelegate(journey.log)
      (delegate.animator, delegate.presentInteractor) = (journey.animator, journey.interactor)
      (delegate.dismissInteractor, journey.animator.duration) = (journey.interactor, 0.5)
      journey.d.modalPresentationStyle = .fullScreen
      if scrub == .dismissal {
        journey.stage.run { journey.navigation.present(journey.d, animated: false) }
        try journey.stage.settle()
      }
      journey.d.transitioningDelegate = delegate
      if scrub == .presentation { journey.push(journey.b) }
      journey.stage.run {
        if scrub == .presentation {
          journey.navigation.present(journey.d, animated: true)
        } else {
          journey.navigation.dismiss(animated: true)
        }
      }
      journey.stage.run { journey.interactor.update(0.3) }
      journey.stage.tick()
      if scrub == .dismissal { journey.push(journey.b) }
      journey.stage.advance(by: moment)
      journey.stage.run { journey.interactor.cancel() }
      try journey.stage.settle()

      #expect(journey.navigation.viewControllers.count == 2)
      #expect(journey.stage.warnings == [])
      journey.expectBalance(shown: [scrub == .presentation ? journey.b : journey.d])
      journey.d.transitioningDelegate = nil
      if scrub == .dismissal { journey.stage.run { journey.navigation.dismiss(animated: false) } }
      try journey.stage.settle()
      journey.expectStack([journey.a, journey.b])
      journey.expectBalance(shown: [journey.b])
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
    try onJourney { journey in
      journey.d.modalPresentationStyle = style
      journey.stage.run { journey.navigation.present(journey.d, animated: true) }
      journey.stage.advance(by: 0.1)
      journey.push(journey.b, animated: animated)
      try journey.stage.settle()

      try checkPresented(journey, [journey.a, journey.b], style)
    }
  }

  @Test(arguments: styles, [false, true])
  func `a pop is requested during a dismissal`(
    style: UIModalPresentationStyle, animated: Bool
  ) throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      journey.d.modalPresentationStyle = style
      journey.stage.run { journey.navigation.present(journey.d, animated: false) }
      try journey.stage.settle()
      journey.stage.run { journey.navigation.dismiss(animated: true) }
      journey.stage.advance(by: 0.1)
      journey.pop(animated: animated)
      try journey.stage.settle()

      journey.expectStack([journey.a])
      journey.expectBalance(shown: [journey.a])
      #expect(journey.stage.warnings == [])
    }
  }

  /// The times at which the push begins, in seconds after the start of the presentation. Each push
  /// begins during the presentation's animation, and the later pushes end after this animation.
  nonisolated static let moments = [0, 0.1, 0.3, 0.45]

  @Test(arguments: styles, moments)
  func `a navigation controller inside a presentation works like any other`(
    style: UIModalPresentationStyle, moment: Double
  ) throws {
    try onJourney { journey in
      let host = journey.stage.run { UIViewController() }
      journey.stage.run {
        journey.stage.window.rootViewController = host
        journey.navigation.modalPresentationStyle = style
        host.present(journey.navigation, animated: true)
      }
      journey.stage.advance(by: moment)
      journey.push(journey.b)
      try journey.stage.settle()
      journey.expectStack([journey.a, journey.b])
      journey.expectBalance(shown: [journey.b])
      #expect(journey.log.events.filter { $0.hasPrefix("ND.didShow(B") }.count == 1)

      journey.push(journey.c)
      try journey.stage.settle()
      #expect(journey.c.view.frame.size == journey.navigation.view.bounds.size)
      journey.pop()
      journey.stage.run { host.dismiss(animated: true) }
      try journey.stage.settle()
      journey.expectBalance(shown: [])
      #expect(journey.stage.warnings == [])
    }
  }

  @Test func `a pop removes what the top controller presents`() throws {
    try onJourney { journey in
      try journey.stack([journey.a, journey.b])
      journey.stage.run { journey.b.present(journey.d, animated: false) }
      try journey.stage.settle()
      #expect(journey.navigation.visibleViewController === journey.d)
      #expect(journey.navigation.topViewController === journey.b)
      journey.stage.run { journey.navigation.dismiss(animated: false) }
      journey.pop()
      try journey.stage.settle()

      #expect(journey.navigation.visibleViewController === journey.a)
      journey.expectStack([journey.a])
      journey.expectBalance(shown: [journey.a])
    }
  }

  @Test(arguments: styles, [false, true])
  func `a stack in a tab of a presented controller is dismissed during its push`(
    style: UIModalPresentationStyle, isSteered: Bool
  ) throws {
    try onJourney { journey in
      let (tabs, inner) = journey.stage.run {
        (UITabBarController(), UINavigationController(rootViewController: journey.b))
      }
      journey.stage.run {
        tabs.viewControllers = [inner, journey.d]
        tabs.modalPresentationStyle = style
        inner.delegate = journey.delegate
        journey.c.hidesBottomBarWhenPushed = true
        journey.navigation.present(tabs, animated: true)
      }
      try journey.stage.settle()
      #expect(journey.b.tabBarController === tabs && tabs.presentingViewController != nil)
      #expect(journey.b.appearance == .appeared)
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = isSteered ? journey.interactor : nil
      journey.stage.run { inner.pushViewController(journey.c, animated: true) }
      if isSteered { journey.stage.run { journey.interactor.update(0.5) } }
      journey.stage.advance(by: 0.1)
      journey.stage.run { journey.c.dismiss(animated: true) }
      journey.stage.advance(by: 0.1)
      if isSteered { journey.stage.run { journey.interactor.cancel() } }
      try journey.stage.settle()

      #expect(tabs.presentingViewController == nil)
      #expect(inner.viewControllers == (isSteered ? [journey.b] : [journey.b, journey.c]))
      journey.expectStack([journey.a])
      journey.expectBalance(shown: [journey.a])
      journey.delegate.release()
    }
  }

  @Test func `the visible controller is the presented one, whichever presents it`() throws {
    for presenter in Presenter.allCases {
      try onJourney { journey in
        #expect(journey.navigation.visibleViewController === journey.a)
        journey.stage.run {
          let presenter = presenter == .navigation ? journey.navigation : journey.a
          presenter.present(journey.d, animated: false)
        }
        try journey.stage.settle()
        #expect(journey.navigation.visibleViewController === journey.d)
        #expect(journey.navigation.topViewController === journey.a)
        journey.stage.run { journey.navigation.dismiss(animated: false) }
        try journey.stage.settle()
        #expect(journey.navigation.visibleViewController === journey.a)
      }
    }
  }

  @Test(arguments: [false, true])
  func `two stacks side by side run transitions at the same time`(isCancelled: Bool) throws {
    try onJourney { journey in
      let other = journey.stage.run { UINavigationController(rootViewController: journey.c) }
      let host = journey.stage.run { UIViewController() }
      journey.stage.run {
        journey.stage.window.rootViewController = host
        embed(journey.navigation, in: host)
        embed(other, in: host)
        other.view.frame.origin.x = 200
      }
      try journey.stage.settle()
      journey.forget()
      journey.delegate.animator = journey.animator
      journey.delegate.interactor = journey.interactor
      journey.push(journey.b)
      journey.stage.run { journey.interactor.update(0.5) }
      journey.stage.run { other.pushViewController(journey.d, animated: true) }
      journey.stage.advance(by: 0.5)
      #expect(journey.d.appearance == .appeared)
      #expect(journey.b.appearance == .appearing)
      journey.stage.run {
        if isCancelled { journey.interactor.cancel() } else { journey.interactor.finish() }
      }
      try journey.stage.settle()

      journey.expectBalance(shown: [isCancelled ? journey.a : journey.b, journey.d])
      journey.stage.run {
        expel(other)
        expel(journey.navigation)
        journey.stage.window.rootViewController = journey.navigation
      }
      try journey.stage.settle()
    }
  }

  @Test func `a controller nested in a page of another keeps its own stack`() throws {
    try onJourney { journey in
      let page = journey.stage.run { UIViewController() }
      let inner = journey.stage.run { UINavigationController(rootViewController: journey.c) }
      journey.stage.run {
        embed(inner, in: page)
        inner.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
        journey.navigation.pushViewController(page, animated: true)
      }
      try journey.stage.settle()
      #expect(journey.c.navigationController === inner)
      #expect(inner.navigationController === journey.navigation)
      journey.expectBalance(shown: [journey.c])

      // Both stacks push at the same time.
      journey.stage.run {
        inner.pushViewController(journey.d, animated: true)
        journey.navigation.pushViewController(journey.b, animated: true)
      }
      try journey.stage.settle()
      journey.expectBalance(shown: [journey.b])
      #expect(inner.viewControllers.count == 2)
      journey.pop()
      try journey.stage.settle()
      journey.expectBalance(shown: [journey.d])
      #expect(journey.d.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))

      // A swipe at the edge of the screen belongs to the outer controller, and the inner one does
      // not receive it.
      journey.stage.run { journey.navigation.delegate = nil }
      try journey.swipe(.far)
      #expect(journey.navigation.topViewController === journey.a)
      #expect(inner.viewControllers.count == 2)
      journey.expectBalance(shown: [journey.a])
    }
  }

  @Test(arguments: SwipeFinger.End.allCases)
  func `of two full-screen stacks, the inner one handles the swipe`(end: SwipeFinger.End)
    throws
  {
    try onJourney { journey in
      let page = journey.stage.run { UIViewController() }
      let inner = journey.stage.run { UINavigationController(rootViewController: journey.c) }
      journey.stage.run {
        embed(inner, in: page)
        journey.navigation.delegate = nil
        journey.navigation.pushViewController(page, animated: false)
        inner.pushViewController(journey.d, animated: false)
      }
      try journey.stage.settle()
      try journey.swipe(end)

      #expect(inner.viewControllers.count == (end.finishes ? 1 : 2))
      #expect(journey.navigation.viewControllers.count == 2)
      journey.expectBalance(shown: [end.finishes ? journey.c : journey.d])
    }
  }

  @Test func `show pushes from a page, showDetail presents`() throws {
    try onJourney { journey in
      let inner = journey.stage.run { UIViewController() }
      journey.stage.run {
        embed(inner, in: journey.a)
        inner.show(journey.b, sender: nil)
      }
      try journey.stage.settle()
      journey.expectStack([journey.a, journey.b])
      journey.stage.run { journey.navigation.show(journey.c, sender: nil) }
      try journey.stage.settle()
      journey.expectStack([journey.a, journey.b, journey.c])
      #expect(journey.log.heard("ND.didShow(C, true)"))

      journey.stage.run { journey.c.showDetailViewController(journey.d, sender: nil) }
      try journey.stage.settle()
      #expect(journey.navigation.presentedViewController === journey.d)
      #expect(journey.navigation.viewControllers.count == 3)
      journey.stage.run { journey.navigation.dismiss(animated: false) }
      try journey.stage.settle()
    }
  }

  @Test func `outside any container show presents`() throws {
    try onJourney { journey in
      journey.stage.run {
        journey.stage.window.rootViewController = journey.b
        journey.b.show(journey.c, sender: nil)
      }
      try journey.stage.settle()
      #expect(journey.b.presentedViewController === journey.c)
      journey.stage.run { journey.b.dismiss(animated: false) }
      try journey.stage.settle()
    }
  }
}
