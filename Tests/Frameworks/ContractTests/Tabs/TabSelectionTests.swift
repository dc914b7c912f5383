import Stage
import TestSupport
import Testing

/// Facts G.1: the delegate calls for taps and for changes by code.
@MainActor
struct TabSelectionTests {
  @Test func `a tap calls shouldSelect, selects, and calls didSelect`() throws {
    try onTabStage { scene in
      try scene.tap(1)
      try scene.stage.settle()

      scene.expectTrace(
        "TB.shouldSelect(B) → TB.animationController(A to B) → TB.didSelect(B) "
          + "!TB.interactionController")
      scene.expectShown(scene.b)
    }
  }

  @Test func `a refused tap changes nothing`() throws {
    try onTabStage { scene in
      scene.delegate.allows = false
      try scene.tap(2)
      try scene.stage.settle()

      #expect(scene.log.events == ["TB.shouldSelect(C)"])
      scene.expectShown(scene.a)
    }
  }

  @Test func `a tap on the selected tab calls the delegate without appearance calls`() throws {
    try onTabStage { scene in
      try scene.tap(0)
      try scene.stage.settle()

      #expect(scene.log.events == ["TB.shouldSelect(A)", "TB.didSelect(A)"])
      scene.expectShown(scene.a)
    }
  }

  @Test func `C23 a change in code does not call the delegate`() throws {
    try onTabStage { scene in
      scene.select(2)
      try scene.stage.settle()

      scene.expectTrace("TB.animationController(A to C) !TB.shouldSelect !TB.didSelect")
      scene.expectShown(scene.c)
      #expect(scene.tabs.selectedIndex == 2)
    }
  }

  /// The order of the calls is not known (facts G.6), so the test only expects that each call comes
  /// once.
  @Test func `every controller receives its calls once in a plain change`() throws {
    try onTabStage { scene in
      scene.select(1)
      try scene.stage.settle()

      for call in [
        "B.viewDidLoad", "B.willAppear", "B.isAppearing", "B.didAppear", "A.willDisappear",
        "A.didDisappear",
      ] {
        #expect(scene.log.count(call) == 1, "\(call) in \(scene.log.events)")
      }
      #expect(!scene.log.heard("C.viewDidLoad"))
    }
  }

  @Test func `a change before the view is loaded is shown`() throws {
    let scene = TabStage()
    scene.select(1)
    #expect(!scene.log.heard("B.viewDidLoad"))
    scene.stage.show(scene.tabs)
    try scene.stage.settle()

    scene.expectTrace("B.willAppear → B.isAppearing → B.didAppear !A.willAppear !A.viewDidLoad")
    scene.expectShown(scene.b)
    scene.stage.close()
  }

  @Test func `an index beyond the tabs is refused with a warning`() throws {
    onTabStage { scene in
      scene.select(7)

      #expect(scene.stage.warnings.contains { $0.contains("selectedIndex 7") })
      scene.expectShown(scene.a)
    }
  }

  @Test func `new controllers keep the selected one, else the index, else select the first`() throws
  {
    try onTabStage { scene in
      scene.select(1)
      scene.stage.run { scene.tabs.viewControllers = [scene.b, scene.a, scene.c] }
      scene.expectShown(scene.b)

      scene.select(1)
      scene.stage.run { scene.tabs.viewControllers = [scene.c, scene.b] }
      scene.expectShown(scene.b)
      #expect(scene.a.parent == nil)

      scene.stage.run { scene.tabs.viewControllers = [scene.a] }
      try scene.stage.settle()
      scene.expectShown(scene.a)
      #expect(scene.tabs.selectedIndex == 0)
      #expect(scene.tabs.tabBar.items?.count == 1)
    }
  }

  @Test func `there is no selection without controllers`() throws {
    try onTabStage { scene in
      scene.stage.run { scene.tabs.viewControllers = nil }
      try scene.stage.settle()

      #expect(scene.tabs.selectedIndex == NSNotFound)
      #expect(scene.tabs.selectedViewController == nil)
      #expect(scene.a.parent == nil)
      scene.expectTrace("A.willDisappear → A.didDisappear")
    }
  }

  @Test func `a title names the tab, also if it is set later`() throws {
    onTabStage { scene in
      #expect(scene.tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
      scene.stage.run { scene.b.title = "Bee" }
      #expect(scene.tabs.tabBar.items?[1].title == "Bee")
      #expect(scene.a.tabBarController === scene.tabs)
    }
  }

  @Test func `a bar in a dark controller is dark from the start`() throws {
    let scene = TabStage()
    scene.stage.run { scene.tabs.overrideUserInterfaceStyle = .dark }
    scene.begin()
    try scene.stage.settle()

    let grounds = scene.tabs.tabBar.subviews.filter { $0.layer.cornerRadius > 0 }
      .compactMap { $0.layer.backgroundColor?.components?.first }
    #expect(!grounds.isEmpty && grounds.allSatisfy { $0 < 0.5 }, "\(grounds)")
    scene.stage.close()
  }

  /// The bar is 72 points high and at the bottom (facts G.8).
  @Test func `the bar's height is part of the controllers' safe area`() throws {
    onTabStage { scene in
      #expect(scene.stage.run { scene.a.view.safeAreaInsets.bottom } == 72)
      #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 780, width: 393, height: 72))
    }
  }
}
