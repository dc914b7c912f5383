import Stage
import TestSupport
import Testing

/// Navigation stacks in tabs.
@MainActor
struct TabNavigationTests {
  /// Runs a case in which the first tab contains a navigation stack with A as its root.
  private func onNestedStage(
    _ play: @MainActor (TabStage, UINavigationController) throws -> Void
  ) throws {
    try onTabStage { scene in
      let navigation = scene.stage.run {
        scene.tabs.viewControllers = [scene.c]
        let navigation = UINavigationController(rootViewController: scene.a)
        scene.tabs.viewControllers = [navigation, scene.c]
        scene.tabs.selectedIndex = 0
        return navigation
      }
      try scene.stage.settle()
      scene.log.clear()
      try play(scene, navigation)
    }
  }

  @Test func `a tap on the selected tab pops its stack to the root`() throws {
    try onNestedStage { scene, navigation in
      scene.stage.run { navigation.pushViewController(scene.b, animated: false) }
      try scene.stage.settle()
      scene.log.clear()
      try scene.tap(0, of: 2)
      try scene.stage.settle()

      #expect(navigation.viewControllers == [scene.a])
      scene.expectTrace("B.willDisappear(true) → A.willAppear(true) → B.didDisappear → A.didAppear")
      #expect(scene.log.count("TB.didSelect") == 1)
    }
  }

  @Test func `a stack keeps its state while another tab is shown`() throws {
    try onNestedStage { scene, navigation in
      scene.stage.run { navigation.pushViewController(scene.b, animated: false) }
      try scene.stage.settle()
      scene.log.clear()
      scene.select(1)
      scene.select(0)
      try scene.stage.settle()

      #expect(navigation.topViewController === scene.b)
      scene.expectTrace(
        "B.willDisappear → B.didDisappear → B.willAppear → B.didAppear !A.willAppear")
    }
  }

