/// The size of a bitmap in whole pixels. Larger sizes than the limits below are refused.
package struct BitmapSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// The maximum side of an image in Cairo.
  package static let longestSide = 32_767
  /// The maximum number of pixels in a bitmap that an app requests. A bitmap of this size takes up
  /// one gigabyte. The limit on iOS depends on the device's memory and is `unverified`.
  package static let mostPixels = 1 << 28
  /// The maximum number of pixels in a picture file that is decoded. Phones take pictures of up to
  /// 48 million pixels. The limit on iOS depends on the device's memory and is `unverified`.
  package static let mostFilePixels = 1 << 26
  /// The maximum number of pixels in a bitmap that the engine creates, for special layers,
  /// rasterized layers and shadows. The number is Matchcut's choice.
  package static let mostEnginePixels = 1 << 24
  /// The maximum number of pixels in a picture that shows a whole layer. The number is Matchcut's
  /// choice and is enough for about twenty phone screens at three pixels per point.
  package static let mostPicturePixels = 1 << 26

  /// The number of pixels for `size` points at `scale` pixels per point, rounded up. Nil if the
  /// size is empty, is not a number, or exceeds the limits.
  ///
  /// If a side is at most `slack` pixels larger than a whole number of pixels, it is rounded down.
  package init?(
    _ size: CGSize, scale: CGFloat, slack: CGFloat = 0, mostPixels: Int = mostPixels
  ) {
    let width = (size.width * scale - slack).rounded(.up)
    let height = (size.height * scale - slack).rounded(.up)
    let sides = 1...CGFloat(Self.longestSide)
    guard sides.contains(width), sides.contains(height), width * height <= CGFloat(mostPixels)
    else { return nil }
    (self.width, self.height) = (Int(width), Int(height))
  }

  /// Whether a picture file of this size is decoded.
  package static func isDecoded(width: Int, height: Int) -> Bool {
    let sides = 1...longestSide
    return sides.contains(width) && sides.contains(height) && width * height <= mostFilePixels
  }

  /// The largest scale at which `size` points fit into a bitmap, but at most `scale`. Nil if the
  /// size or the scale is not positive and finite.
  ///
  /// This scale is used for pictures that are stretched to the size of a layer. A picture of a huge
  /// layer therefore has a low resolution.
  package static func scale(
    _ scale: Double, fitting size: CGSize, mostPixels: Int, longestSide: Int = longestSide
  ) -> Double? {
    let (width, height) = (Double(size.width), Double(size.height))
    guard width > 0, height > 0, scale > 0, (width + height).isFinite, scale.isFinite else {
      return nil
    }
    // The limits are lower here, because the size is rounded up later. Rounding adds less than one
    // pixel to each side and less than one hundredth to the area.
    let side = Double(longestSide - 1)
    let area = (0.99 * Double(mostPixels) / width / height).squareRoot()
    let fitting = min(scale, side / width, side / height, area)
    return fitting > 0 ? fitting : nil
  }
}
