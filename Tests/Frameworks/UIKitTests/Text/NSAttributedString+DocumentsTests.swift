import Testing
import UIKit

struct NSAttributedStringDocumentsTests {
  private func read(
    _ text: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
  ) throws -> NSAttributedString {
    try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, _ word: String) -> UIFont? {
    let place = (text.string as NSString).range(of: word)
    guard place.location != NSNotFound else { return nil }
    return text.attribute(.font, at: place.location, effectiveRange: nil) as? UIFont
  }

  @Test func `plain text keeps its tags and has the default attributes`() throws {
    let text = try read(
      "<b>a</b>",
      [
        .documentType: NSAttributedString.DocumentType.plain,
        .defaultAttributes: [NSAttributedString.Key.kern: 2],
      ])
    #expect(text.string == "<b>a</b>")
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func `HTML is read as paragraphs with styles`() throws {
    let text = try read(
      """
      <html><head><title>Card</title><style>p { color: red }</style></head>
      <body><h1>Title</h1><p>A <b>bold</b>, <em>leaning</em>&nbsp;&amp; <u>lined</u> text.<br>Next</p>
      <ul><li>One</li><li>Two</li></ul><!-- none --></body></html>
      """)
    #expect(
      text.string == "Title\nA bold, leaning\u{A0}& lined text.\nNext\n• One\n• Two\n")
    let (plain, bold) = (try #require(font(text, "text")), try #require(font(text, "bold")))
    #expect(plain.pointSize == 12)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(font(text, "leaning")?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(font(text, "Title")?.pointSize == 24)
    let lined = (text.string as NSString).range(of: "lined").location
    #expect(text.attribute(.underlineStyle, at: lined, effectiveRange: nil) != nil)
  }

  @Test func `a link keeps its address`() throws {
    let text = try read("<a href=\"https://example.org/a?b=1\">here</a>")
    #expect(text.string == "here")
    let link = text.attribute(.link, at: 0, effectiveRange: nil) as? URL
    #expect(link?.absoluteString == "https://example.org/a?b=1")
  }

  @Test(arguments: [
    ("a < b", "a < b"), ("<", "<"), ("<b", "<b"), ("</b></i>x", "x"),
    ("&bogus; &#65;&#x42;", "&bogus; AB"),
    ("<p></p>", ""), ("<b><i>x</b>y</i>", "xy"), ("&#9999999;", "\u{FFFD}"), ("卡<br/>片", "卡\n片"),
  ])
  func `damaged HTML is read as far as possible`(_ html: String, _ expected: String) throws {
    #expect(
      try read(html, [.documentType: NSAttributedString.DocumentType.html]).string == expected)
  }

  @Test func `a long document ends soon`() throws {
    let html = String(repeating: "<br>a", count: 50_000) + String(repeating: "<", count: 50_000)
    #expect(
      try read(html, [.documentType: NSAttributedString.DocumentType.html]).string.utf16.count
        > 100_000)
  }

  @Test func `rich text and bytes that are no text are errors`() {
    #expect(throws: CocoaError.self) {
      try read("{\\rtf1}", [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), options: [:], documentAttributes: nil)
    }
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        url: URL(fileURLWithPath: "/no/such/file"), options: [:], documentAttributes: nil)
    }
  }

  @Test func `the document type is passed back`() throws {
    var attributes: NSDictionary?
    _ = try withUnsafeMutablePointer(to: &attributes) {
      try NSAttributedString(
        data: Data("<p>a".utf8), options: [:],
        documentAttributes: AutoreleasingUnsafeMutablePointer($0))
    }
    #expect(attributes?["DocumentType"] as? String == "NSHTML")
    #expect(attributes?["CharacterEncoding"] as? UInt == String.Encoding.utf8.rawValue)
  }
}