  @Test func `a stack uses its root's tab item`() throws {
    try onNestedStage { scene, navigation in
      #expect(navigation.tabBarItem === scene.a.tabBarItem)
      #expect(scene.a.tabBarController === scene.tabs)
      scene.stage.run { navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1) }
      #expect(scene.tabs.tabBar.items?.first?.title == "Own")
    }
  }

  @Test func `a pushed controller may hide the bar, and a pop shows it again`() throws {
    try onNestedStage { scene, navigation in
      let bar = scene.tabs.tabBar
      scene.b.hidesBottomBarWhenPushed = true
      scene.stage.run { navigation.pushViewController(scene.b, animated: true) }
      scene.stage.advance(by: 0.1)
      #expect(scene.stage.run { scene.b.view.safeAreaInsets.bottom } == 34)
      try scene.stage.settle()
      #expect(bar.isHidden)
      #expect(scene.stage.run { scene.b.view.safeAreaInsets.bottom } == 34)

      scene.stage.run { _ = navigation.popViewController(animated: true) }
      try scene.stage.settle()
      #expect(!bar.isHidden)
      #expect(bar.alpha == 1 && bar.transform == .identity)
      #expect(scene.stage.run { scene.a.view.safeAreaInsets.bottom } == 72)
    }
  }

  @Test func `a cancelled pop hides the bar again, and another tab shows it`() throws {
    try onNestedStage { scene, navigation in
      let bar = scene.tabs.tabBar
      scene.b.hidesBottomBarWhenPushed = true
      scene.stage.run { navigation.pushViewController(scene.b, animated: false) }
      try scene.stage.settle()
      let before = scene.stage.dump(scene.tabs.view)

      scene.stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 3, y: 400), .init(.move, t: 0.4, x: 150, y: 400),
              .init(.move, t: 0.8, x: 150, y: 400), .init(.up, t: 0.9, x: 150, y: 400),
            ]
          ]))
      scene.stage.advance(by: 0.5)
      #expect(!bar.isHidden)
      try scene.stage.settle()

      #expect(navigation.topViewController === scene.b)
      #expect(bar.isHidden)
      #expect(before.differences(to: scene.stage.dump(scene.tabs.view)) == [])

      scene.select(1)
      try scene.stage.settle()
      #expect(!bar.isHidden)
      scene.select(0)
      try scene.stage.settle()
      #expect(bar.isHidden)
    }
  }

  @Test func `the bar stays hidden as long as a controller below hides it`() throws {
    try onNestedStage { scene, navigation in
      let bar = scene.tabs.tabBar
      let last = scene.stage.run { UIViewController() }
      scene.b.hidesBottomBarWhenPushed = true
      for pushed in [scene.b, last] {
        scene.stage.run { navigation.pushViewController(pushed, animated: true) }
        try scene.stage.settle()
        #expect(bar.isHidden)
      }
      scene.stage.play(SwipeFinger(end: .near).script)
      for _ in 0..<60 {
        scene.stage.tick()
        #expect(bar.isHidden)
      }
      try scene.stage.settle()
      #expect(navigation.topViewController === last)

      scene.stage.run {
        navigation.setViewControllers([scene.a, last], animated: false)
      }
      try scene.stage.settle()
      #expect(!bar.isHidden)
      scene.stage.run { navigation.setViewControllers([scene.a, scene.b, last], animated: true) }
      try scene.stage.settle()
      #expect(bar.isHidden)
      scene.stage.run { _ = navigation.popToRootViewController(animated: true) }
      try scene.stage.settle()
      #expect(!bar.isHidden && bar.alpha == 1)
    }
  }

  @Test func `a stack inside another container hides the bar as well`() throws {
    try onTabStage { scene in
      let (outer, navigation) = scene.stage.run {
        (UIViewController(), UINavigationController(rootViewController: scene.a))
      }
      scene.stage.run {
        scene.tabs.viewControllers = [outer, scene.c]
        scene.tabs.selectedIndex = 0
        embed(navigation, in: outer)
        scene.b.hidesBottomBarWhenPushed = true
      }
      try scene.stage.settle()
      let bar = scene.tabs.tabBar
      for animated in [true, false] {
        scene.stage.run { navigation.pushViewController(scene.b, animated: animated) }
        try scene.stage.settle()
        #expect(bar.isHidden)
        scene.select(1)
        #expect(!bar.isHidden)
        scene.select(0)
        #expect(bar.isHidden)
        scene.stage.run { _ = navigation.popViewController(animated: animated) }
        try scene.stage.settle()
        #expect(!bar.isHidden && bar.alpha == 1)
      }
    }
  }

  @Test func `a new root, or a new item of the root, shows in the bar and can be tapped`()
    throws
  {
    try onNestedStage { scene, navigation in
      scene.stage.run { scene.a.tabBarItem = UITabBarItem(title: "Late", image: nil, tag: 1) }
      #expect(scene.tabs.tabBar.items?.first?.title == "Late")

      scene.stage.run {
        scene.b.title = "Other"
        navigation.setViewControllers([scene.b], animated: false)
      }
      try scene.stage.settle()
      #expect(scene.tabs.tabBar.items?.map(\.title) == ["Other", "C"])
      scene.select(1)
      try scene.stage.settle()
      try scene.tap(0, of: 2)
      try scene.stage.settle()
      #expect(scene.tabs.selectedViewController === navigation)
    }
  }

  @Test(arguments: ["waiting", "running", "held", "finishing", "cancelling"])
  func `switching tabs during a stack's transition leaves all controllers consistent`(
    moment: String
  ) throws {
    for isPop in [false, true] {
      try onNestedStage { scene, navigation in
        if isPop {
          scene.stage.run { navigation.pushViewController(scene.b, animated: false) }
          try scene.stage.settle()
        }
        let delegate = LoggingNavigationDelegate(scene.log)
        delegate.animator = scene.animator
        let isHeld = moment != "waiting" && moment != "running"
        if isHeld { delegate.interactor = scene.interactor }
        scene.stage.run { navigation.delegate = delegate }
        @MainActor func ask() {
          if isPop {
            navigation.popViewController(animated: true)
          } else {
            navigation.pushViewController(scene.b, animated: true)
          }
        }
        if moment == "waiting" {
          scene.stage.run {
            ask()
            scene.tabs.selectedIndex = 1
          }
        } else {
          scene.stage.run { ask() }
          scene.stage.run { if isHeld { scene.interactor.update(0.5) } }
          scene.stage.advance(by: 0.05)
          scene.stage.run {
            if moment == "finishing" { scene.interactor.finish() }
            if moment == "cancelling" { scene.interactor.cancel() }
          }
          scene.stage.tick()
          scene.select(1)
        }
        try scene.stage.settle()
        scene.expectShown(scene.c)
        #expect(scene.a.appearance == .disappeared && scene.b.appearance == .disappeared)
        #expect(!scene.tabs.tabBar.isHidden)
        delegate.release()

        scene.select(0)
        try scene.stage.settle()
        let goesBack = moment == "held" || moment == "cancelling"
        let isLong = isPop == goesBack
        let stack = isLong ? [scene.a, scene.b] : [scene.a]
        #expect(navigation.viewControllers == stack, "\(moment) \(isPop)")
        for controller in [scene.a, scene.b] {
          let isShown = controller === stack.last
          #expect((controller.appearance == .appeared) == isShown, "\(moment) \(isPop)")
          #expect((controller.viewIfLoaded?.window != nil) == isShown, "\(moment) \(isPop)")
        }
        #expect(scene.stage.warnings == [])
        scene.stage.run { navigation.setViewControllers([scene.a], animated: false) }
        try scene.stage.settle()
      }
    }
  }
}
