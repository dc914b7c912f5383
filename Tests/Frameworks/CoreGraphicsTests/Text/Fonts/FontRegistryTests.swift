import CoreGraphics
import Testing

struct FontRegistryTests {
  private static let folder = "/usr/share/fonts"

  private func faces(_ names: String...) -> [FontFace] {
    names.flatMap { FontFile(path: "\(Self.folder)/\($0)").faces }
  }

  private func width(_ text: String, _ font: FontDescription) -> CGFloat {
    TextLayout([TextRun(text, style: TextStyle(font: font))]).size.width
  }

  @Test func `a font is found by its PostScript name, its full name and its family`() {
    let registry = FontRegistry()
    registry.register(
      faces("truetype/dejavu/DejaVuSerif-Bold.ttf", "truetype/dejavu/DejaVuSerif.ttf"))

    #expect(registry.face(named: "DejaVuSerif-Bold")?.weight == 700)
    #expect(registry.face(named: "DejaVu Serif Bold")?.weight == 700)
    #expect(registry.face(named: "DejaVu Serif")?.weight == 400)
    #expect(registry.face(named: "Serif") == nil)
    #expect(registry.familyNames == ["DejaVu Serif"])
    #expect(
      registry.faces(inFamily: "DejaVu Serif").map(\.postScriptName) == [
        "DejaVuSerif", "DejaVuSerif-Bold",
      ])
  }

  @Test func `a bold face is found in the family, and a missing one is nil`() throws {
    let registry = FontRegistry()
    registry.register(
      faces("truetype/dejavu/DejaVuSerif-Bold.ttf", "truetype/dejavu/DejaVuSerif.ttf"))
    let regular = try #require(registry.face(named: "DejaVuSerif"))

    let bold = registry.face(like: regular, isBold: true, isItalic: false)
    #expect(bold?.postScriptName == "DejaVuSerif-Bold")
    #expect(registry.face(like: regular, isBold: true, isItalic: true) == nil)
  }

  @Test func `a name is registered once in each launch`() throws {
    let registry = FontRegistry()
    let first = faces("truetype/dejavu/DejaVuSerif.ttf")

    #expect(registry.register(first))
    #expect(!registry.register(faces("truetype/dejavu/DejaVuSerif.ttf")))
    registry.beginLaunch()
    #expect(registry.face(named: "DejaVuSerif") == first.first)
    #expect(registry.register(faces("truetype/dejavu/DejaVuSerif.ttf")))
    #expect(registry.face(named: "DejaVuSerif") == first.first)

    #expect(registry.unregister(first))
    #expect(!registry.unregister(first))
    #expect(registry.face(named: "DejaVuSerif") == nil)
  }

  @Test func `text in a registered font has the font's own widths`() throws {
    let registry = FontRegistry()
    registry.register(
      faces("truetype/dejavu/DejaVuSansMono.ttf", "truetype/dejavu/DejaVuSerif.ttf"))
    let mono = FontDescription(try #require(registry.face(named: "DejaVuSansMono")), size: 20)
    let serif = FontDescription(try #require(registry.face(named: "DejaVuSerif")), size: 20)

    // Every character of DejaVu Sans Mono is 1233 of 2048 units wide.
    #expect(abs(width("iiii", mono) - 80 * 1233 / 2048) < 0.01)
    #expect(abs(width("MMMM", mono) - width("iiii", mono)) < 0.01)
    #expect(width("MMMM", serif) > width("iiii", serif) + 1)
    #expect(abs(mono.metrics.ascender - 20 * 1901.0 / 2048) < 0.01)
    #expect(serif.metrics != FontDescription(size: 20).metrics)
  }

  @Test func `characters that a registered font lacks come from the system fonts`() throws {
    let registry = FontRegistry()
    registry.register(faces("truetype/dejavu/DejaVuSerif.ttf"))
    let serif = FontDescription(try #require(registry.face(named: "DejaVuSerif")), size: 20)

    let layout = TextLayout([TextRun("a中", style: TextStyle(font: serif))])

    #expect(layout.resolvedFaces.map(\.family).last == "Noto Sans CJK SC")
    #expect(layout.resolvedFaces.first?.family.hasPrefix("App Font") == true)
  }

  /// The registered file has the family and the names of the system font.
  @Test func `a registered font with the system font's name does not replace it`() throws {
    let text = "Transition 转场 עברית"
    let font = FontDescription(size: 17)
    let before = TextLayout([TextRun(text, style: TextStyle(font: font))])
    let caret = before.caret(at: 3)
    let registry = FontRegistry()

    registry.register(faces("opentype/inter/Inter-Black.otf", "opentype/inter/Inter-Regular.otf"))
    let after = TextLayout([TextRun(text, style: TextStyle(font: font))])

    #expect(before.resolvedFaces.map(\.family) == after.resolvedFaces.map(\.family))
    #expect(before.resolvedFaces.map(\.weight) == after.resolvedFaces.map(\.weight))
    #expect(before.size == after.size)
    // The text that was laid out before the registration is still usable.
    #expect(before.caret(at: 3) == caret)
    #expect(after.caret(at: 3) == caret)
    let own = try #require(registry.face(named: "Inter-Black"))
    #expect(width(text, FontDescription(own, size: 17)) > width(text, font))
  }
}
