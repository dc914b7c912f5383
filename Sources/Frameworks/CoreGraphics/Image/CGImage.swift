/// An immutable bitmap.
///
/// A pixel is a premultiplied 32-bit integer in native byte order, with alpha in the top byte.
/// Cairo and the compositor use the same layout, which is `ARGB` as one integer. Two images are
/// equal only if they are the same object.
public final class CGImage: @unchecked Sendable, Hashable, CustomStringConvertible, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public let width: Int
  public let height: Int
  /// The `width * height` pixels, row by row and without gaps.
  package let pixels: [UInt32]
  /// Whether every pixel's alpha is 255.
  package let isOpaque: Bool

  /// If `isOpaque` is true, the caller guarantees that every alpha is 255, and the initializer does
  /// not scan the pixels.
  package init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool = false) {
    precondition(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isOpaque = isOpaque || pixels.allSatisfy { $0 >> 24 == 255 }
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { .standard }
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }

  public func copy() -> CGImage? { self }

  /// The part of the image inside `rect`. `rect` is in pixels, measured from the top left corner,
  /// and is extended to whole pixels.
  ///
  /// The result is nil if `rect` does not intersect the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    // Infinite sides are clipped here. If a number is NaN, the comparisons in the guard below fail.
    let left = max(rect.minX.rounded(.down), 0)
    let top = max(rect.minY.rounded(.down), 0)
    let right = min(rect.maxX.rounded(.up), CGFloat(width))
    let bottom = min(rect.maxY.rounded(.up), CGFloat(height))
    guard rect.maxX >= 0, rect.maxY >= 0, left < right, top < bottom else { return nil }
    let (x, y) = (Int(left), Int(top))
    let (columns, rows) = (Int(right) - x, Int(bottom) - y)
    var cut: [UInt32] = []
    cut.reserveCapacity(columns * rows)
    for row in y..<(y + rows) {
      cut += pixels[(row * width + x)..<(row * width + x + columns)]
    }
    return CGImage(width: columns, height: rows, pixels: cut)
  }

  public var description: String { "CGImage(\(width)×\(height))" }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
