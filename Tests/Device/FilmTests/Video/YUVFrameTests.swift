import CoreGraphics
import Film
import Testing

struct YUVFrameTests {
  /// The conversion of Rec. ITU-R BT.709, quantised for limited range, computed in floating point.
  private func expected(_ color: UInt32) -> (y: Double, u: Double, v: Double) {
    let r = Double(color >> 16 & 255) / 255
    let g = Double(color >> 8 & 255) / 255
    let b = Double(color & 255) / 255
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    return (16 + 219 * y, 128 + 224 * (b - y) / 1.8556, 128 + 224 * (r - y) / 1.5748)
  }

  @Test func `flat colours follow the standard within rounding`() {
    for color: UInt32 in [
      0, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x808080, 0xFFFF00, 0x12_34_56,
    ] {
      let frame = YUVFrame(Pictures.flat(2, 2, color))
      let (y, u, v) = expected(color)

      #expect(frame.bytes.count == 6)
      for luma in frame.bytes[..<4] { #expect(abs(Double(luma) - y) <= 0.51, "\(color)") }
      #expect(abs(Double(frame.bytes[4]) - u) <= 0.51, "\(color)")
      #expect(abs(Double(frame.bytes[5]) - v) <= 0.51, "\(color)")
    }
  }

  @Test func `chroma is the mean of four pixels`() {
    let image = CGImage(
      width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF])

    let bytes = YUVFrame(image).bytes

    let (red, blue) = (expected(0xFF0000), expected(0x0000FF))
    #expect(abs(Double(bytes[0]) - red.y) <= 0.51)
    #expect(abs(Double(bytes[1]) - blue.y) <= 0.51)
    #expect(abs(Double(bytes[4]) - (red.u + blue.u) / 2) <= 0.51)
    #expect(abs(Double(bytes[5]) - (red.v + blue.v) / 2) <= 0.51)
  }

  @Test func `odd sizes repeat the last column and row`() {
    let image = Pictures.noise(3, 3, seed: 4)
    let padded = Pictures.image(4, 4) { x, y in image.pixels[min(y, 2) * 3 + min(x, 2)] }

    let frame = YUVFrame(image)

    #expect(frame.width == 4 && frame.height == 4)
    #expect(frame.bytes == YUVFrame(padded).bytes)
  }
}
