import CoreGraphics
import Foundation
import Testing

struct FontFileTests {
  private static let folder = "/usr/share/fonts/truetype/dejavu"

  @Test(arguments: [
    ("DejaVuSerif-Bold", "DejaVu Serif Bold", "DejaVu Serif", 700, false),
    ("DejaVuSansMono", "DejaVu Sans Mono", "DejaVu Sans Mono", 400, true),
  ])
  func `a font has the names and traits of its file`(
    name: String, full: String, family: String, weight: Int, isMonospaced: Bool
  ) throws {
    let face = try #require(FontFile(path: "\(Self.folder)/\(name).ttf").faces.first)

    #expect(face.postScriptName == name)
    #expect(face.fullName == full)
    #expect(face.familyName == family)
    #expect(face.weight == weight)
    #expect(face.isMonospaced == isMonospaced)
    #expect(!face.isItalic)
    #expect(face.isBold == (weight >= 600))
  }

  @Test func `the bytes of a file contain the same font`() throws {
    let path = "\(Self.folder)/DejaVuSerif.ttf"
    let file = try #require(FontFile(bytes: try Data(contentsOf: URL(fileURLWithPath: path))))

    #expect(file.faces.map(\.postScriptName) == ["DejaVuSerif"])
  }

  @Test func `a collection contains several fonts`() {
    let file = FontFile(path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc")

    #expect(file.faces.count > 1)
    #expect(file.faces.map(\.index) == Array(file.faces.indices))
    #expect(file.faces.map(\.postScriptName).contains("NotoSansCJKsc-Bold"))
  }

  @Test(arguments: [
    Data(), Data([1, 2, 3]), Data([0, 1, 0, 0, 0, 9] + [UInt8](repeating: 255, count: 40)),
  ])
  func `bytes that are not a font contain none`(bytes: Data) throws {
    #expect(try #require(FontFile(bytes: bytes)).faces.isEmpty)
    #expect(FontFile(path: "/nowhere").faces.isEmpty)
  }
}
