import CoreGraphics
import Testing

struct CGImageTests {
  private let image = CGImage(width: 4, height: 3, pixels: (0..<12).map { $0 | 0xFF00_0000 })

  @Test func `cropping takes the rows and columns inside`() {
    let cut = image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 5))

    #expect(cut?.width == 2 && cut?.height == 2)
    #expect(cut?.pixels == [5, 6, 9, 10].map { $0 | 0xFF00_0000 })
  }

  @Test func `cropping beside the image gives nothing`() {
    #expect(image.cropping(to: CGRect(x: 10, y: 0, width: 2, height: 2)) == nil)
    #expect(image.cropping(to: .null) == nil)
  }

  @Test func `opacity is known from the pixels`() {
    #expect(image.isOpaque && image.alphaInfo == .noneSkipFirst)
    let clear = CGImage(width: 1, height: 1, pixels: [0])
    #expect(!clear.isOpaque && clear.alphaInfo == .premultipliedFirst)
  }
}
