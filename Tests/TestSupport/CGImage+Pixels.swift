import CoreGraphics

// What tests read from the pixels of pictures.
extension CGImage {
  /// Red, green, blue and 255 for each pixel, row by row.
  package var opaqueBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * pixels.count)
    for pixel in pixels {
      bytes.append(UInt8(pixel >> 16 & 255))
      bytes.append(UInt8(pixel >> 8 & 255))
      bytes.append(UInt8(pixel & 255))
      bytes.append(255)
    }
    return bytes
  }

  /// The mean of red and green in each square of `side` pixels, 0…255, row by row. An incomplete
  /// square at the right or bottom edge is left out.
  package func means(ofSquares side: Int) -> [[Double]] {
    (0..<height / side).map { row in
      (0..<width / side).map { column in
        var sum = 0
        for y in row * side..<(row + 1) * side {
          for x in column * side..<(column + 1) * side {
            let pixel = pixels[y * width + x]
            sum += Int((pixel >> 8 & 255) + (pixel >> 16 & 255))
          }
        }
        return Double(sum) / Double(2 * side * side)
      }
    }
  }
}

/// The number of pixels in which at least one channel differs by more than `tolerance`. Channels
/// range from 0 to 255.
package func differing(_ a: [UInt32], _ b: [UInt32], tolerance: Int) -> Int {
  zip(a, b).count { isFar($0, $1, tolerance) }
}

private func isFar(_ a: UInt32, _ b: UInt32, _ tolerance: Int) -> Bool {
  for shift in [UInt32(0), 8, 16] {
    let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
    if abs(difference) > tolerance { return true }
  }
  return false
}
