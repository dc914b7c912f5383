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

  /// The pixels of a bitmap of two by two, in which a mask with a clear right half clips a fill.
  private func masked(
    _ mask: [UInt32] = [0xFF00_0000, 0, 0xFF00_0000, 0x8000_0000],
    _ body: (CGContext) -> Void = { _ in }
  ) throws -> [UInt32] {
    let context = try #require(CGContext(width: 2, height: 2, scale: 1))
    context.saveGState()
    context.translateBy(x: 0, y: 2)
    context.scaleBy(x: 1, y: -1)
    context.clip(
      to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: CGImage(width: 2, height: 2, pixels: mask))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: -5, y: -5, width: 10, height: 10))
    body(context)
    return try #require(context.makeImage()).pixels
  }

  @Test func `an image clips to its alpha, upright`() throws {
    #expect(try masked() == [0xFFFF_0000, 0, 0xFFFF_0000, 0x8080_0000])
  }

  @Test func `an image without alpha clips to its lightness`() throws {
    #expect(
      try masked([0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
        == [0xFFFF_0000, 0, 0xFFFF_0000, 0])
  }

  @Test func `a mask ends when the state is restored`() throws {
    let pixels = try masked { context in
      context.restoreGState()
      context.restoreGState()
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(pixels == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0x8080_0000])
  }

  @Test func `masks nest, also with states and layers inside`() throws {
    let clear: [UInt32] = [0xFF00_0000, 0xFF00_0000, 0, 0]
    let pixels = try masked { context in
      context.saveGState()
      context.clip(
        to: CGRect(x: 0, y: 0, width: 2, height: 2),
        mask: CGImage(width: 2, height: 2, pixels: clear))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.endTransparencyLayer()
      context.saveGState()
    }
    #expect(pixels == [0xFF00_FF00, 0, 0xFFFF_0000, 0x8080_0000])
  }
}
