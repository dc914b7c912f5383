import CoreGraphics

/// Finds the palette entry for a pixel, and caches the results.
struct PaletteMap {
  let palette: [UInt32]
  private var exact: [UInt32: UInt8] = [:]
  /// For each 5-bit colour cell, the palette entry that is nearest to its centre; −1 if it has not
  /// been computed yet.
  private var cells = [Int16](repeating: -1, count: 32_768)

  init(_ palette: [UInt32]) {
    self.palette = palette
    for (index, color) in palette.enumerated() { exact[color] = UInt8(index) }
  }

  /// The palette indices of the pixels in a rectangle, row by row.
  mutating func indices(
    of image: CGImage, in rect: PixelRect, dithering: Bool
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(rect.width * rect.height)
    var last: UInt32 = 0
    var lastIndex = index(of: 0)
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width {
        let pixel = image.pixels[y * image.width + x] & 0xFF_FFFF
        if pixel != last || dithering {
          last = pixel
          lastIndex = dithering ? dithered(pixel, x, y) : index(of: pixel)
        }
        result.append(lastIndex)
      }
    }
    return result
  }

  private mutating func index(of color: UInt32) -> UInt8 {
    if let index = exact[color] { return index }
    let cell = colorCell(color)
    if cells[cell] >= 0 { return UInt8(cells[cell]) }
    let nearest = nearest(to: color & 0xF8_F8F8 | 0x04_0404)
    cells[cell] = Int16(nearest)
    return nearest
  }

  /// The entry for a pixel's colour after a threshold has been added to it. The threshold depends
  /// only on the pixel's position, so that static parts do not flicker.
  private mutating func dithered(_ color: UInt32, _ x: Int, _ y: Int) -> UInt8 {
    if let index = exact[color] { return index }
    let offset = Self.threshold(x, y)
    func move(_ part: UInt32) -> UInt32 { UInt32(min(max(Int(part & 255) + offset, 0), 255)) }
    return index(of: move(color >> 16) << 16 | move(color >> 8) << 8 | move(color))
  }

  /// The threshold at a position. The threshold is an element of a 4×4 Bayer matrix that is centred
  /// on zero, and its amplitude is one and a half 5-bit steps.
  static func threshold(_ x: Int, _ y: Int) -> Int {
    let matrix = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
    return (matrix[(y & 3) * 4 + (x & 3)] * 2 - 15) * 12 / 30
  }

  private func nearest(to color: UInt32) -> UInt8 {
    func part(_ color: UInt32, _ shift: UInt32) -> Int { Int(color >> shift & 255) }
    let (r, g, b) = (part(color, 16), part(color, 8), part(color, 0))
    var best = 0
    var least = Int.max
    for (index, entry) in palette.enumerated() {
      let (dr, dg, db) = (r - part(entry, 16), g - part(entry, 8), b - part(entry, 0))
      // The factors 2, 4 and 1 are approximate perceptual weights of red, green and blue.
      let distance = 2 * dr * dr + 4 * dg * dg + db * db
      if distance < least { (best, least) = (index, distance) }
    }
    return UInt8(best)
  }
}
