import UIKit

/// The pixels of a rectangle whose origin is at the bottom left, and the colour around it.
///
/// The rows begin at the top. Pixels are premultiplied, with alpha in the top byte.
struct PixelArea {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let pixels: [UInt32]
  /// The pixel of every place outside of the rectangle.
  private let outside: UInt32

  static let empty = PixelArea(x: 0, y: 0, width: 0, height: 0, pixels: [])

  init(x: Int, y: Int, width: Int, height: Int, pixels: [UInt32], outside: UInt32 = 0) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    (self.pixels, self.outside) = (pixels, outside)
  }

  init(color: UInt32) {
    self.init(x: 0, y: 0, width: 0, height: 0, pixels: [], outside: color)
  }

  /// The area of a rectangle of whole pixels; empty if a bitmap of this size is refused.
  private init(
    _ rect: CGRect, outside: UInt32 = 0, _ pixel: (_ x: Int, _ y: Int) -> UInt32
  ) {
    guard !rect.isNull, !rect.isInfinite, BitmapSize(rect.size, scale: 1) != nil else {
      self.init(color: outside)
      return
    }
    let (left, low) = (Int(rect.minX), Int(rect.minY))
    let (columns, rows) = (Int(rect.width), Int(rect.height))
    var made = [UInt32](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        made[row * columns + column] = pixel(left + column, low + rows - 1 - row)
      }
    }
    self.init(x: left, y: low, width: columns, height: rows, pixels: made, outside: outside)
  }

  subscript(column: Int, line: Int) -> UInt32 {
    let (i, j) = (column - x, y + height - 1 - line)
    guard i >= 0, i < width, j >= 0, j < height else { return outside }
    return pixels[j * width + i]
  }

  var image: CGImage? {
    width > 0 && height > 0 ? CGImage(width: width, height: height, pixels: pixels) : nil
  }

  func cropped(to rect: CGRect) -> PixelArea { PixelArea(rect) { self[$0, $1] } }

  /// Changes each pixel.
  func mapped(_ change: (UInt32) -> UInt32) -> PixelArea {
    PixelArea(
      x: x, y: y, width: width, height: height, pixels: pixels.map(change),
      outside: change(outside))
  }

  /// Composites the area over another one.
  func over(_ other: PixelArea) -> PixelArea {
    func mix(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
      let rest = 255 - top >> 24
      if rest == 0 { return top }
      return (0..<4).reduce(0) { result, index in
        let shift = UInt32(index * 8)
        let channel = (top >> shift & 255) + ((bottom >> shift & 255) * rest + 127) / 255
        return result | min(channel, 255) << shift
      }
    }
    let rects = [rect, other.rect].filter { !$0.isEmpty }
    let all = rects.reduce(CGRect.null) { $0.union($1) }
    return PixelArea(all, outside: mix(outside, other.outside)) { mix(self[$0, $1], other[$0, $1]) }
  }
  private var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Draws the area with a transform, in a rectangle of whole pixels.
  func transformed(by matrix: CGAffineTransform, into rect: CGRect) -> PixelArea {
    guard let image, let size = BitmapSize(rect.size, scale: 1),
      let context = CGContext(
        data: nil, width: size.width, height: size.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: .standard,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue)
    else { return .empty }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    context.concatenate(matrix)
    context.draw(image, in: CGRect(x: x, y: y, width: width, height: height))
    guard let drawn = context.makeImage() else { return .empty }
    return PixelArea(
      x: Int(rect.minX), y: Int(rect.minY), width: size.width, height: size.height,
      pixels: drawn.pixels)
  }
}
