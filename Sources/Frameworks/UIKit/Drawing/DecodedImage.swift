/// The pixels and the orientation in the data of a PNG or JPEG file.
struct DecodedImage {
  let image: CGImage
  let orientation: UIImage.Orientation

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
      orientation = UIImage.Orientation(exif: JPEGOrientation(data).exif)
    } else {
      guard let image = CGImage(pngData: data) else { return nil }
      self.image = image
      orientation = .up
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

extension UIImage.Orientation {
  /// The orientations in the order of Exif's values, which begin with 1.
  private static let exifOrder: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  package init(exif: Int) {
    self = Self.exifOrder.indices.contains(exif - 1) ? Self.exifOrder[exif - 1] : .up
  }

  /// Whether width and height are exchanged for display.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation that shows the mirror image.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}

extension CGImage {
  /// The image as it is displayed with an orientation. The orientations are defined in Exif 2.32,
  /// tag Orientation.
  func turned(by orientation: UIImage.Orientation) -> CGImage {
    let (columns, rows) = orientation.isSideways ? (height, width) : (width, height)
    var turned: [UInt32] = []
    turned.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let (column, row) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          case .left: (width - 1 - y, x)
          }
        turned.append(pixels[row * width + column])
      }
    }
    return CGImage(width: columns, height: rows, pixels: turned, isOpaque: isOpaque)
  }
}
