import CoreGraphics

/// Pixels in PNG's storage format. Each row consists of the filter's number and the filtered bytes.
///
/// `RowFilter.best` chooses the filter of each row.
struct Scanlines {
  let image: CGImage
  let rect: PixelRect
  let hasAlpha: Bool

  var bytesPerPixel: Int { hasAlpha ? 4 : 3 }
  /// The number of bytes of one row, including the byte that contains the filter's number.
  var stride: Int { rect.width * bytesPerPixel + 1 }

  /// The filtered bytes of these rows of the rectangle.
  ///
  /// A row refers only to the previous row of the rectangle, so ranges of rows can be filtered
  /// separately.
  func filtered(rows: Range<Int>) -> [UInt8] {
    image.pixels.withUnsafeBufferPointer { pixels in
      [UInt8](unsafeUninitializedCapacity: rows.count * stride) { output, count in
        guard let pixels = pixels.baseAddress, let output = output.baseAddress else { return }
        filter(rows: rows, pixels: pixels, into: output)
        count = rows.count * stride
      }
    }
  }

  private func filter(
    rows: Range<Int>, pixels: UnsafePointer<UInt32>, into output: UnsafeMutablePointer<UInt8>
  ) {
    // Before each row there is one pixel of zeros, which serves as the left neighbour of the row's
    // first pixel.
    let length = rect.width * bytesPerPixel
    let padded = length + bytesPerPixel
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: padded * 2 + length)
    scratch.initialize(repeating: 0, count: padded * 2 + length)
    defer { scratch.deallocate() }
    var row = scratch + bytesPerPixel
    var above = scratch + padded + bytesPerPixel
    let trial = scratch + padded * 2

    func source(_ y: Int) -> UnsafePointer<UInt32> {
      pixels + (rect.y + y) * image.width + rect.x
    }
    if rows.lowerBound > 0 { unpack(source(rows.lowerBound - 1), into: above) }
    for y in rows {
      unpack(source(y), into: row)
      let target = output + (y - rows.lowerBound) * stride
      let filter = RowFilter.best(
        row: row, above: above, back: bytesPerPixel, count: length, into: target + 1, trial: trial)
      target[0] = filter.rawValue
      swap(&row, &above)
    }
  }

  private func unpack(_ source: UnsafePointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>) {
    if hasAlpha {
      for x in 0..<rect.width {
        let pixel = straight(source[x])
        bytes[4 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
        bytes[4 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        bytes[4 * x + 2] = UInt8(truncatingIfNeeded: pixel)
        bytes[4 * x + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
      }
    } else {
      for x in 0..<rect.width {
        let pixel = source[x]
        bytes[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
        bytes[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        bytes[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
      }
    }
  }
}

/// Divides a premultiplied pixel's colour by its alpha and rounds the result to the nearest value.
func straight(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  if alpha == 0 { return 0 }
  func divide(_ part: UInt32) -> UInt32 { min((part * 255 + alpha / 2) / alpha, 255) }
  return alpha << 24 | divide(pixel >> 16 & 255) << 16 | divide(pixel >> 8 & 255) << 8
    | divide(pixel & 255)
}
