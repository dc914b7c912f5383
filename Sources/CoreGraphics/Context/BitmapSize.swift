/// The size of a bitmap in whole pixels, and the one place that bounds it.
package struct BitmapSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// Cairo's own limit on the sides of an image.
  package static let longestSide = 32_767
  /// Pixels of a bitmap that an app asks for: one gigabyte. What iOS allows depends on the device's
  /// memory and is `unverified`.
  package static let mostPixels = 1 << 28
  /// Pixels of a bitmap that the engine makes by itself, for special layers, rasterized ones and
  /// shadows: ours.
  package static let mostEnginePixels = 1 << 24
  /// Pixels of a picture of a whole layer: six screens of a phone at three pixels a point, twice
  /// over; ours.
  package static let mostPicturePixels = 1 << 26

  /// The pixels that `size` points need at `scale` pixels a point, rounded up; nil for an empty
  /// size, for one that is not a number, and for one larger than a bitmap may be.
  ///
  /// `slack` pixels more than a whole number still count as that number.
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

  /// The largest scale up to `scale` at which `size` points fit into a bitmap; nil for a size or
  /// scale that is not above 0 or has no end.
  ///
  /// For what is stretched to its place again: a picture of something huge is coarse.
  package static func scale(
    _ scale: Double, fitting size: CGSize, mostPixels: Int, longestSide: Int = longestSide
  ) -> Double? {
    let (width, height) = (Double(size.width), Double(size.height))
    guard width > 0, height > 0, scale > 0, (width + height).isFinite, scale.isFinite else {
      return nil
    }
    // Rounding up adds less than a pixel to each side, which is less than a hundredth of the area.
    let side = Double(longestSide - 1)
    let area = (0.99 * Double(mostPixels) / width / height).squareRoot()
    let fitting = min(scale, side / width, side / height, area)
    return fitting > 0 ? fitting : nil
  }
}
