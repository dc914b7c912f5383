import Synchronization

/// An image that is repeated to fill an area, as a pattern colour does.
package final class TilePattern: Sendable {
  private struct Filled {
    let width, height: Int
    let scale: Double
    let image: CGImage
  }

  package let tile: CGImage
  /// The size of a tile in points.
  private let size: CGSize
  /// The most recent images. The images are stored because a layer that does not change needs its
  /// image in each frame.
  private let images = Mutex<[Filled]>([])

  private static let mostImages = 4
  /// The maximum number of pixels in a filled area: 8192 × 8192.
  private static let mostPixels = 1 << 26

  package init(tile: CGImage, size: CGSize) { (self.tile, self.size) = (tile, size) }

  /// The mean colour of the tile, for places where a pattern cannot be drawn.
  package var mean: SIMD4<Double> {
    let sum = tile.pixels.reduce(into: SIMD4<Double>.zero) { sum, pixel in
      sum += SIMD4(
        Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255),
        Double(pixel >> 24))
    }
    guard sum.w > 0 else { return .zero }
    let alpha = sum.w / (255 * Double(tile.pixels.count))
    return SIMD4(sum.x / sum.w, sum.y / sum.w, sum.z / sum.w, alpha)
  }

  /// An image of `area` points that is filled with tiles, beginning at its top left corner. The
  /// image has `scale` pixels per point. Nil if the image would be empty or would have too many
  /// pixels.
  package func filled(_ area: CGSize, scale: Double) -> CGImage? {
    let (wide, high) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
    guard scale > 0, wide >= 1, high >= 1, wide * high <= Double(Self.mostPixels),
      size.width > 0, size.height > 0
    else { return nil }
    let (width, height) = (Int(wide), Int(high))
    return images.withLock { images in
      if let known = images.first(where: {
        $0.width == width && $0.height == height && $0.scale == scale
      }) {
        return known.image
      }
      let image = drawn(width, height, scale)
      if images.count == Self.mostImages { images.removeFirst() }
      images.append(Filled(width: width, height: height, scale: scale, image: image))
      return image
    }
  }

  private func drawn(_ width: Int, _ height: Int, _ scale: Double) -> CGImage {
    let columns = (0..<width).map { Self.sample($0, scale, size.width, tile.width) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let start = Self.sample(y, scale, size.height, tile.height) * tile.width
      for column in columns { pixels.append(tile.pixels[start + column]) }
    }
    return CGImage(width: width, height: height, pixels: pixels, isOpaque: tile.isOpaque)
  }

  /// The tile's pixel that is nearest to the centre of a pixel of the area.
  private static func sample(
    _ pixel: Int, _ scale: Double, _ length: Double, _ count: Int
  ) -> Int {
    let point = ((Double(pixel) + 0.5) / scale).truncatingRemainder(dividingBy: length)
    return min(count - 1, Int(clamped: point / length * Double(count)))
  }
}
