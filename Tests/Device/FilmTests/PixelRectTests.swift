import CoreGraphics
import Film
import Testing

struct PixelRectTests {
  @Test func `equal images have no changed rectangle`() {
    #expect(Pictures.gradient(9, 7).changedRect(since: Pictures.gradient(9, 7)) == nil)
  }

  @Test func `every single changed pixel is found`() {
    let ground = Pictures.gradient(9, 7)
    for y in 0..<7 {
      for x in 0..<9 {
        var pixels = ground.pixels
        pixels[y * 9 + x] ^= 1
        let changed = CGImage(width: 9, height: 7, pixels: pixels)

        #expect(
          changed.changedRect(since: ground) == PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
  }

  @Test func `two pixels span the rectangle between them`() {
    let ground = Pictures.flat(20, 10, 0)
    var pixels = ground.pixels
    pixels[2 * 20 + 15] = 0xFFFF_FFFF
    pixels[7 * 20 + 4] = 0xFFFF_FFFF
    let changed = CGImage(width: 20, height: 10, pixels: pixels)

    #expect(changed.changedRect(since: ground) == PixelRect(x: 4, y: 2, width: 12, height: 6))
  }

  @Test func `a different size changes everything`() {
    #expect(
      Pictures.flat(4, 3, 0).changedRect(since: Pictures.flat(3, 4, 0))
        == PixelRect(x: 0, y: 0, width: 4, height: 3))
  }
}
