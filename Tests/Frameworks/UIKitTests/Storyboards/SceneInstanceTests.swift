import Testing
import UIKit

/// The objects that are created from a scene: classes, outlets, actions, recognizers, runtime
/// attributes.
@MainActor
struct SceneInstanceTests {
  nonisolated private static let page = "customClass=\"DraftPage\" customModule=\"UIKitTests\""

  /// A page with a button with the tag 5 and labels with the texts "Hi" and "Ho".
  nonisolated private static func scene(
    _ connections: String, button: String = "", attributes: String = "", objects: String = "",
    view: String = ""
  ) -> String {
    Draft.document(
      """
      <scene><objects><viewController id="C" \(page)>
      <view key="view" id="V" \(view)><subviews>
      <label id="L" text="Hi"/><label id="M" text="Ho"/>
      <button id="B" tag="5"><connections>\(button)</connections></button>
      </subviews></view>
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
      <connections>
      \(connections)
      </connections>
      </viewController><placeholder id="R" placeholderIdentifier="IBFirstResponder"/>\(objects)
      </objects></scene>
      """, initial: "C")
  }

  /// The registration that an app would write for `DraftPage`.
  private static let selectors: [Selector] = [
    Selector("setCard:") { (page: DraftPage) in { (label: UILabel) in page.card = label } },
    Selector("setCards:") { (page: DraftPage) in { (labels: [UILabel]) in page.cards = labels } },
    Selector("setRadius:") { (page: DraftPage) in { (radius: CGFloat) in page.radius = radius } },
    Selector("tapped:", DraftPage.tapped),
    Selector("setLabel:") { (view: DraftView) in { (label: UILabel) in view.label = label } },
    Selector("setWidth:") { (view: DraftView) in { (width: CGFloat) in view.width = width } },
    Selector("setTone:") { (view: DraftView) in { (tone: String) in view.tone = tone } },
  ]

  private static func page(_ xml: String) throws -> DraftPage? {
    World.current.service(ActionRegistry.self).add(selectors)
    return try Draft.controller(xml) as? DraftPage
  }

  // MARK: Outlets

