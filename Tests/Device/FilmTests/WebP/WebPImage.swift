import CWebP
import Foundation

/// A decoded WebP file.
struct WebPImage {
  let width, height: Int
  /// Rows from the top; each pixel is alpha, red, green and blue from the highest byte.
  let pixels: [UInt32]

  init?(_ file: Data) {
    var (width, height): (Int32, Int32) = (0, 0)
    let bytes = file.withUnsafeBytes { file in
      WebPDecodeBGRA(
        file.bindMemory(to: UInt8.self).baseAddress, file.count, &width, &height)
    }
    guard let bytes else { return nil }
    defer { WebPFree(bytes) }
    (self.width, self.height) = (Int(width), Int(height))
    pixels = (0..<self.width * self.height).map { index in
      (0..<4).reduce(0) { $0 | UInt32(bytes[4 * index + $1]) << (8 * UInt32($1)) }
    }
  }
}
