import UIKit

@MainActor
extension GalleryScene {
  /// The scene without its sun, which is a separate view. The picture is cached for each size.
  func picture(_ size: CGSize) -> UIImage {
    let key = Drawn(scene: self, width: size.width, height: size.height, scale: UIScreen.main.scale)
    if let known = Drawn.pictures[key] { return known }
    if Drawn.pictures.count >= Drawn.most { Drawn.pictures.removeAll() }
    let picture = draw(size)
    Drawn.pictures[key] = picture
    return picture
  }

  private func draw(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      // The horizon is at a whole point, so that no pixel is a translucent mix of sky and ground.
      let horizon = (size.height * (self == .harbour ? 0.58 : 0.66)).rounded()
      gradient(sky, in: context.cgContext, from: 0, to: horizon, size)
      gradient(ground, in: context.cgContext, from: horizon, to: size.height, size)
      self == .harbour ? drawHarbour(size, horizon) : drawGrove(size, horizon)
    }
  }

  private func gradient(
    _ colors: [UIColor], in context: CGContext, from top: CGFloat, to bottom: CGFloat,
    _ size: CGSize
  ) {
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
        locations: nil)
    else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: top, width: size.width, height: bottom - top))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: [])
    context.restoreGState()
  }

  /// Draws a boat on the right, and its light on the water.
  private func drawHarbour(_ size: CGSize, _ horizon: CGFloat) {
    let unit = min(size.width, size.height)
    UIColor(white: 1, alpha: 0.85).setFill()
    let (x, side) = (size.width * 0.7, unit * 0.26)
    fill([(x, horizon - side), (x, horizon - side * 0.12), (x - side * 0.6, horizon - side * 0.12)])
    UIColor(hex: 0xE2_6D_5C).setFill()
    fill([
      (x + 4, horizon - side * 0.85), (x + 4, horizon - side * 0.12),
      (x + side * 0.45, horizon - side * 0.12),
    ])
    UIColor(hex: 0x0B_1B_33).setFill()
    fill([
      (x - side * 0.65, horizon - side * 0.06), (x + side * 0.55, horizon - side * 0.06),
      (x + side * 0.35, horizon + side * 0.14), (x - side * 0.45, horizon + side * 0.14),
    ])
    for line in 0..<6 {
      UIColor(white: 1, alpha: 0.3 - 0.04 * CGFloat(line)).setFill()
      let y = horizon + (size.height - horizon) * (0.12 + 0.13 * CGFloat(line))
      let length = size.width * (0.2 + 0.06 * CGFloat(line % 3))
      UIBezierPath(
        roundedRect: CGRect(
          x: size.width * (0.1 + 0.11 * CGFloat(line)), y: y, width: length, height: 3),
        cornerRadius: 1.5
      ).fill()
    }
  }

  /// Draws three round trees with fruit, the largest of them on the right, and a path.
  private func drawGrove(_ size: CGSize, _ horizon: CGFloat) {
    let unit = min(size.width, size.height)
    UIColor(hex: 0xF3_E2_B0).setFill()
    fill([
      (size.width * 0.42, horizon), (size.width * 0.5, horizon), (size.width * 0.9, size.height),
      (size.width * 0.35, size.height),
    ])
    for (x, radius) in [(0.18, 0.11), (0.48, 0.14), (0.8, 0.19)] as [(CGFloat, CGFloat)] {
      let middle = CGPoint(x: size.width * x, y: horizon - unit * radius * 1.2)
      UIColor(hex: 0x6B_44_23).setFill()
      UIBezierPath(
        rect: CGRect(
          x: middle.x - unit * 0.015, y: middle.y, width: unit * 0.03, height: unit * radius * 1.35)
      ).fill()
      UIColor(hex: 0x1F_5C_3A).setFill()
      circle(middle, unit * radius)
      accent.setFill()
      for fruit in 0..<5 {
        let angle = CGFloat(fruit) * 1.3 + x * 7
        circle(
          CGPoint(
            x: middle.x + cos(angle) * unit * radius * 0.6,
            y: middle.y + sin(angle) * unit * radius * 0.6), unit * 0.022)
      }
    }
  }

  private func circle(_ middle: CGPoint, _ radius: CGFloat) {
    UIBezierPath(
      ovalIn: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  private func fill(_ points: [(CGFloat, CGFloat)]) {
    guard let first = points.first else { return }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: first.0, y: first.1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    path.close()
    path.fill()
  }
}

/// The cache key of a picture.
private struct Drawn: Hashable {
  let scene: GalleryScene
  let width, height, scale: CGFloat

  @MainActor static var pictures: [Drawn: UIImage] = [:]
  static let most = 8
}
