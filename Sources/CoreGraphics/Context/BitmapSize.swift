/// The size of a bitmap in whole pixels, and the single place that limits it.
package struct BitmapSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// Cairo's maximum side of an image.
  package static let longestSide = 32_767
  /// The maximum number of pixels of a bitmap requested by an app: one gigabyte. iOS's limit
  /// depends on the device's memory and is `unverified`.
  package static let mostPixels = 1 << 28
  /// The maximum number of pixels of a bitmap made by the engine, for special layers, rasterized
  /// ones and shadows; our choice.
  package static let mostEnginePixels = 1 << 24
  /// The maximum number of pixels of a picture of a whole layer, about twenty phone screens at
  /// three pixels per point; our choice.
  package static let mostPicturePixels = 1 << 26

  /// The pixels for `size` points at `scale` pixels per point, rounded up; nil for a size that is
  /// empty, not a number, or larger than the limits.
  ///
  /// A size that exceeds a whole number of pixels by up to `slack` is rounded down.
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
  /// scale that is not positive and finite.
  ///
  /// For pictures that are stretched to their size; a picture of a huge layer is coarse.
  package static func scale(
    _ scale: Double, fitting size: CGSize, mostPixels: Int, longestSide: Int = longestSide
  ) -> Double? {
    let (width, height) = (Double(size.width), Double(size.height))
    guard width > 0, height > 0, scale > 0, (width + height).isFinite, scale.isFinite else {
      return nil
    }
    // Rounding up adds less than a pixel to each side and less than a hundredth to the area.
    let side = Double(longestSide - 1)
    let area = (0.99 * Double(mostPixels) / width / height).squareRoot()
    let fitting = min(scale, side / width, side / height, area)
    return fitting > 0 ? fitting : nil
  }
}
