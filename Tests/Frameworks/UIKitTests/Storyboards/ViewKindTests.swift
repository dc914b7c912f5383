import Testing
import UIKit

@MainActor
struct ViewKindTests {
  @Test func `a view has its element's settings`() throws {
    try World()() {
      let view = try #require(
        try Draft.made(
          """
          <view contentMode="bottomLeft" clipsSubviews="YES" alpha="0.5" hidden="YES" tag="7"
            userInteractionEnabled="NO" multipleTouchEnabled="YES" opaque="NO"
            autoresizesSubviews="NO">
            <rect key="frame" x="1" y="2" width="30.5" height="40"/>
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
            <color key="backgroundColor" white="0.25" alpha="1"/>
            <color key="tintColor" systemColor="systemRedColor"/>
          </view>
          """, as: UIView.self))

      #expect(view.frame == CGRect(x: 1, y: 2, width: 30.5, height: 40))
      #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
      #expect(view.contentMode == .bottomLeft)
      #expect(view.backgroundColor == UIColor(white: 0.25, alpha: 1))
      #expect(view.tintColor == .systemRed)
      #expect(view.clipsToBounds && view.isHidden && view.isMultipleTouchEnabled)
      #expect(!view.isUserInteractionEnabled && !view.isOpaque && !view.autoresizesSubviews)
      #expect(view.alpha == 0.5 && view.tag == 7)
    }
  }

  @Test func `every flexible part is mapped`() throws {
    let parts: KeyValuePairs<String, UIView.AutoresizingMask> = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
      "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
    try World()() {
      for (name, mask) in parts {
        let view = try Draft.made(
          "<view><autoresizingMask key=\"autoresizingMask\" \(name)=\"YES\"/></view>",
          as: UIView.self)
        #expect(view?.autoresizingMask == mask, "\(name)")
      }
    }
  }

  @Test func `subviews are in file order, parents first`() throws {
    try World()() {
      let view = try Draft.made(
        "<view><subviews><view tag=\"1\"/><label tag=\"2\"/><imageView tag=\"3\"/></subviews></view>",
        as: UIView.self)

      #expect(view?.subviews.map(\.tag) == [1, 2, 3])
      #expect(view?.subviews.last is UIImageView)
    }
  }

  @Test func `a missing picture is reported like UIKit does`() throws {
    let world = World()
    try world {
      world.service(UIKitLog.self).prints = false
      _ = try Draft.made("<imageView image=\"lake\"/>", as: UIImageView.self)

      #expect(
        world.service(UIKitLog.self).warnings.first?
          .hasPrefix("Could not load the \"lake\" image referenced from a nib in the bundle")
          == true)
    }
  }

  @Test func `a class without the required initialiser raises with the line`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        _ = try Draft.made(
          "<view customClass=\"DraftStubborn\" customModule=\"UIKitTests\"/>", as: UIView.self)
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(
        "Draft.storyboard, line 6: found nil from init(coder:) of DraftStubborn, expected a view; "
          + "call super.init(coder:) in init(coder:).") == true)
  }
}
