/// The part of a layer's contents that is shown, and the rectangle in the layer in which it is
/// shown.
package struct ContentsPlacement {
  /// The visible part, in pixels of the image.
  package let source: CGRect
  /// The rectangle in which the visible part is shown, in layer points.
  package let place: CGRect

  /// The number of image pixels per point.
  private let scale: Double
  /// The part that stretches, in fractions of `source`; nil if all of `source` stretches.
  private let center: CGRect?

  package struct Part: Equatable {
    /// The rectangle in the image, in pixels.
    package let source: CGRect
    /// The rectangle in the layer, in points.
    package let place: CGRect
  }

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
    let center = values.contentsCenter
    let divides =
      center != CGRect(x: 0, y: 0, width: 1, height: 1) && center.isFiniteRect
      && Self.stretches(values.contentsGravity)
    (self.scale, self.center) = (scale, divides ? center : nil)
  }

  private static func stretches(_ gravity: CALayerContentsGravity) -> Bool {
    gravity == .resize || gravity == .resizeAspect || gravity == .resizeAspectFill
  }

  /// Calls `body` once for each part that is painted. There is only one part unless
  /// `contentsCenter` divides the contents. The parts around `contentsCenter` keep their size, but
  /// if they are larger than the layer, they shrink evenly (unverified).
  package func forEachPart(_ body: (Part) -> Void) {
    guard let center else { return body(Part(source: source, place: place)) }
    for row in cuts(center.minY, center.height, source.height, place.height) {
      for column in cuts(center.minX, center.width, source.width, place.width) {
        body(
          Part(
            source: CGRect(
              x: source.minX + column.start * scale, y: source.minY + row.start * scale,
              width: column.length * scale, height: row.length * scale),
            place: CGRect(
              x: place.minX + column.placed, y: place.minY + row.placed,
              width: column.placedLength, height: row.placedLength)))
      }
    }
  }

  /// One of the pieces into which `contentsCenter` divides the contents horizontally or vertically.
  /// A piece has a range in the unstretched contents, in points, and a range in the layer.
  private struct Cut {
    let start, length, placed, placedLength: Double
  }

  private func cuts(
    _ from: Double, _ fraction: Double, _ pixels: Double, _ placed: Double
  ) -> [Cut] {
    // An empty centre is extended to one pixel.
    let (pixel, length) = (1 / scale, pixels / scale)
    var (start, middle) = (from * length, fraction * length)
    if middle <= 0 { (start, middle) = (start + middle / 2 - pixel / 2, pixel) }
    start = min(max(0, start), length)
    let end = min(max(start, start + middle), length)
    let borders = start + length - end
    let shrink = borders > placed ? placed / borders : 1
    let (head, tail) = (start * shrink, (length - end) * shrink)
    return [
      Cut(start: 0, length: start, placed: 0, placedLength: head),
      Cut(start: start, length: end - start, placed: head, placedLength: placed - head - tail),
      Cut(start: end, length: length - end, placed: placed - tail, placedLength: tail),
    ].filter { $0.length > 0 && $0.placedLength > 0 }
  }

  /// The placement follows Apple's documentation of `contentsGravity`. In every view, y points down
  /// and contents are flipped. With flipped contents, `top` aligns the contents to the bottom of
  /// the layer, and `bottom` aligns them to its top.
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

  /// A rectangle of this size inside the bounds. The fraction `x` of the free width is on the left
  /// of the rectangle, and the fraction `y` of the free height is above it.
  private static func rect(
    _ size: CGSize, times factor: Double = 1, in bounds: CGRect, _ x: Double, _ y: Double
  ) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
