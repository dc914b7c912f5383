/// An immutable bitmap.
///
/// Stored as premultiplied 32-bit pixels in the machine's own byte order, alpha in the top
/// byte (`ARGB` as one integer, the layout Cairo draws and the compositor blends). Equal only
/// to itself.
public final class CGImage: @unchecked Sendable, Hashable, CustomStringConvertible, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public let width: Int
  public let height: Int
  /// Row-major, tightly packed, `width * height` pixels.
  package let pixels: [UInt32]
  /// True when every pixel's alpha is 255.
  package let isOpaque: Bool

  /// `isOpaque` true is the caller's word that every alpha is 255, and spares looking.
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

  /// The part of the image inside `rect`, in pixels from the top left, grown to whole pixels.
  ///
  /// Nil when `rect` does not touch the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    // Infinite sides are cut off; what is no number is below nothing.
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
