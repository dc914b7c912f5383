import CoreGraphics
import Foundation
import Testing

struct CGFontTests {
  private static let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  @Test func `bytes that are not a font are refused`() throws {
    for bytes in [[], [1, 2, 3], [0, 1, 0, 0, 0, 9] + [UInt8](repeating: 255, count: 40)] {
      let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
      #expect(CGFont(provider) == nil)
    }
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere") as CFURL) == nil)
  }

  @Test func `a font knows its names`() throws {
    let provider = try #require(
      CGDataProvider(url: URL(fileURLWithPath: Self.file) as CFURL))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName as String? == "DejaVuSans")
    #expect(font.fullName as String? == "DejaVu Sans")
  }

  @Test func `a font is found by the name of an installed font, and not by any other`() {
    #expect(CGFont("Inter-Bold" as CFString)?.fullName as String? == "Inter Bold")
    #expect(CGFont("Nowhere-Bold" as CFString) == nil)
  }
}
