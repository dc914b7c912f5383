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

  @Test(.enabled(if: FileManager.default.fileExists(atPath: file)))
  func `a font knows its names, and cannot be registered`() throws {
    let provider = try #require(
      CGDataProvider(url: URL(fileURLWithPath: Self.file) as CFURL))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName as String? == "DejaVuSans")
    #expect(font.fullName as String? == "DejaVu Sans")

    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(
      error?.takeRetainedValue().localizedDescription.contains("DejaVuSans cannot be registered")
        == true)
  }
}
