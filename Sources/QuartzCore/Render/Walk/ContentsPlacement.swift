/// The part of a layer's contents that is shown, and the rectangle in the layer in which it is
/// shown.
package struct ContentsPlacement {
  /// The visible part, in pixels of the image.
  package let source: CGRect
  /// The rectangle in which it is shown, in layer points.
  package let place: CGRect

  /// Returns nil if nothing is visible.
  package init?(_ values: LayerValues) {
    guard let image = values.contents, image.width > 0, image.height > 0 else { return nil }
    let part = values.contentsRect
    source = CGRect(
      x: part.origin.x * Double(image.width), y: part.origin.y * Double(image.height),
      width: part.size.width * Double(image.width),
      height: part.size.height * Double(image.height))
    guard source.width > 0, source.height > 0, !values.bounds.isEmpty else { return nil }
    let scale = values.contentsScale > 0 ? values.contentsScale : 1
    place = Self.place(
      CGSize(width: source.width / scale, height: source.height / scale),
      in: values.bounds, gravity: values.contentsGravity)
    guard source.isFiniteRect, place.isFiniteRect, place.maxX.isFinite, place.maxY.isFinite else {
      return nil
    }
  }

  /// This follows Apple's documentation of `contentsGravity`. In every view, y points down and
  /// contents are flipped. `top` then aligns the contents to the bottom of the layer, and `bottom`
  /// aligns them to its top.
  private static func place(
    _ size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity
  ) -> CGRect {
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch gravity {
    case .resizeAspect: return rect(size, times: min(across, down), in: bounds, 0.5, 0.5)
    case .resizeAspectFill: return rect(size, times: max(across, down), in: bounds, 0.5, 0.5)
    case .center: return rect(size, in: bounds, 0.5, 0.5)
    case .top: return rect(size, in: bounds, 0.5, 1)
    case .bottom: return rect(size, in: bounds, 0.5, 0)
    case .left: return rect(size, in: bounds, 0, 0.5)
    case .right: return rect(size, in: bounds, 1, 0.5)
    case .topLeft: return rect(size, in: bounds, 0, 1)
    case .topRight: return rect(size, in: bounds, 1, 1)
    case .bottomLeft: return rect(size, in: bounds, 0, 0)
    case .bottomRight: return rect(size, in: bounds, 1, 0)
    default: return bounds
    }
  }

  /// A rectangle of this size inside the bounds. The fraction `x` of the free width is on its left,
  /// and the fraction `y` of the free height above it.
  private static func rect(
    _ size: CGSize, times factor: Double = 1, in bounds: CGRect, _ x: Double, _ y: Double
  ) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
