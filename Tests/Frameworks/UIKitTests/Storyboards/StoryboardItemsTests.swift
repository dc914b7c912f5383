import Testing
import UIKit

/// Bar items, bars, embedded scenes and references to other storyboards.
@MainActor
struct StoryboardItemsTests {
  nonisolated private static let page = "customClass=\"DraftPage\" customModule=\"UIKitTests\""

  private static func page(_ items: String) -> String {
    Draft.document(
      """
      <scene><objects><viewController id="C" \(page)>
      \(items)
      </viewController></objects></scene>
      """, initial: "C")
  }

  // MARK: Mistakes

  nonisolated static let mistakes: [(items: String, message: String)] = [
    (
      "<navigationItem key=\"navigationItem\"><barButtonItem key=\"leftBarButtonItem\" systemItem=\"fly\"/></navigationItem>",
      "found systemItem=\"fly\" of <barButtonItem>, expected 'done', 'cancel', 'edit', 'save', "
        + "'add', 'flexibleSpace', 'fixedSpace', 'compose', 'reply', 'action', 'organize', "
        + "'bookmarks', 'search', 'refresh', 'stop', 'camera', 'trash', 'play', 'pause', 'rewind', "
        + "'fastForward', 'undo', 'redo', 'pageCurl', 'close'; change the value of 'systemItem'."
    ),
    (
      "<toolbarItems><button/></toolbarItems>",
      "found <button>, expected <barButtonItem>, <navigationItem>, <tabBarItem> or a collection "
        + "view's layout; check the element's name, or remove the element."
    ),
    (
      "<tabBarItem key=\"tabBarItem\" systemItem=\"fly\"/>",
      "found systemItem=\"fly\" of <tabBarItem>, expected 'more', 'favorites', 'featured', "
        + "'topRated', 'recents', 'contacts', 'history', 'bookmarks', 'search', 'downloads', "
        + "'mostRecent', 'mostViewed'; change the value of 'systemItem'."
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named`(_ mistake: (items: String, message: String)) {
    World()() {
      #expect(
        Draft.message(Self.page(mistake.items)) == "Draft.storyboard, line 4: \(mistake.message)")
    }
  }

  // MARK: Items

  @Test func `a tab bar item may be of the app's own class`() throws {
    try World()() {
      let controller = try #require(
        try Draft.controller(
          Self.page(
            "<tabBarItem key=\"tabBarItem\" title=\"News\" customClass=\"DraftTabItem\" "
              + "customModule=\"UIKitTests\"/>")))

      #expect(controller.tabBarItem is DraftTabItem)
      #expect(controller.tabBarItem?.title == "News")
    }
  }

  @Test func `a search bar has its settings`() throws {
    try World()() {
      let bar = try Draft.made(
        """
        <searchBar placeholder="Find" searchBarStyle="minimal" showsScopeBar="YES">\
        <textInputTraits key="textInputTraits" returnKeyType="go"/>\
        <scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles></searchBar>
        """, as: UISearchBar.self)

      #expect(bar?.placeholder == "Find")
      #expect(bar?.searchBarStyle == .minimal)
      #expect(bar?.scopeButtonTitles == ["A", "B"])
      #expect(bar?.searchTextField.returnKeyType == .go)
    }
  }

