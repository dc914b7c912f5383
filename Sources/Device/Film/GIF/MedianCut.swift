import CoreGraphics

/// Computes a palette for images by median cut. The colours are first grouped into cells of 5 bits
/// per channel.
///
/// libgif's `GifQuantizeBuffer` is not used: for the frames of the demo `flip-card` its mean squared
/// error is 176, that of this type 17 (in squares of steps of 255).
///
/// The result is deterministic, because cells, boxes and ties have a fixed order. The box whose
/// pixels are spread most is split first. A box is split at the median of its widest channel.
package enum MedianCut {
  /// At most `limit` colours, written 0xRRGGBB and in ascending order. If the images have at most
  /// `limit` colours, the palette contains exactly the images' colours.
  package static func palette(
    for images: [(image: CGImage, rect: PixelRect)], limit: Int = 256
  ) -> [UInt32] {
    if let exact = exactColors(images, limit: limit) { return exact }
    let cells = histogram(images)
    var boxes = [Box(cells)]
    while boxes.count < limit {
      // If several boxes are equal, the loop selects the first of them; `max` would select the
      // last. Either choice is correct, but it must always be the same.
      var index: Int?
      for (i, box) in boxes.enumerated() where box.cells.count > 1 {
        if let best = index, boxes[best].priority >= box.priority { continue }
        index = i
      }
      guard let index else { break }
      let (low, high) = boxes[index].halves()
      boxes[index] = low
      boxes.append(high)
    }
    return Set(boxes.map(\.mean)).sorted()
  }

  /// The images' colours if there are at most `limit` of them; otherwise nil.
  private static func exactColors(
    _ images: [(image: CGImage, rect: PixelRect)], limit: Int
  ) -> [UInt32]? {
    var colors: Set<UInt32> = []
    var last: UInt32?
    for (image, rect) in images {
      for y in rect.y..<rect.y + rect.height {
        let start = y * image.width + rect.x
        for pixel in image.pixels[start..<start + rect.width] where pixel != last {
          last = pixel
          guard colors.insert(pixel & 0xFF_FFFF).inserted else { continue }
          if colors.count > limit { return nil }
        }
      }
    }
    return colors.sorted()
  }

  /// The pixels that share the upper five bits of each channel.
  fileprivate struct Cell {
    var key: Int
    var count = 0
    var red = 0
    var green = 0
    var blue = 0

    /// The cell's coordinate, 0…31, in channel 0 (red), 1 (green) or 2 (blue).
    func position(_ channel: Int) -> Int { key >> (10 - 5 * channel) & 31 }
  }

  private static func histogram(_ images: [(image: CGImage, rect: PixelRect)]) -> [Cell] {
    var cells = (0..<32_768).map { Cell(key: $0) }
    for (image, rect) in images {
      for y in rect.y..<rect.y + rect.height {
        let start = y * image.width + rect.x
        for pixel in image.pixels[start..<start + rect.width] {
          let key = colorCell(pixel)
          cells[key].count += 1
          cells[key].red += Int(pixel >> 16 & 255)
          cells[key].green += Int(pixel >> 8 & 255)
          cells[key].blue += Int(pixel & 255)
        }
      }
    }
    return cells.filter { $0.count > 0 }
  }

  fileprivate struct Box {
    var cells: [Cell]
    /// The channel whose values are spread most, and by how much a split along this channel
    /// improves the palette.
    private let channel: Int
    let priority: Double
    private let count: Int

    init(_ cells: [Cell]) {
      self.cells = cells
      count = cells.reduce(0) { $0 + $1.count }
      var widest = 0
      var variance = -1.0
      for channel in 0..<3 {
        var sum = 0
        var squares = 0
        for cell in cells {
          let value = cell.position(channel)
          sum += value * cell.count
          squares += value * value * cell.count
        }
        let spread = Double(squares) - Double(sum) * Double(sum) / Double(max(count, 1))
        if spread > variance { (widest, variance) = (channel, spread) }
      }
      channel = widest
      priority = variance
    }

    var mean: UInt32 {
      func average(_ part: KeyPath<Cell, Int>) -> UInt32 {
        let sum = cells.reduce(0) { $0 + $1[keyPath: part] }
        return UInt32((sum + count / 2) / max(count, 1))
      }
      return average(\.red) << 16 | average(\.green) << 8 | average(\.blue)
    }

    func halves() -> (Box, Box) {
      let sorted = cells.sorted {
        let a = $0.position(channel)
        let b = $1.position(channel)
        return a == b ? $0.key < $1.key : a < b
      }
      var seen = 0
      var cut = 0
      while cut < sorted.count - 1, cut == 0 || seen + sorted[cut].count <= count / 2 {
        seen += sorted[cut].count
        cut += 1
      }
      return (Box(Array(sorted[..<cut])), Box(Array(sorted[cut...])))
    }
  }
}

/// The index of the pixel's 5-bit colour cell.
func colorCell(_ pixel: UInt32) -> Int {
  let red = pixel >> 9 & 0x7C00
  let green = pixel >> 6 & 0x3E0
  return Int(red | green | pixel >> 3 & 0x1F)
}
