import CoreGraphics
import Stage

/// Draws touches as translucent discs.
package struct TouchDots {
  /// The radius in points, which is about the radius of a thumb.
  private static let radius = 21.0
  private static let fill = CGColor(red: 0.36, green: 0.38, blue: 0.44, alpha: 0.34)
  /// A light ring inside a dark one, so that one of them is visible on any background.
  private static let ring = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  private static let rim = CGColor(red: 0.1, green: 0.11, blue: 0.15, alpha: 0.9)
  /// The line widths in points.
  private static let ringWidth = 2.0
  private static let rimWidth = 1.5

  /// The number of pixels per point.
  let scale: Double

  package init(scale: Double) { self.scale = scale }

  /// Returns `image` with a disc at each touch, or `image` itself if there are no touches.
  package func draw(_ fingers: [Recording.Touch], over image: CGImage) -> CGImage {
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let part = fingers.reduce(CGRect.null) { $0.union(pixels(around: $1)) }.intersection(bounds)
    guard !part.isEmpty, let ground = image.cropping(to: part),
      let context = CGContext(width: ground.width, height: ground.height, scale: scale)
    else { return image }
    let place = CGRect(
      x: 0, y: 0, width: Double(ground.width) / scale, height: Double(ground.height) / scale)
    context.interpolationQuality = .none
    context.drawUpright(ground, in: place)
    context.translateBy(x: -part.minX / scale, y: -part.minY / scale)
    for finger in fingers { draw(finger, in: context) }
    guard let drawn = context.makeImage() else { return image }
    return image.with(drawn, x: Int(part.minX), y: Int(part.minY))
  }

  /// The rectangle, in pixels, around everything that is drawn for a touch.
  private func pixels(around finger: Recording.Touch) -> CGRect {
    let reach = Self.radius + Self.rimWidth + 1
    return CGRect(
      x: (finger.x - reach) * scale, y: (finger.y - reach) * scale, width: 2 * reach * scale,
      height: 2 * reach * scale
    ).integral
  }

  private func draw(_ finger: Recording.Touch, in context: CGContext) {
    func circle(_ radius: Double) -> CGRect {
      CGRect(
        x: finger.x - radius, y: finger.y - radius, width: 2 * radius, height: 2 * radius)
    }
    context.setFillColor(Self.fill)
    context.fillEllipse(in: circle(Self.radius))
    context.setStrokeColor(Self.ring)
    context.setLineWidth(Self.ringWidth)
    context.strokeEllipse(in: circle(Self.radius - Self.ringWidth / 2))
    context.setStrokeColor(Self.rim)
    context.setLineWidth(Self.rimWidth)
    context.strokeEllipse(in: circle(Self.radius + Self.rimWidth / 2))
  }
}

extension CGImage {
  /// Returns a copy of the image in which `part` replaces the pixels of a rectangle. The
  /// rectangle's top left corner is at (x, y).
  fileprivate func with(_ part: CGImage, x: Int, y: Int) -> CGImage {
    var pixels = self.pixels
    for row in 0..<part.height {
      let start = (y + row) * width + x
      let line = part.pixels[row * part.width..<(row + 1) * part.width]
      pixels.replaceSubrange(start..<start + part.width, with: line)
    }
    return CGImage(
      width: width, height: height, pixels: pixels, isOpaque: isOpaque && part.isOpaque)
  }
}
