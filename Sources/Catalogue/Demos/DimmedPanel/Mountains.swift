import UIKit

/// Mountains in mist, drawn in code.
enum Mountains {
  static func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let cg = context.cgContext
      let sky = [
        UIColor(red: 0.6, green: 0.76, blue: 0.82, alpha: 1).cgColor,
        UIColor(red: 0.95, green: 0.92, blue: 0.84, alpha: 1).cgColor,
      ]
      if let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: sky as CFArray, locations: nil)
      {
        cg.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.75),
          options: .drawsAfterEndLocation)
      }
      UIColor(red: 0.84, green: 0.31, blue: 0.24, alpha: 1).setFill()
      let sun = min(size.width, size.height) * 0.2
      UIBezierPath(
        ovalIn: CGRect(x: size.width * 0.2, y: size.height * 0.26, width: sun, height: sun)
      ).fill()

      // Nearer ranges are darker, and there is mist between the ranges.
      let ranges = 5
      for index in 0..<ranges {
        let nearness = CGFloat(index) / CGFloat(ranges - 1)
        let base = size.height * (0.62 + 0.36 * nearness)
        let color = UIColor(
          red: 0.56 - 0.42 * nearness, green: 0.69 - 0.43 * nearness,
          blue: 0.75 - 0.36 * nearness, alpha: 1)
        range(
          size, base: base, height: size.height * (0.42 - 0.2 * nearness),
          phase: CGFloat(index) * 1.9 + 0.4, color)
        if index < ranges - 1 { mist(size, from: base - size.height * 0.16, to: base, in: cg) }
      }
      boat(CGPoint(x: size.width * 0.66, y: size.height * 0.9), size.width * 0.12)
    }
  }

  /// Draws mist that becomes denser towards the bottom. The next range hides the lower edge of the
  /// mist.
  private static func mist(
    _ size: CGSize, from top: CGFloat, to bottom: CGFloat, in context: CGContext
  ) {
    let colors = [UIColor(white: 1, alpha: 0).cgColor, UIColor(white: 1, alpha: 0.36).cgColor]
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)
    else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom),
      options: .drawsAfterEndLocation)
  }

  /// Draws a range of steep peaks. The range's outline is the sum of three waves, and the longest
  /// wave has sharp crests.
  private static func range(
    _ size: CGSize, base: CGFloat, height: CGFloat, phase: CGFloat, _ color: UIColor
  ) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    let steps = 64
    for step in 0...steps {
      let x = CGFloat(step) / CGFloat(steps)
      let peak = 1 - abs(sin(x * 4.2 + phase))
      let wave = 0.62 * peak + 0.24 * abs(sin(x * 9 + phase * 2)) + 0.06 * sin(x * 31 + phase)
      path.addLine(to: CGPoint(x: x * size.width, y: base - wave * height))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    color.setFill()
    path.fill()
  }

  private static func boat(_ place: CGPoint, _ length: CGFloat) {
    let hull = UIBezierPath()
    hull.move(to: CGPoint(x: place.x - length / 2, y: place.y))
    hull.addQuadCurve(
      to: CGPoint(x: place.x + length / 2, y: place.y),
      controlPoint: CGPoint(x: place.x, y: place.y + length * 0.32))
    hull.close()
    BookInk.paper.setFill()
    hull.fill()
    let cabin = UIBezierPath()
    cabin.move(to: CGPoint(x: place.x - length * 0.2, y: place.y + 1))
    cabin.addQuadCurve(
      to: CGPoint(x: place.x + length * 0.2, y: place.y + 1),
      controlPoint: CGPoint(x: place.x, y: place.y - length * 0.36))
    cabin.close()
    BookInk.seal.setFill()
    cabin.fill()
  }
}
