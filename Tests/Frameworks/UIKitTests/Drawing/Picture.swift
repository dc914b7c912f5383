import UIKit

/// Reads single pixels of an image, with straight alpha, 0…255.
struct Picture {
  let image: CGImage

  init?(_ image: UIImage) {
    guard let image = image.cgImage else { return nil }
    self.image = image
  }

  init(_ image: CGImage) { self.image = image }

  /// The red, green, blue and alpha of a pixel.
  subscript(x: Int, y: Int) -> [Int] {
    let pixel = image.pixels[y * image.width + x]
    let alpha = Int(pixel >> 24)
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return [16, 8, 0].map { Int(pixel >> $0 & 255) * 255 / alpha } + [alpha]
  }

  /// The number of pixels in a rectangle that are not fully transparent.
  func inked(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    rows.reduce(0) { sum, y in
      sum + columns.count { image.pixels[y * image.width + $0] >> 24 > 0 }
    }
  }

  var inkedRows: [Int] {
    (0..<image.height).filter { inked(0..<image.width, $0..<($0 + 1)) > 0 }
  }

  var inkedColumns: [Int] {
    (0..<image.width).filter { inked($0..<($0 + 1), 0..<image.height) > 0 }
  }
}

/// A renderer format with `scale` pixels per point.
func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  format.opaque = opaque
  return format
}
