import CoreGraphics
import Stage

/// Shows fingers as translucent discs, so that a film says who moves what.
struct TouchDots {
  /// Points; about the pad of a thumb.
  private static let radius = 21.0
  private static let fill = CGColor(red: 0.36, green: 0.38, blue: 0.44, alpha: 0.34)
  private static let ring = CGColor(red: 1, green: 1, blue: 1, alpha: 0.85)
  private static let rim = CGColor(red: 0.1, green: 0.11, blue: 0.15, alpha: 0.28)
  /// Points.
  private static let ringWidth = 2.0
  private static let rimWidth = 1.0

  /// Pixels a point.
  let scale: Double

  /// `image` with a disc on each finger; `image` itself when there is none.
  func draw(_ fingers: [Recording.Finger], over image: CGImage) -> CGImage {
    guard !fingers.isEmpty,
      let context = CGContext(width: image.width, height: image.height, scale: scale)
    else { return image }
    let bounds = CGRect(
      x: 0, y: 0, width: Double(image.width) / scale, height: Double(image.height) / scale)
    context.interpolationQuality = .none
    context.drawUpright(image, in: bounds)
    for finger in fingers { draw(finger, in: context) }
    return context.makeImage() ?? image
  }

  private func draw(_ finger: Recording.Finger, in context: CGContext) {
    func circle(_ radius: Double) -> CGRect {
      CGRect(
        x: finger.x - radius, y: finger.y - radius, width: 2 * radius, height: 2 * radius)
    }
    context.setFillColor(Self.fill)
    context.fillEllipse(in: circle(Self.radius))
    context.setStrokeColor(Self.ring)
    context.setLineWidth(Self.ringWidth)
    context.strokeEllipse(in: circle(Self.radius - Self.ringWidth / 2))
    // A darker line outside keeps the ring visible on white.
    context.setStrokeColor(Self.rim)
    context.setLineWidth(Self.rimWidth)
    context.strokeEllipse(in: circle(Self.radius + Self.rimWidth / 2))
  }
}
