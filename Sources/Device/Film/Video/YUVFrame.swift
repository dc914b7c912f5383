import CoreGraphics

/// An image in planar 4:2:0 format. The luma plane is followed by two colour difference planes of
/// half the width and height.
///
/// The conversion uses BT.709 coefficients in limited range (luma 16…235, chroma 16…240), which
/// players assume for images of this size. If the width or height is odd, the last column or row is
/// repeated.
package struct YUVFrame {
  package let width: Int
  package let height: Int
  /// The bytes of the planes Y, Cb and Cr, one after the other. Each plane is stored row by row.
  package let bytes: [UInt8]

  package init(_ image: CGImage) {
    let width = (image.width + 1) & ~1
    let height = (image.height + 1) & ~1
    self.width = width
    self.height = height
    bytes = [UInt8](unsafeUninitializedCapacity: width * height * 3 / 2) { output, count in
      image.pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress, let luma = output.baseAddress else { return }
        let u = luma + width * height
        let v = u + width * height / 4
        for y in stride(from: 0, to: height, by: 2) {
          let rows = (pixels + y * image.width, pixels + min(y + 1, image.height - 1) * image.width)
          for x in stride(from: 0, to: width, by: 2) {
            let right = min(x + 1, image.width - 1)
            let quad = (rows.0[x], rows.0[right], rows.1[x], rows.1[right])
            let target = luma + y * width + x
            target[0] = Self.luma(quad.0)
            target[1] = Self.luma(quad.1)
            target[width] = Self.luma(quad.2)
            target[width + 1] = Self.luma(quad.3)
            let sums =
              Self.channels(quad.0) &+ Self.channels(quad.1)
              &+ Self.channels(quad.2) &+ Self.channels(quad.3)
            let place = (y / 2) * (width / 2) + x / 2
            u[place] = Self.chroma(sums, -6596, -22_189, 28_785)
            v[place] = Self.chroma(sums, 28_784, -26_145, -2639)
          }
        }
        count = width * height * 3 / 2
      }
    }
  }

  /// The red, green and blue channels of a pixel.
  private static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(Int32(pixel >> 16 & 255), Int32(pixel >> 8 & 255), Int32(pixel & 255), 0)
  }

  /// The luma 16 + 219/255 · (0.2126 R + 0.7152 G + 0.0722 B), in 16-bit fixed point.
  private static func luma(_ pixel: UInt32) -> UInt8 {
    let sum = 11_966 * (pixel >> 16 & 255) &+ 40_254 * (pixel >> 8 & 255) &+ 4064 * (pixel & 255)
    return UInt8(truncatingIfNeeded: 16 &+ (sum &+ 0x8000) >> 16)
  }

  /// The chroma 128 + 224/255 · (B − Y) / 1.8556, computed from the sums of four pixels. For Cr,
  /// the last term is (R − Y) / 1.5748 instead of (B − Y) / 1.8556.
  private static func chroma(
    _ sums: SIMD4<Int32>, _ red: Int32, _ green: Int32, _ blue: Int32
  ) -> UInt8 {
    let sum = red &* sums[0] &+ green &* sums[1] &+ blue &* sums[2]
    return UInt8(truncatingIfNeeded: 128 &+ (sum &+ 0x20000) >> 18)
  }
}
