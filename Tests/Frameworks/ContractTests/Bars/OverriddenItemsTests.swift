import Stage
import Testing

/// A controller that overrides its bar items, as subclasses may in UIKit.
private final class OpinionatedController: UIViewController {
  private let item = UINavigationItem(title: "Own title")
  private let tab = UITabBarItem(title: "Own tab", image: nil, tag: 7)
  var hides = false

  override var navigationItem: UINavigationItem { item }
  override var tabBarItem: UITabBarItem! {
    get { tab }
    set { Issue.record("nobody asked for another tab: \(String(describing: newValue))") }
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { hides }
    set { hides = newValue }
  }
}

private final class TitledController: UIViewController {
  override var title: String? {
    get { "Computed" }
    set { _ = newValue }
  }
}

/// Containers show the items that a subclass returns from its overrides.
@MainActor
struct OverriddenItemsTests {
  @Test func `a navigation bar shows the item that a subclass returns`() throws {
    try onNavigationStage { fixture in
      let page = fixture.stage.run { OpinionatedController() }
      fixture.push(page)
      try fixture.stage.settle()

      #expect(fixture.navigation.navigationBar.topItem === page.navigationItem)
      #expect(fixture.navigation.navigationBar.topItem?.title == "Own title")
    }
  }

  @Test func `a tab bar shows the item that a subclass returns, also for a stack's root`() throws {
    try onTabStage { scene in
      let (page, root) = scene.stage.run { (OpinionatedController(), OpinionatedController()) }
      scene.stage.run {
        scene.tabs.viewControllers = [
          scene.a, page, UINavigationController(rootViewController: root),
        ]
      }
      #expect(scene.tabs.tabBar.items?.map(\.tag) == [0, 7, 7])
      try scene.tap(1)
      try scene.stage.settle()
      scene.expectShown(page)
    }
  }

  @Test func `a subclass may hide the tab bar`() throws {
    for hides in [false, true] {
      try onTabStage { scene in
        let page = scene.stage.run { OpinionatedController() }
        page.hides = hides
        scene.stage.run {
          let navigation = UINavigationController(rootViewController: UIViewController())
          scene.tabs.viewControllers = [navigation]
          navigation.pushViewController(page, animated: true)
        }
        try scene.stage.settle()
        #expect(scene.tabs.tabBar.isHidden == hides)
        scene.stage.run { scene.tabs.viewControllers = [scene.a] }
      }
    }
  }

  @Test func `items are named by the title that a subclass computes`() {
    let stage = Stage()
    stage.run {
      let page = TitledController()
      #expect(page.navigationItem.title == "Computed")
      #expect(page.tabBarItem.title == "Computed")
    }
    stage.close()
  }
}
