import Testing
import UIKit

@MainActor
struct ViewKindLabelTests {
  @Test func `a label has its element's settings`() throws {
    try World()() {
      let label = try #require(
        try Draft.made(
          """
          <label text="Dear you," textAlignment="center" lineBreakMode="wordWrap" numberOfLines="3"
            adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" highlighted="YES" enabled="NO">
            <fontDescription key="fontDescription" type="system" weight="bold" pointSize="40"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
            <color key="highlightedColor" red="0" green="1" blue="0" alpha="1"/>
            <color key="shadowColor" red="0" green="0" blue="1" alpha="1"/>
            <size key="shadowOffset" width="2" height="3"/>
          </label>
          """, as: UILabel.self))

      #expect(label.text == "Dear you,")
      #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
      #expect(label.numberOfLines == 3 && label.minimumScaleFactor == 0.5)
      #expect(label.adjustsFontSizeToFitWidth && label.isHighlighted && !label.isEnabled)
      #expect(label.font == .systemFont(ofSize: 40, weight: .bold))
      #expect(label.textColor == .red && label.highlightedTextColor == .green)
      #expect(label.shadowColor == .blue && label.shadowOffset == CGSize(width: 2, height: 3))
    }
  }

  @Test func `a text of several lines keeps its lines`() throws {
    try World()() {
      let label = try Draft.made(
        "<label><string key=\"text\">one\ntwo &amp; three</string></label>", as: UILabel.self)

      #expect(label?.text == "one\ntwo & three")
    }
  }

  @Test func `the editor's content mode does not prevent redrawing`() throws {
    try World()() {
      let label = try Draft.made("<label contentMode=\"left\" text=\"a\"/>", as: UILabel.self)

      #expect(label?.contentMode == .redraw)
    }
  }

  @Test func `fonts are set by type, weight and style`() throws {
    let fonts: KeyValuePairs<String, UIFont> = [
      "type=\"system\" pointSize=\"20\"": .systemFont(ofSize: 20),
      "type=\"system\" weight=\"semibold\" pointSize=\"20\"":
        .systemFont(ofSize: 20, weight: .semibold),
      "type=\"boldSystem\" pointSize=\"20\"": .boldSystemFont(ofSize: 20),
      "type=\"italicSystem\" pointSize=\"20\"": .italicSystemFont(ofSize: 20),
      "style=\"UICTFontTextStyleHeadline\"": .preferredFont(forTextStyle: .headline),
    ]
    try World()() {
      for (attributes, font) in fonts {
        let label = try Draft.made(
          "<label><fontDescription key=\"fontDescription\" \(attributes)/></label>",
          as: UILabel.self)
        #expect(label?.font == font, "\(attributes)")
      }
    }
  }

  @Test func `a font of the app is found by its name`() throws {
    let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    try World()() {
      let label = try Draft.made(
        """
        <label><fontDescription key="fontDescription" name="DejaVuSerif" family="DejaVu Serif"
          pointSize="20"/></label>
        """, as: UILabel.self)

      #expect(label?.font.fontName == "DejaVuSerif" && label?.font.pointSize == 20)
    }
  }
}
