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

extension DecodedImage {
  var orientation: UIImage.Orientation { UIImage.Orientation(exif: exifOrientation) }
}
