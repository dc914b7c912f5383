import Testing
import UIKit

struct UIFontTests {
  @Test(arguments: [
    (UIFont.Weight.ultraLight, -0.8, 100), (.thin, -0.6, 200), (.light, -0.4, 300),
    (.regular, 0, 400), (.medium, 0.23, 500), (.semibold, 0.3, 600), (.bold, 0.4, 700),
    (.heavy, 0.56, 800), (.black, 0.62, 900), (UIFont.Weight(0.27), 0.27, 600),
  ])
  func `weights have Apple's raw values`(weight: UIFont.Weight, raw: CGFloat, face: Int) {
    #expect(weight.rawValue == raw)
    #expect(UIFont.systemFont(ofSize: 10, weight: weight).face.weight == face)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func `text styles have the sizes of the default content size`(
    style: UIFont.TextStyle, size: CGFloat
  ) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func `metrics grow with the size`() {
    let font = UIFont.systemFont(ofSize: 20)

    #expect(font.ascender > font.capHeight)
    #expect(font.capHeight > font.xHeight)
    #expect(font.xHeight > 0)
    #expect(font.descender < 0)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect((20...27).contains(font.lineHeight))
    #expect(abs(font.withSize(40).lineHeight - 2 * font.lineHeight) < 1e-9)
  }

  @Test func `equal faces are equal fonts`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
  }

  @Test func `monospaced digits are equally wide`() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let plain = UIFont.systemFont(ofSize: 17)

    #expect(width("1111", digits) == width("0000", digits))
    #expect(width("1111", plain) < width("0000", plain))
  }

  // MARK: Fonts of the app

  private func registerSerif() {
    for name in ["DejaVuSerif", "DejaVuSerif-Bold"] {
      let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/\(name).ttf")
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }

  @Test func `a registered font has its own names and metrics`() throws {
    registerSerif()
    let font = try #require(UIFont(name: "DejaVuSerif-Bold", size: 20))

    #expect(font.fontName == "DejaVuSerif-Bold")
    #expect(font.familyName == "DejaVu Serif")
    #expect(font.pointSize == 20)
    #expect(font.lineHeight != UIFont.systemFont(ofSize: 20, weight: .bold).lineHeight)
    #expect(font.withSize(40).fontName == "DejaVuSerif-Bold")
    #expect(UIFont(name: "DejaVu Serif", size: 20)?.fontName == "DejaVuSerif")
    #expect(UIFont(name: "DejaVuSerif-Bold", size: 20) == font)
    #expect(UIFont(name: "Unknown-Bold", size: 20) == nil)
    #expect(UIFont(name: "Helvetica-Bold", size: 20)?.fontName == "Inter-Bold")
  }

  @Test func `families contain the names of their fonts`() {
    registerSerif()

    #expect(UIFont.familyNames.contains("DejaVu Serif") && UIFont.familyNames.contains("Inter"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(
      UIFont.fontNames(forFamilyName: "DejaVu Serif") == ["DejaVuSerif", "DejaVuSerif-Bold"])
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-SemiBoldItalic"))
    #expect(UIFont.fontNames(forFamilyName: "Unknown").isEmpty)
    for name in UIFont.fontNames(forFamilyName: "Inter") {
      #expect(UIFont(name: name, size: 12)?.fontName == name)
    }
  }

  @Test func `traits of a registered font select another font of its family`() throws {
    registerSerif()
    let font = try #require(UIFont(name: "DejaVuSerif", size: 20))

    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0).fontName } == "DejaVuSerif-Bold")
    #expect(bold?.symbolicTraits == .traitBold)
    #expect(font.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
    #expect(font.fontDescriptor.withSymbolicTraits([]) == font.fontDescriptor)
    #expect(font.fontDescriptor.withDesign(.rounded) == nil)
  }
}
