import Testing
import UIKit

@MainActor
struct ViewKindButtonTests {
  @Test func `a button has titles and colours by state`() throws {
    try World()() {
      let button = try #require(
        try Draft.made(
          """
          <button buttonType="system" contentHorizontalAlignment="leading" enabled="NO">
            <fontDescription key="fontDescription" type="system" weight="heavy" pointSize="12"/>
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Turn">
              <color key="titleColor" white="1" alpha="1"/>
            </state>
            <state key="disabled"><string key="title">Not
          now</string></state>
          </button>
          """, as: UIButton.self))

      #expect(button.buttonType == .system)
      #expect(button.titleLabel?.font == .systemFont(ofSize: 12, weight: .heavy))
      #expect(button.contentHorizontalAlignment == .leading && !button.isEnabled)
      #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      #expect(button.title(for: .normal) == "Turn" && button.title(for: .disabled) == "Not\nnow")
      #expect(button.titleColor(for: .normal) == .white)
    }
  }

  @Test func `a button without a type is a custom one`() throws {
    try World()() {
      let button = try Draft.made("<button/>", as: UIButton.self)
      #expect(button?.buttonType == .custom)
    }
  }

  @Test func `a configuration is applied`() throws {
    try World()() {
      let button = try Draft.made(
        """
        <button><buttonConfiguration key="configuration" style="filled" title="Go"
          cornerStyle="capsule"><color key="baseBackgroundColor" systemColor="systemGreenColor"/>
        </buttonConfiguration></button>
        """, as: UIButton.self)

      #expect(button?.configuration?.title == "Go")
      #expect(button?.configuration?.cornerStyle == .capsule)
      #expect(button?.configuration?.baseBackgroundColor == .systemGreen)
    }
  }
}
