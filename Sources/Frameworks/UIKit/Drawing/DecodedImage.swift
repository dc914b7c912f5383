/// The pixels and the orientation in the data of a PNG or JPEG file.
struct DecodedImage {
  let image: CGImage
  /// The orientation as Exif's number, which is 1 if the pixels are displayed as they are.
  let exifOrientation: Int

  /// Nil if the data is of another format or cannot be decoded. An image that is too large is not
  /// decoded, and a warning is logged.
  init?(_ data: Data) {
    let isJPEG = data.starts(with: [0xFF, 0xD8])
    if let size = isJPEG ? CGImage.size(ofJPEG: data) : CGImage.size(ofPNG: data),
      !BitmapSize.isDecoded(width: size.width, height: size.height)
    {
      Self.warnOfSize(size.width, size.height)
      return nil
    }
    if isJPEG {
      guard let image = CGImage(jpegData: data) else { return nil }
      self.image = image
      exifOrientation = JPEGOrientation(data).exif
    } else {
      guard let image = CGImage(pngData: data) else { return nil }
      self.image = image
      exifOrientation = 1
    }
  }

  /// Logs the warning. On another thread, the warning is logged when the main queue runs next.
  private static func warnOfSize(_ width: Int, _ height: Int) {
    let text =
      "An image of \(width) × \(height) pixels was not decoded, because an image may have at most "
      + "\(BitmapSize.longestSide) pixels per side and \(BitmapSize.mostFilePixels) pixels in total. "
      + "Make the image smaller."
    guard MainActorReach.read({ UIKitLog.warn(text) }) == nil else { return }
    DispatchQueue.main.async { UIKitLog.warn(text) }
  }
}
