/// An immutable bitmap.
///
/// Stored as premultiplied 32-bit pixels in the machine's own byte order, alpha in the top
/// byte (`ARGB` as one integer, the layout Cairo draws and the compositor blends).
public final class CGImage: @unchecked Sendable {
  public let width: Int
  public let height: Int
  /// Row-major, tightly packed, `width * height` pixels.
  package let pixels: [UInt32]
  /// True when every pixel's alpha is 255.
  package let isOpaque: Bool

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
    isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
  }
}
