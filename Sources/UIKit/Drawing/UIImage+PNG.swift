// Pictures as files.
extension UIImage {
  /// The picture as a PNG file, pixel for pixel; nil for the empty image.
  ///
  /// A PNG file says neither scale nor orientation: `UIImage(data:)` has one pixel a point.
  public func pngData() -> Data? { cgImage?.pngData() }

  /// The PNG file in `data`, one pixel a point; nil when it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(pngData: data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }
}
