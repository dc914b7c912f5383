// Animated images, which image views show as films.
extension UIImage {
  /// The time for which each image is shown if the app does not choose a duration, in seconds.
  /// Source: `UIImageView.h`, "default is number of images * 1/30th of a second".
  static let usualFrameDuration: TimeInterval = 1.0 / 30

  /// An image that an image view shows as a film, without end. `duration` is the time of one round;
  /// if it is 0, each image is shown for a thirtieth of a second. Returns nil if there are no images.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let whole = duration > 0 ? duration : Double(images.count) * usualFrameDuration
    return UIImage(
      first.cgImage, scale: first.scale, first.imageOrientation, first.renderingMode,
      frames: Frames(images: images, duration: whole))
  }

  /// An animated image of the images that are called `name` followed by 0, 1 and so on, up to the
  /// first number without an image. Source: `UIImage.h`, which allows 1,024 images, beginning with 0
  /// or 1.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0..<1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The image itself, because images are decoded when they are made.
  public func preparingForDisplay() -> UIImage? { self }
  /// Calls the handler with the image itself in the next tick.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = self
    DispatchQueue.main.async { completionHandler(image) }
  }
  /// The image, drawn in the given size in points with the image's scale; nil if the size is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let area = CGSize(width: size.width, height: size.height)
    UIGraphicsBeginImageContextWithOptions(area, false, scale)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: area))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
