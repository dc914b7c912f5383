import Stage
import Testing
import UIKit

/// Constraints in storyboards: reading, mistakes, and the frames that result.
@MainActor
struct StoryboardConstraintsTests {
  /// A page of 400 × 800 points whose view has one subview, `S`, and the given constraints. The
  /// first constraint is on line 9.
  private static func page(
    _ constraints: String, subview: String = "<view id=\"S\" \(manual)/>", more: String = ""
  ) -> String {
    Draft.view(
      """
      <rect key="frame" x="0" y="0" width="400" height="800"/>
      <subviews>\(subview)</subviews>
      <constraints>

      \(constraints)
      </constraints>
      \(more)
      """)
  }
  private static let manual = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  private static func frame(_ xml: String) throws -> CGRect? {
    let controller = try #require(try Draft.controller(xml))
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    controller.view.layoutIfNeeded()
    return controller.view.subviews.first?.frame
  }

  private static let corner = """
    <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="10"/>
    <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" constant="20"/>
    """
  private static let size = """
    <constraint firstItem="S" firstAttribute="width" constant="30"/>
    <constraint firstItem="S" firstAttribute="height" constant="40"/>
    """

  // MARK: Mistakes

  nonisolated static let mistakes: [(constraint: String, message: String)] = [
    (
      "<constraint/>",
      "found <constraint> without 'firstAttribute', expected the attribute of the first item, as "
        + "\"leading\"; add firstAttribute=\"…\"."
    ),
    (
      "<constraint id=\"K\" firstAttribute=\"middle\"/>",
      "found firstAttribute=\"middle\" of <constraint id=\"K\">, expected 'left', 'right', 'top', "
        + "'bottom', 'leading', 'trailing', 'width', 'height', 'centerX', 'centerY', 'baseline', "
        + "'lastBaseline', 'firstBaseline', 'leftMargin', 'rightMargin', 'topMargin', "
        + "'bottomMargin', 'leadingMargin', 'trailingMargin', 'centerXWithinMargins', "
        + "'centerYWithinMargins'; change the value of 'firstAttribute'."
    ),
    (
      "<constraint firstAttribute=\"width\" secondItem=\"S\"/>",
      "found <constraint> without 'secondAttribute', expected the attribute of the second item; "
        + "add secondAttribute=\"…\"."
    ),
    (
      "<constraint firstAttribute=\"width\" relation=\"about\"/>",
      "found relation=\"about\" of <constraint>, expected 'equal', 'lessThanOrEqual', "
        + "'greaterThanOrEqual'; change the value of 'relation'."
    ),
    (
      "<constraint firstAttribute=\"width\" multiplier=\"16:0\"/>",
      "found multiplier=\"16:0\" of <constraint>, expected a number, a percentage or a ratio, "
        + "as \"16:9\"; change the value of 'multiplier'."
    ),
    (
      "<constraint firstAttribute=\"width\" constant=\"ten\"/>",
      "found constant=\"ten\" of <constraint>, expected a number; change the value of 'constant'."
    ),
    (
      "<constraint firstAttribute=\"width\" priority=\"1001\"/>",
      "found priority=\"1001\" of <constraint>, expected a priority from 1 to 1000; change the "
        + "value of 'priority'."
    ),
    ("<rule/>", "found <rule>, expected <constraint>; delete the element."),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named`(_ mistake: (constraint: String, message: String)) {
    World()() {
      #expect(
        Draft.message(Self.page(mistake.constraint))
          == "Draft.storyboard, line 9: \(mistake.message)")
    }
  }

  @Test func `an unknown size class is named`() {
    World()() {
      let xml = Self.page("", more: "<variation key=\"widthClass=wide\"/>")
      #expect(
        Draft.message(xml)
          == "Draft.storyboard, line 11: found key=\"widthClass=wide\" of <variation>, expected "
          + "'default' or size classes, as \"heightClass=regular-widthClass=compact\"; change the "
          + "value of 'key', or delete the variation.")
    }
  }

  @Test func `a constraint to an object that does not exist is skipped with a warning`() throws {
    let world = World()
    world.service(UIKitLog.self).prints = false
    try world {
      let xml = Self.page(
        """
        \(Self.corner)\(Self.size)
        <constraint firstItem="S" firstAttribute="bottom" secondItem="gone" secondAttribute="top"/>
        """)
      let frame = try Self.frame(xml)
      #expect(frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
    #expect(
      world.service(UIKitLog.self).warnings == [
        "Draft.storyboard, line 12: a constraint refers to 'gone', which is no view or guide of the "
          + "file; the constraint is skipped. Connect it again."
      ])
  }

  @Test func `an unknown guide is skipped with its constraints`() throws {
    let world = World()
    world.service(UIKitLog.self).prints = false
    try world {
      let xml = Self.page(
        Self.corner + Self.size, more: "<viewLayoutGuide key=\"notch\" id=\"N\"/>")
      _ = try Self.frame(xml)
    }
    #expect(
      world.service(UIKitLog.self).warnings.first?.contains("constraints to it are skipped") == true
    )
  }

  // MARK: Frames

  @Test func `constraints determine the frame`() throws {
    try World()() {
      let frame = try Self.frame(Self.page(Self.corner + Self.size))
      #expect(frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test func `a view to which no constraint refers keeps its frame`() throws {
    try World()() {
      let subview =
        "<view id=\"S\" \(Self.manual)><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>"
      let other = "<view id=\"T\" \(Self.manual)/>"
      let xml = Self.page(
        "<constraint firstItem=\"T\" firstAttribute=\"width\" constant=\"9\"/>",
        subview: subview + other)
      let frame = try Self.frame(xml)
      #expect(frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test(arguments: ["2", "2:1", "4/2", "200%", "200.00%"])
  func `a multiplier is a number, a ratio or a percentage`(_ multiplier: String) throws {
    try World()() {
      let xml = Self.page(
        Self.corner + """
          <constraint firstItem="S" firstAttribute="height" constant="40"/>
          <constraint firstItem="S" firstAttribute="width" secondItem="S" secondAttribute="height" multiplier="\(multiplier)"/>
          """)
      let frame = try Self.frame(xml)
      #expect(frame?.size == CGSize(width: 80, height: 40))
    }
  }

  @Test func `relations and priorities are kept`() throws {
    try World()() {
      let xml = Self.page(
        Self.corner + """
          <constraint firstItem="S" firstAttribute="height" constant="40"/>
          <constraint firstItem="S" firstAttribute="width" constant="500" priority="750"/>
          <constraint firstItem="S" firstAttribute="width" relation="lessThanOrEqual" constant="120" identifier="cap"/>
          """)
      let controller = try #require(try Draft.controller(xml))
      controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      controller.view.layoutIfNeeded()
      let view = try #require(controller.view)

      #expect(view.subviews[0].frame.width == 120)
      #expect(view.constraints.contains { $0.identifier == "cap" && $0.priority == .required })
      #expect(view.constraints.contains { $0.priority == .defaultHigh })
    }
  }

  @Test func `margins, the safe area and the old guides are items`() throws {
    let guides: KeyValuePairs<String, String> = [
      "firstAttribute=\"topMargin\" secondItem=\"S\" secondAttribute=\"top\"": "",
      "firstItem=\"S\" firstAttribute=\"top\" secondItem=\"G\" secondAttribute=\"top\"":
        "<viewLayoutGuide key=\"safeArea\" id=\"G\"/>",
    ]
    try World()() {
      for (constraint, guide) in guides {
        let xml = Self.page(
          Self.size + """
            <constraint \(constraint)/>
            <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leadingMargin"/>
            """, more: guide)
        let frame = try Self.frame(xml)
        #expect(frame == CGRect(x: 16, y: 0, width: 30, height: 40), "\(constraint)")
      }
    }
  }

  @Test func `constraints to the top and bottom guide stop at the safe area`() throws {
    let stage = Stage()
    let controller = try stage.run {
      let xml = Draft.document(
        """
        <scene><objects><viewController id="C">
        <layoutGuides><viewControllerLayoutGuide type="top" id="T"/>
        <viewControllerLayoutGuide type="bottom" id="B"/></layoutGuides>
        <view key="view" id="V"><subviews><view id="S" \(Self.manual)/></subviews>
        <constraints>
        <constraint firstItem="S" firstAttribute="top" secondItem="T" secondAttribute="bottom" constant="5"/>
        <constraint firstItem="B" firstAttribute="top" secondItem="S" secondAttribute="bottom" constant="7"/>
        <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading"/>
        <constraint firstAttribute="trailing" secondItem="S" secondAttribute="trailing"/>
        </constraints></view></viewController></objects></scene>
        """, initial: "C")
      return try #require(try Draft.controller(xml))
    }
    stage.show(controller)
    stage.run {
      let (safe, bounds) = (controller.view.safeAreaInsets, controller.view.bounds)

      #expect(safe.top > 0 && safe.bottom > 0)
      #expect(
        controller.view.subviews[0].frame
          == CGRect(
            x: 0, y: safe.top + 5, width: bounds.width,
            height: bounds.height - safe.top - safe.bottom - 12))
      #expect(controller.topLayoutGuide.length == safe.top)
      #expect(controller.bottomLayoutGuide.length == safe.bottom)
    }
  }

  @Test func `placeholders are left out`() throws {
    try World()() {
      let xml = Self.page(
        Self.corner + Self.size
          + "<constraint placeholder=\"YES\" firstItem=\"S\" firstAttribute=\"width\" constant=\"99\"/>"
      )
      let frame = try Self.frame(xml)
      #expect(frame?.width == 30)
    }
  }

  @Test func `priorities of content decide between two labels`() throws {
    try World()() {
      let subviews = """
        <label id="S" text="A" horizontalHuggingPriority="251" \(Self.manual)/>
        <label id="T" text="B" horizontalHuggingPriority="250" \(Self.manual)/>
        """
      let xml = Self.page(
        """
        <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading"/>
        <constraint firstItem="T" firstAttribute="leading" secondItem="S" secondAttribute="trailing"/>
        <constraint firstAttribute="trailing" secondItem="T" secondAttribute="trailing"/>
        """, subview: subviews)
      let width = try #require(try Self.frame(xml)?.width)
      #expect(width > 0 && width < 30)
    }
  }

  // MARK: Size classes

  @Test func `the mask of the size class decides what is installed`() throws {
    let device = World()
    try device {
      let xml = Self.page(
        Self.corner + """
          <constraint firstItem="S" firstAttribute="height" constant="40"/>
          <constraint id="narrow" firstItem="S" firstAttribute="width" constant="50"/>
          <constraint id="wide" firstItem="S" firstAttribute="width" constant="90"/>
          """,
        more: """
          <variation key="default"><mask key="constraints"><exclude reference="narrow"/>
          <exclude reference="wide"/></mask></variation>
          <variation key="widthClass=compact"><mask key="constraints"><include reference="narrow"/></mask></variation>
          <variation key="widthClass=regular"><mask key="constraints"><include reference="wide"/></mask></variation>
          """)
      let controller = try #require(try Draft.controller(xml))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(controller.view.subviews[0].frame.width == 50)

      window.traitOverrides.horizontalSizeClass = .regular
      window.layoutIfNeeded()
      #expect(controller.view.subviews[0].frame.width == 90)

      window.traitOverrides.horizontalSizeClass = .compact
      window.layoutIfNeeded()
      #expect(controller.view.subviews[0].frame.width == 50)
    }
  }

  @Test func `a constant may differ by size class`() throws {
    try World()() {
      let xml = Self.page(
        Self.corner + """
          <constraint firstItem="S" firstAttribute="height" constant="40"/>
          <constraint firstItem="S" firstAttribute="width" constant="50">
          <variation key="widthClass=compact" constant="70"/></constraint>
          """)
      let frame = try Self.frame(xml)
      #expect(frame?.width == 70)
    }
  }

  // MARK: Stacks

  @Test func `a stack arranges its subviews`() throws {
    try World()() {
      let stack = """
        <stackView id="S" axis="vertical" spacing="10" distribution="fillEqually" \(Self.manual)><subviews>
        <view id="A" \(Self.manual)/><view id="B" \(Self.manual)/></subviews></stackView>
        """
      let xml = Self.page(
        Self.corner + """
          <constraint firstItem="S" firstAttribute="width" constant="100"/>
          <constraint firstItem="S" firstAttribute="height" constant="110"/>
          """, subview: stack)
      let controller = try #require(try Draft.controller(xml))
      controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      controller.view.layoutIfNeeded()
      let stackView = try #require(controller.view.subviews.first as? UIStackView)

      #expect(stackView.arrangedSubviews.count == 2)
      #expect(
        stackView.arrangedSubviews.map(\.frame) == [
          CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 60, width: 100, height: 50),
        ])
    }
  }
}