  @Test func `outlets are nil until the view is loaded, and set in viewDidLoad`() throws {
    try World()() {
      let page = try #require(
        try Self.page(Self.scene("<outlet property=\"card\" destination=\"L\"/>")))
      #expect(page.card == nil)

      page.loadViewIfNeeded()

      #expect(page.heard == ["awakeFromNib", "viewDidLoad card Hi"])
    }
  }

  @Test func `an outlet collection is complete and in file order`() throws {
    try World()() {
      let page = try #require(
        try Self.page(
          Self.scene(
            """
            <outletCollection property="cards" destination="M"/>
            <outletCollection property="cards" destination="L"/>
            """)))
      page.loadViewIfNeeded()

      #expect(page.cards.map(\.text) == ["Ho", "Hi"])
    }
  }

  @Test func `a custom view awakes with its outlets set`() throws {
    try World()() {
      World.current.service(ActionRegistry.self).add(Self.selectors)
      let xml = Draft.view(
        """
        <subviews><view id="W" customClass="DraftView" customModule="UIKitTests">
        <connections><outlet property="label" destination="L"/></connections></view>
        <label id="L"/></subviews>
        """)
      let view = try Draft.controller(xml)?.view.subviews.first as? DraftView

      #expect(view?.wasAwake == true)
    }
  }

  // MARK: Actions

  @Test func `an action is sent to its target for its event`() throws {
    try World()() {
      let page = try #require(
        try Self.page(
          Self.scene(
            "",
            button: "<action selector=\"tapped:\" destination=\"C\" eventType=\"touchDown\"/>")))
      let button = try #require(page.view.subviews.last as? UIButton)

      button.sendActions(for: .touchUpInside)
      #expect(!page.heard.contains("tapped by 5"))
      button.sendActions(for: .touchDown)
      #expect(page.heard.last == "tapped by 5")
    }
  }

  @Test func `an action for the first responder goes up the chain`() throws {
    try World()() {
      let page = try #require(
        try Self.page(
          Self.scene(
            "",
            button: "<action selector=\"tapped:\" destination=\"R\" eventType=\"touchUpInside\"/>"
          )))
      (page.view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)

      #expect(page.heard.last == "tapped by 5")
    }
  }

  // MARK: Scenes without a view

  @Test func `the objects of a navigation controller's scene are connected and kept`() throws {
    let xml = Draft.document(
      """
      <scene><objects><navigationController id="N"><connections>
      <outlet property="delegate" destination="D"/>
      <segue kind="relationship" relationship="rootViewController" destination="C"/>
      </connections></navigationController>
      <customObject id="D" customClass="DraftDelegate" customModule="UIKitTests"><connections>
      <outlet property="navigationController" destination="N"/>
      </connections></customObject></objects></scene>
      <scene><objects><viewController id="C"/></objects></scene>
      """, initial: "N")
    try World()() {
      World.current.service(ActionRegistry.self).add([
        Selector("setNavigationController:") { (object: DraftDelegate) in
          { (controller: UINavigationController) in object.navigationController = controller }
        },
        Selector("awakeFromNib", DraftDelegate.awakeFromNib),
      ])

      let navigation = try #require(try Draft.controller(xml) as? UINavigationController)
      let delegate = try #require(navigation.delegate as? DraftDelegate)

      #expect(!navigation.isViewLoaded)
      #expect(delegate.navigationController === navigation && delegate.wasAwake)
    }
  }

  // MARK: Recognizers

  @Test func `recognizers outside the view are attached by a collection`() throws {
    let xml = Draft.view(
      "<connections><outletCollection property=\"gestureRecognizers\" destination=\"G\"/>"
        + "<outletCollection property=\"gestureRecognizers\" destination=\"P\"/></connections>",
      objects: """
        <tapGestureRecognizer id="G" numberOfTapsRequired="2" cancelsTouchesInView="NO"/>
        <panGestureRecognizer id="P" minimumNumberOfTouches="2" maximumNumberOfTouches="3"/>
        """)
    try World()() {
      let recognizers = try Draft.controller(xml)?.view.gestureRecognizers
      let tap = try #require(recognizers?.first as? UITapGestureRecognizer)
      let pan = try #require(recognizers?.last as? UIPanGestureRecognizer)

      #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView)
      #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
    }
  }

  @Test func `every recognizer of Interface Builder is created`() throws {
    let names = ["E", "S", "L", "N", "R"]
    let xml = Draft.view(
      "<connections>"
        + names.map {
          "<outletCollection property=\"gestureRecognizers\" destination=\"\($0)\"/>"
        }.joined() + "</connections>",
      objects: """
        <screenEdgePanGestureRecognizer id="E" minimumNumberOfTouches="1">
        <rectEdge key="edges" left="YES" bottom="YES"/></screenEdgePanGestureRecognizer>
        <swipeGestureRecognizer id="S" direction="up" numberOfTouchesRequired="2"/>
        <pongPressGestureRecognizer id="L" minimumPressDuration="0.25" allowableMovement="20"/>
        <pinchGestureRecognizer id="N" scale="2"/>
        <rotationGestureRecognizer id="R" rotation="1.5"/>
        """)
    try World()() {
      let made = try #require(try Draft.controller(xml)?.view.gestureRecognizers)
      let edge = try #require(made[0] as? UIScreenEdgePanGestureRecognizer)
      let swipe = try #require(made[1] as? UISwipeGestureRecognizer)
      let press = try #require(made[2] as? UILongPressGestureRecognizer)
      let pinch = try #require(made[3] as? UIPinchGestureRecognizer)
      let rotation = try #require(made[4] as? UIRotationGestureRecognizer)

      #expect(edge.edges == [.left, .bottom] && edge.minimumNumberOfTouches == 1)
      #expect(swipe.direction == .up && swipe.numberOfTouchesRequired == 2)
      #expect(press.minimumPressDuration == 0.25 && press.allowableMovement == 20)
      #expect(pinch.scale == 2 && rotation.rotation == 1.5)
    }
  }

  // MARK: Runtime attributes

  @Test func `runtime attributes set layers and registered setters`() throws {
    let element = """
      <view><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="12"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity">
      <real key="value" value="0.25"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
      <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """
    try World()() {
      let layer = try #require(try Draft.made(element, as: UIView.self)?.layer)
      #expect(layer.cornerRadius == 12 && layer.shadowOpacity == 0.25)
      #expect(layer.shadowOffset == CGSize(width: 1, height: 2) && layer.masksToBounds)

      let page = try Self.page(
        Self.scene(
          "",
          attributes: "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"radius\">"
            + "<real key=\"value\" value=\"1.5\"/></userDefinedRuntimeAttribute>"))
      page?.loadViewIfNeeded()
      #expect(page?.radius == 1.5)
    }
  }

  @Test(arguments: [true, false])
  func `runtime attributes are set in the file's order before awakeFromNib`(first: Bool) throws {
    try World()() {
      World.current.service(ActionRegistry.self).add(Self.selectors)
      let width = """
        <userDefinedRuntimeAttribute type="number" keyPath="width">
        <real key="value" value="2"/></userDefinedRuntimeAttribute>
        """
      let tone = #"<userDefinedRuntimeAttribute type="string" keyPath="tone" value="low"/>"#
      let attributes = first ? width + tone : tone + width
      let xml = Draft.subview(
        """
        <view id="W" customClass="DraftView" customModule="UIKitTests">
        <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
        """)
      let view = try Draft.controller(xml)?.view.subviews.first as? DraftView

      let set = ["width 2.0", "tone low"]
      #expect(view?.heard == (first ? set : set.reversed()) + ["awakeFromNib"])
    }
  }

  @Test func `an unknown runtime attribute is reported like UIKit does, with its line`() throws {
    let world = World()
    try world {
      world.service(UIKitLog.self).prints = false
      _ = try Draft.made(
        "<label><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
          + "keyPath=\"glow\" value=\"a\"/></userDefinedRuntimeAttributes></label>",
        as: UILabel.self)

      let warning = world.service(UIKitLog.self).warnings.first ?? ""
      #expect(
        warning.hasPrefix(
          "Failed to set (glow) user defined inspected property on (UILabel): [<UILabel#1"))
      #expect(
        warning.hasSuffix(
          "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
            + "glow. Draft.storyboard, line 6."))
    }
  }

  // MARK: Exceptions

  private func failure(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `an unknown outlet raises with the known ones`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try Self.page(Self.scene("<outlet property=\"crad\" destination=\"L\"/>"))?
          .loadViewIfNeeded()
      }
    }
    let text = failure(result)
    #expect(text.contains("'NSUnknownKeyException'"))
    #expect(
      text.contains(
        "[<DraftPage#1> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
          + "for the key crad. Draft.storyboard, line 10: found outlet 'crad', expected an outlet "
          + "registered for DraftPage: 'setCard:', 'setCards:', 'setRadius:', 'tapped:'; register "
          + "it: $0.outlet(\"crad\", \\.crad)."))
  }

  @Test func `an outlet to an object of another class is reported and stays nil`() throws {
    let world = World()
    let log = world.service(UIKitLog.self)
    log.prints = false
    try world {
      let page = try Self.page(
        Self.scene(
          "<outlet property=\"card\" destination=\"B\"/>\n"
            + "<outletCollection property=\"cards\" destination=\"L\"/>"))
      page?.loadViewIfNeeded()
      #expect(page?.card == nil)
      #expect(page?.cards.count == 1)
    }
    #expect(
      log.warnings == [
        "Draft.storyboard, line 10: found outlet 'card' of DraftPage to a UIButton, expected a "
          + "UILabel; connect another object, or change the outlet's type."
      ])
  }

  @Test func `an unknown action raises when it is sent`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let page = try Self.page(
          Self.scene("", button: "<action selector=\"taped:\" destination=\"C\"/>"))
        page?.loadViewIfNeeded()
        FileHandle.standardError.write(Data("loaded\n".utf8))
        (page?.view.viewWithTag(5) as? UIButton)?.sendActions(for: .touchUpInside)
      }
    }
    #expect(failure(result).contains("loaded"))
    #expect(
      failure(result).contains(
        "-[DraftPage taped:]: unrecognized selector sent to instance"))
  }

  @Test func `a segue from a view that cannot be tapped is reported`() throws {
    let world = World()
    let log = world.service(UIKitLog.self)
    log.prints = false
    try world {
      try Draft.controller(
        Draft.view("<connections><segue kind=\"show\" destination=\"C\"/></connections>"))?
        .loadViewIfNeeded()
    }
    #expect(
      log.warnings.contains(
        "Draft.storyboard, line 5: found <segue> of a UIView, expected a control, a bar button or "
          + "a gesture recognizer as its trigger; connect <segue> from one of these objects, or "
          + "connect a segue from the controller and perform this segue in code."))
  }
}
