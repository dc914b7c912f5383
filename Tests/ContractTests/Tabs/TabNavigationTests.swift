import Stage
import Testing

/// Navigation stacks in tabs.
@MainActor
struct TabNavigationTests {
  /// The first tab holds a stack of A and more.
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

  @Test func `a tap at the selected tab goes back to the root of its stack`() throws {
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

  @Test func `a stack has the tab of its root`() throws {
    try onNestedStage { scene, navigation in
      #expect(navigation.tabBarItem === scene.a.tabBarItem)
      #expect(scene.a.tabBarController === scene.tabs)
      scene.stage.run { navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1) }
      #expect(scene.tabs.tabBar.items?.first?.title == "Own")
    }
  }

  @Test func `a pushed controller may hide the bar, and a pop brings it back`() throws {
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
}
