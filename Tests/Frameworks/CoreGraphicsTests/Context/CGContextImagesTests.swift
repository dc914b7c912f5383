import CoreGraphics
import Testing

struct CGContextImagesTests {
  /// A red pixel above a blue one.
  private let image = CGImage(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF])

  @Test func `an upright image has its top at the top`() {
    let page = drawn(2, 4) { $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 2)) }

    #expect(page.pixel(0, 0) == 0xFFFF_0000 && page.pixel(0, 1) == 0xFF00_00FF)
    #expect(page.pixel(1, 0) == 0 && page.pixel(0, 2) == 0)
  }

  @Test func `Apple's draw method is upside down where y points down`() {
    let page = drawn(1, 2) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2)) }

    #expect(page.pixels == [0xFF00_00FF, 0xFFFF_0000])
  }

  @Test func `edges of a scaled image do not fade`() {
    let square = CGImage(width: 2, height: 2, pixels: .init(repeating: 0xFFFF_0000, count: 4))
    let page = drawn { $0.drawUpright(square, in: CGRect(x: 5, y: 5, width: 10, height: 10)) }

    #expect(page.pixel(5, 5) == 0xFFFF_0000 && page.pixel(14, 14) == 0xFFFF_0000)
    #expect(page.pixel(4, 5) == 0 && page.pixel(15, 14) == 0)
  }

  @Test func `an image takes the state's alpha`() {
    let page = drawn(1, 2) { context in
      context.setAlpha(0.5)
      context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    }

    #expect((127...128).contains(page.alpha(0, 0)))
  }

  @Test func `tiles fill the clip`() {
    let page = drawn(4, 4) { context in
      context.draw(image, in: CGRect(x: 1, y: 1, width: 1, height: 2), byTiling: true)
    }

    #expect(page.pixels.allSatisfy { $0 == 0xFFFF_0000 || $0 == 0xFF00_00FF })
    #expect(page.pixel(0, 0) == 0xFFFF_0000 && page.pixel(0, 1) == 0xFF00_00FF)
  }
}
