import UIKit

/// A bowl of tea under a lamp, drawn in code.
enum TeaBowl {
  static func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let cg = context.cgContext
      let unit = min(size.width, size.height)
      let middle = CGPoint(x: size.width / 2, y: size.height * 0.6)

      let wall = [
        UIColor(red: 0.32, green: 0.52, blue: 0.36, alpha: 1).cgColor, TeaInk.moss.cgColor,
      ]
      if let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: wall as CFArray, locations: nil)
      {
        cg.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
      }
      UIColor(red: 0.96, green: 0.9, blue: 0.68, alpha: 0.9).setFill()
      oval(CGPoint(x: size.width * 0.76, y: size.height * 0.26), unit * 0.13, unit * 0.13).fill()
      UIColor(red: 0.04, green: 0.17, blue: 0.14, alpha: 1).setFill()
      UIBezierPath(
        rect: CGRect(x: 0, y: size.height * 0.8, width: size.width, height: size.height * 0.2)
      ).fill()

      for (index, shift) in [-0.13, 0.0, 0.13].enumerated() {
        steam(
          from: CGPoint(x: middle.x + unit * shift, y: middle.y - unit * 0.1),
          height: unit * (index == 1 ? 0.34 : 0.26), sway: unit * 0.045)
      }
      bowl(middle, unit)
    }
  }

  /// Draws the body of the bowl. The body is the lower half of an ellipse, below the rim and the
  /// tea.
  private static func bowl(_ middle: CGPoint, _ unit: CGFloat) {
    let (radius, depth) = (unit * 0.3, unit * 0.28)
    let left = CGPoint(x: middle.x - radius, y: middle.y)
    let right = CGPoint(x: middle.x + radius, y: middle.y)
    let body = UIBezierPath()
    body.move(to: left)
    body.addCurve(
      to: CGPoint(x: middle.x, y: middle.y + depth),
      controlPoint1: CGPoint(x: left.x, y: middle.y + depth * 0.62),
      controlPoint2: CGPoint(x: middle.x - radius * 0.5, y: middle.y + depth))
    body.addCurve(
      to: right,
      controlPoint1: CGPoint(x: middle.x + radius * 0.5, y: middle.y + depth),
      controlPoint2: CGPoint(x: right.x, y: middle.y + depth * 0.62))
    body.close()
    UIColor(red: 0.87, green: 0.92, blue: 0.88, alpha: 1).setFill()
    body.fill()
    let foot = CGRect(
      x: middle.x - radius * 0.4, y: middle.y + depth * 0.94, width: radius * 0.8,
      height: depth * 0.16)
    UIBezierPath(roundedRect: foot, cornerRadius: 3).fill()

    TeaInk.cream.setFill()
    oval(middle, radius, unit * 0.075).fill()
    UIColor(red: 0.72, green: 0.77, blue: 0.34, alpha: 1).setFill()
    oval(CGPoint(x: middle.x, y: middle.y + unit * 0.006), radius * 0.9, unit * 0.056).fill()
    // Two leaves float on the tea.
    UIColor(red: 0.34, green: 0.5, blue: 0.2, alpha: 1).setFill()
    oval(CGPoint(x: middle.x - radius * 0.3, y: middle.y), unit * 0.045, unit * 0.011).fill()
    oval(
      CGPoint(x: middle.x + radius * 0.2, y: middle.y + unit * 0.02), unit * 0.04, unit * 0.01
    ).fill()
  }

  private static func steam(from start: CGPoint, height: CGFloat, sway: CGFloat) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addCurve(
      to: CGPoint(x: start.x, y: start.y - height),
      controlPoint1: CGPoint(x: start.x + 2 * sway, y: start.y - height / 3),
      controlPoint2: CGPoint(x: start.x - 2 * sway, y: start.y - height * 2 / 3))
    path.lineWidth = 5
    path.lineCapStyle = .round
    UIColor(white: 1, alpha: 0.35).setStroke()
    path.stroke()
  }

  private static func oval(_ centre: CGPoint, _ rx: CGFloat, _ ry: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: centre.x - rx, y: centre.y - ry, width: 2 * rx, height: 2 * ry))
  }
}
