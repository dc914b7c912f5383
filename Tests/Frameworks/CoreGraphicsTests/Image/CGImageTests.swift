import CoreGraphics
import Foundation
import TemporaryFolders
import Testing

struct CGImageTests {
  private let image = CGImage(width: 4, height: 3, pixels: (0..<12).map { $0 | 0xFF00_0000 })

  @Test func `cropping returns the rows and columns inside`() {
    let cut = image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 5))

    #expect(cut?.width == 2 && cut?.height == 2)
    #expect(cut?.pixels == [5, 6, 9, 10].map { $0 | 0xFF00_0000 })
  }

  @Test func `cropping outside the image returns nil`() {
    #expect(image.cropping(to: CGRect(x: 10, y: 0, width: 2, height: 2)) == nil)
    #expect(image.cropping(to: .null) == nil)
  }

  @Test func `opacity is determined from the pixels`() {
    #expect(image.isOpaque && image.alphaInfo == .noneSkipFirst)
    let clear = CGImage(width: 1, height: 1, pixels: [0])
    #expect(!clear.isOpaque && clear.alphaInfo == .premultipliedFirst)
  }

  private let folder = TemporaryFolder()
  /// A PNG file with two pixels: opaque red, and blue with an alpha of 128/255.
  private let file =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAA"
    + "DklEQVR42mP4z8AAQg0AD3oDfmqBMeEAAAAASUVORK5CYII="

  @Test func `a PNG file is read as premultiplied pixels`() throws {
    try folder.write(try #require(Data(base64Encoded: file)), to: "two.png")

    let picture = try #require(CGImage(pngAt: folder.path(of: "two.png")))

    #expect(picture.width == 2 && picture.height == 1)
    #expect(picture.pixels == [0xFFFF_0000, 0x8000_0080])
  }

  @Test func `a written picture reads back unchanged`() throws {
    let path = folder.path(of: "image.png")
    let pixels: [UInt32] = [0xFFFF_0000, 0x8000_0080, 0, 0xFF01_0203]

    #expect(CGImage(width: 2, height: 2, pixels: pixels).write(pngAt: path))
    #expect(CGImage(pngAt: path)?.pixels == pixels)
    #expect(!CGImage(width: 2, height: 2, pixels: pixels).write(pngAt: "/no/such/folder/a.png"))
  }

  @Test func `a missing file gives no image`() {
    #expect(CGImage(pngAt: "/no/such/picture.png") == nil)
  }
}
