import Stage
import Testing
import UIKit

/// Views that end at bars instead of extending under them.
@MainActor
struct ExtendedEdgesTests {
  private final class Page: UIViewController {}

  private func shown(
    _ stage: Stage, translucent: Bool = true, _ prepare: (Page) -> Void
  ) -> (page: Page, navigation: UINavigationController) {
    let parts = stage.run {
      let page = Page()
      prepare(page)
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.isTranslucent = translucent
      return (page, navigation)
    }
    stage.show(parts.1)
    stage.advance(by: 0.1)
    return parts
  }

  @Test func `by default a view extends under the bar`() {
    let stage = Stage(device: .phone)
    let (page, navigation) = shown(stage) { _ in }

    #expect(page.view.frame == navigation.view.bounds)
    #expect(page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    stage.close()
  }

  @Test func `without the top edge the view begins below the bar`() {
    let stage = Stage(device: .phone)
    let (page, navigation) = shown(stage) { $0.edgesForExtendedLayout = [] }
    let bar = navigation.navigationBar.frame.maxY

    #expect(page.view.frame.minY == bar)
    #expect(page.view.frame.maxY == navigation.view.bounds.maxY)
    #expect(page.view.safeAreaInsets.top == 0)
    stage.close()
  }

  @Test func `a bar that is not translucent is not covered, unless the controller says so`() {
    let stage = Stage(device: .phone)
    let (page, navigation) = shown(stage, translucent: false) { _ in }
    #expect(page.view.frame.minY == navigation.navigationBar.frame.maxY)

    stage.run { page.extendedLayoutIncludesOpaqueBars = true }
    stage.advance(by: 0.1)
    #expect(page.view.frame == navigation.view.bounds)
    stage.close()
  }

  /// A page that hides the bar when it is about to appear, as start pages of apps do.
  private final class StartPage: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }

  @Test func `the first view fills the screen if it hides the bar when it appears`() {
    let stage = Stage(device: .phone)
    let (page, navigation) = stage.run {
      let page = StartPage()
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.isTranslucent = false
      return (page, navigation)
    }
    stage.show(navigation)
    stage.advance(by: 0.1)

    #expect(page.view.frame == navigation.view.bounds)
    stage.close()
  }

  @Test func `the view follows when the bar hides`() {
    let stage = Stage(device: .phone)
    let (page, navigation) = shown(stage) { $0.edgesForExtendedLayout = [] }

    stage.run { navigation.setNavigationBarHidden(true, animated: false) }
    stage.advance(by: 0.1)
    #expect(page.view.frame == navigation.view.bounds)

    stage.run { navigation.setNavigationBarHidden(false, animated: false) }
    stage.advance(by: 0.1)
    #expect(page.view.frame.minY == navigation.navigationBar.frame.maxY)
    stage.close()
  }

  @Test func `without the bottom edge the view ends at the tab bar`() {
    let stage = Stage(device: .phone)
    let (page, tabs) = stage.run {
      let page = Page()
      page.edgesForExtendedLayout = .top
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      return (page, tabs)
    }
    stage.show(tabs)
    stage.advance(by: 0.1)

    #expect(page.view.frame.maxY == tabs.tabBar.frame.minY)
    #expect(page.view.safeAreaInsets.bottom == 0)
    stage.close()
  }

  @Test func `a push ends at the frame that leaves out the bar`() {
    let stage = Stage(device: .phone)
    let (_, navigation) = shown(stage) { _ in }
    let second = stage.run {
      let second = Page()
      second.edgesForExtendedLayout = []
      navigation.pushViewController(second, animated: true)
      return second
    }
    stage.advance(by: 1)

    #expect(second.view.frame.minY == navigation.navigationBar.frame.maxY)
    stage.close()
  }

  // MARK: Toolbar

  @Test func `the toolbar is hidden at first, then shows the items of the top controller`() {
    let stage = Stage(device: .phone)
    let (page, navigation) = shown(stage) { _ in }
    #expect(navigation.isToolbarHidden && navigation.toolbar.superview == nil)

    stage.run {
      page.toolbarItems = [UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
      navigation.setToolbarHidden(false, animated: false)
    }
    stage.advance(by: 0.1)
    let bottom = navigation.view.safeAreaInsets.bottom
    #expect(navigation.toolbar.items?.map(\.title) == ["Do"])
    #expect(navigation.toolbar.frame.maxY == navigation.view.bounds.maxY - bottom)
    #expect(page.view.safeAreaInsets.bottom == bottom + navigation.toolbar.frame.height)

    stage.run { page.setToolbarItems(nil, animated: false) }
    stage.advance(by: 0.1)
    #expect(navigation.toolbar.items == nil)
    stage.run { navigation.setToolbarHidden(true, animated: true) }
    stage.advance(by: 1)
    #expect(navigation.toolbar.isHidden && page.view.safeAreaInsets.bottom == bottom)
    stage.close()
  }

  @Test func `bars may be of classes of the app's own`() {
    final class Bar: UINavigationBar {}
    let stage = Stage(device: .phone)
    stage.run {
      let own = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
      #expect(own.navigationBar is Bar)
      #expect(type(of: own.toolbar) == UIToolbar?.self)
      let wrong = UINavigationController(navigationBarClass: UIView.self, toolbarClass: nil)
      #expect(type(of: wrong.navigationBar) == UINavigationBar.self)
    }
    stage.close()
  }
}