  @Test func `a navigation item has its title and buttons, which are connected`() throws {
    try World()() {
      World.current.service(ActionRegistry.self).add([
        Selector("pressed:") { (page: DraftPage) in
          { (item: UIBarButtonItem) in page.heard.append("pressed \(item.tag)") }
        }
      ])
      let controller = try #require(
        try Draft.controller(
          Self.page(
            """
            <navigationItem key="navigationItem" title="Hello" prompt="Well" largeTitleDisplayMode="never">
            <barButtonItem key="leftBarButtonItem" systemItem="action" tag="4" id="L"><connections>
            <action selector="pressed:" destination="C"/></connections></barButtonItem>
            <rightBarButtonItems><barButtonItem title="A" style="done" id="R1"/><barButtonItem title="B" enabled="NO" id="R2"/></rightBarButtonItems>
            <view key="titleView" tag="9" id="T"/></navigationItem>
            """)) as? DraftPage)
      let item = controller.navigationItem

      #expect(item.title == "Hello" && item.prompt == "Well")
      #expect(item.largeTitleDisplayMode == .never)
      #expect(item.titleView?.tag == 9)
      #expect(item.rightBarButtonItems?.map(\.title) == ["A", "B"])
      #expect(item.rightBarButtonItems?.first?.style == .done)
      #expect(item.rightBarButtonItems?.last?.isEnabled == false)
      item.leftBarButtonItem?.perform(from: controller)
      #expect(controller.heard.last == "pressed 4")
    }
  }

  @Test func `a tab bar item and toolbar items belong to the controller`() throws {
    try World()() {
      let controller = try #require(
        try Draft.controller(
          Self.page(
            """
            <tabBarItem key="tabBarItem" title="Tab" badgeValue="3" id="T"/>
            <toolbarItems><barButtonItem systemItem="flexibleSpace" id="F"/><barButtonItem title="Do" id="D"/></toolbarItems>
            """)))

      #expect(controller.tabBarItem.title == "Tab" && controller.tabBarItem.badgeValue == "3")
      #expect(controller.toolbarItems?.map(\.title) == [nil, "Do"])
    }
  }

  // MARK: Bars and containers

  @Test func `a navigation controller's bar has the settings of the file`() throws {
    try World()() {
      let xml = Draft.document(
        """
        <scene><objects><navigationController id="N">
        <navigationBar key="navigationBar" translucent="NO" largeTitles="YES" id="B">
        <rect key="frame" x="0" y="20" width="320" height="44"/>
        <color key="barTintColor" white="0" alpha="1"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
        </navigationBar>
        <connections><segue kind="relationship" relationship="rootViewController" destination="C"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="C"/></objects></scene>
        """, initial: "N")
      let controller = try #require(try Draft.controller(xml) as? UINavigationController)
      let bar = controller.navigationBar

      #expect(!bar.isTranslucent && bar.prefersLargeTitles)
      #expect(bar.barTintColor == UIColor(white: 0, alpha: 1))
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
    }
  }

  @Test func `a tab bar controller has its tabs, in the file's order`() throws {
    try World()() {
      let xml = Draft.document(
        """
        <scene><objects><tabBarController id="T"><connections>
        <segue kind="relationship" relationship="viewControllers" destination="A"/>
        <segue kind="relationship" relationship="viewControllers" destination="B"/>
        </connections></tabBarController></objects></scene>
        <scene><objects><viewController id="A" title="A"/></objects></scene>
        <scene><objects><viewController id="B" title="B"/></objects></scene>
        """, initial: "T")
      let controller = try #require(try Draft.controller(xml) as? UITabBarController)
      #expect(controller.viewControllers?.map(\.title) == ["A", "B"])
    }
  }

  @Test func `an embedded scene becomes a child that fills its view before viewDidLoad`() throws {
    try World()() {
      let xml = Draft.document(
        """
        <scene><objects><viewController id="C" \(Self.page)><view key="view" id="V"><subviews>
        <containerView id="W"><rect key="frame" x="5" y="6" width="70" height="80"/>
        <connections><segue kind="embed" destination="E"/></connections></containerView>
        </subviews></view></viewController></objects></scene>
        <scene><objects><viewController id="E" title="Inner"/></objects></scene>
        """, initial: "C")
      let controller = try #require(try Draft.controller(xml) as? DraftPage)
      controller.loadViewIfNeeded()

      #expect(controller.children.map(\.title) == ["Inner"])
      #expect(controller.view.subviews.first?.subviews.first === controller.children[0].view)
      #expect(controller.children[0].view.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
    }
  }

  // MARK: References

  @Test func `a placeholder stands for a scene of another storyboard`() throws {
    try World()() {
      let other = Draft.document(
        "<scene><objects><viewController id=\"O\" title=\"Other\" storyboardIdentifier=\"other\"/></objects></scene>",
        initial: "O")
      World.current.service(StoryboardStore.self).add(
        try StoryboardFile(name: "Other", xml: Data(other.utf8)))
      let xml = Draft.document(
        """
        <scene><objects><viewController id="C"><connections>
        <segue kind="show" identifier="go" destination="P"/></connections></viewController></objects></scene>
        <scene><objects><viewControllerPlaceholder storyboardName="Other" id="P"/></objects></scene>
        """, initial: "C")
      let controller = try #require(try Draft.controller(xml))
      let navigation = UINavigationController(rootViewController: controller)
      controller.performSegue(withIdentifier: "go", sender: nil)

      #expect(navigation.viewControllers.last?.title == "Other")
    }
  }

  nonisolated private static let cycles: [(document: String, message: String)] = [
    (
      """
      <scene><objects><viewController id="C"><view key="view" id="V"><subviews>
      <containerView id="W"><connections>
      <segue kind="embed" destination="C"/></connections></containerView>
      </subviews></view></viewController></objects></scene>
      """,
      "line 3: found <viewController id=\"C\"> inside itself, expected relationships and embedded "
        + "scenes without a cycle"
    ),
    (
      """
      <scene><objects><navigationController id="C"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="A"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id="A"><view key="view" id="V"><subviews>
      <containerView id="W"><connections>
      <segue kind="embed" destination="P"/></connections></containerView>
      </subviews></view></viewController></objects></scene>
      <scene><objects>
      <viewControllerPlaceholder storyboardName="Draft" id="P"/></objects></scene>
      """,
      "line 3: found <navigationController id=\"C\"> inside itself"
    ),
    (
      """
      <scene><objects><viewControllerPlaceholder storyboardName="Draft" id="C"/></objects></scene>
      """,
      "line 3: found a reference that leads back to itself, expected a reference to a scene"
    ),
  ]

  @Test(arguments: 0..<3) func `a scene that contains itself is raised`(index: Int) async {
    let document = Self.cycles[index].document
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [document = document as String] in
      try await MainActor.run {
        let controller = try Draft.controller(Draft.document(document, initial: "C"))
        controller?.loadViewIfNeeded()
        (controller as? UINavigationController)?.topViewController?.loadViewIfNeeded()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Draft.storyboard, \(Self.cycles[index].message)"), "\(text)")
  }

  @Test func `a reference to a missing storyboard is raised`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let xml = Draft.document(
          """
          <scene><objects><viewControllerPlaceholder storyboardName="Nowhere" id="P"/></objects></scene>
          """, initial: "P")
        _ = try Draft.controller(xml)
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(
        "Draft.storyboard, line 3: found a reference to the storyboard 'Nowhere', expected a "
          + "storyboard with this name in the bundle; add the storyboard, or change the "
          + "reference.") == true)
  }
}
