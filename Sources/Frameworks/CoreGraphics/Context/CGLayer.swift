import Foundation

/// A drawing that is drawn several times into a context. The drawing has as many pixels per unit as
/// the context when the layer is created.
public final class CGLayer {
  public let size: CGSize
  /// The context that draws into the layer. Its origin is a corner of the layer.
  public let context: CGContext?

  /// The pixels per unit.
  private let scale: CGFloat

  /// Nil if the size is not positive, or if a bitmap of this size cannot be made.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    let transform = context.ctm
    let scale = hypot(transform.a, transform.b)
    guard scale.isFinite, scale > 0,
      let pixels = BitmapSize(size, scale: scale, slack: 0.01),
      let own = CGContext(width: pixels.width, height: pixels.height, scale: scale)
    else { return nil }
    (self.size, self.context, self.scale) = (size, own, scale)
  }

  fileprivate func draw(in target: CGContext, _ rect: CGRect) {
    guard let image = context?.makeImage(), size.width > 0, size.height > 0 else { return }
    // The bitmap is up to one pixel larger than the layer.
    let width = CGFloat(image.width) / scale / size.width * rect.width
    let height = CGFloat(image.height) / scale / size.height * rect.height
    target.drawUpright(
      image, in: CGRect(origin: rect.origin, size: CGSize(width: width, height: height)))
  }
}

extension CGContext {
  /// Draws the layer, which is scaled to the rectangle's size. The y axes of the layer and of the
  /// context point in the same direction.
  public func draw(_ layer: CGLayer, in rect: CGRect) { layer.draw(in: self, rect) }

  /// Draws the layer in its own size.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    layer.draw(in: self, CGRect(origin: point, size: layer.size))
  }
}
