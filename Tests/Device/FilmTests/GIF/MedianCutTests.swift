import CoreGraphics
import Film
import Testing

struct MedianCutTests {
  private func palette(_ image: CGImage, limit: Int = 256) -> [UInt32] {
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    return MedianCut.palette(for: [(image, whole)], limit: limit)
  }

  @Test func `few colours are kept as they are`() {
    let image = CGImage(
      width: 3, height: 1, pixels: [0xFF01_0203, 0xFF01_0204, 0xFFFF_FFFF])

    #expect(palette(image) == [0x010203, 0x010204, 0xFFFFFF])
  }

  @Test func `two distant groups become their means`() {
    // The dark reds are 8…15 and the bright reds 240…247. Each group occupies two cells.
    let image = Pictures.image(8, 2) { x, y in
      Pictures.opaque(UInt32(y == 0 ? 8 + x : 240 + x) << 16)
    }

    // The mean of 8…15 is 11.5 and that of 240…247 is 243.5. Halves round up.
    let means: [UInt32] = [12 << 16, 244 << 16]
    #expect(palette(image, limit: 2) == means)
  }

  @Test func `there are never more colours than the limit`() {
    let image = Pictures.noise(100, 100, seed: 2)

    for limit in [2, 16, 255, 256] {
      let colors = palette(image, limit: limit)
      #expect(colors.count <= limit && colors.count > limit / 2)
      #expect(colors == colors.sorted())
    }
  }

  @Test func `only the rectangle counts`() {
    let image = Pictures.image(10, 1) { x, _ in Pictures.opaque(UInt32(x)) }

    let colors = MedianCut.palette(for: [(image, PixelRect(x: 2, y: 0, width: 3, height: 1))])

    #expect(colors == [2, 3, 4])
  }
}
