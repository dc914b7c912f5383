import Stage
import TestSupport
import Testing

/// A storyboard whose first scene is a navigation controller.
@MainActor
struct NavigationSegueTests {
  private func stage(_ segue: String) throws -> (Stage, UINavigationController, SeguePage) {
    var storyboards = Storyboards()
    try storyboards.embed("Stack", Data(Self.xml(segue).utf8))
    storyboards.connect(SeguePage.self) { $0.action("backHere:", SeguePage.backHere) }
    let stage = Stage(storyboards: storyboards)
    let navigation = try #require(
      stage.run { UIStoryboard(name: "Stack", bundle: nil).instantiateInitialViewController() }
        as? UINavigationController)
    stage.show(navigation)
    let root = try #require(navigation.topViewController as? SeguePage)
    return (stage, navigation, root)
  }

  private static func xml(_ segue: String) -> String {
    let page = "customClass=\"SeguePage\" customModule=\"ContractTests\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="N"><scenes>
      <scene><objects><navigationController id="N" sceneMemberID="viewController"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="A"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id="A" title="A" \(page)><view key="view"><subviews>
      <button><rect key="frame" x="0" y="0" width="50" height="50"/>
      <connections>\(segue)</connections></button></subviews></view></viewController>
      </objects></scene>
      <scene><objects><viewController id="B" title="B" \(page)><view key="view"><subviews>
      <button><rect key="frame" x="0" y="0" width="50" height="50"/>
      <connections><segue kind="unwind" destination="X" unwindAction="backHere:"/></connections>
      </button></subviews></view></viewController><exit id="X"/></objects></scene>
      </scenes></document>
      """
  }

  private func tap(_ stage: Stage, _ page: UIViewController?) {
    stage.run { (page?.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
  }

  @Test func `its relationship supplies the root controller`() throws {
    let (stage, navigation, root) = try stage("")

    #expect(navigation.viewControllers == [root])
    #expect(root.title == "A" && root.appearance == .appeared)
    #expect(root.navigationController === navigation)
    stage.close()
  }

  @Test func `a show segue pushes, and an unwind pops`() throws {
    let (stage, navigation, root) = try stage("<segue kind=\"show\" destination=\"B\"/>")
    tap(stage, root)
    try stage.settle()
    let pushed = navigation.topViewController
    #expect(navigation.viewControllers.count == 2 && pushed?.title == "B")
    #expect(pushed?.presentingViewController == nil)

    tap(stage, pushed)
    try stage.settle()
    #expect(navigation.viewControllers == [root])
    #expect(root.appearance == .appeared && pushed?.appearance == .disappeared)
    stage.expectRest()
    stage.close()
  }

  @Test(arguments: ["showDetail", "presentation"])
  func `any other segue presents`(kind: String) throws {
    let (stage, navigation, root) = try stage("<segue kind=\"\(kind)\" destination=\"B\"/>")
    tap(stage, root)
    try stage.settle()

    #expect(navigation.viewControllers == [root])
    #expect(navigation.presentedViewController?.title == "B")
    stage.close()
  }
}
