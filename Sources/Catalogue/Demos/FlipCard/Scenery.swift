import UIKit

/// Pictures that are drawn in code.
enum Scenery {
  /// A lake at sunrise, with the sky, the sun, two ranges of hills and their reflection.
  static func lake(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let cg = context.cgContext
      let shore = size.height * 0.62
      let space = CGColorSpaceCreateDeviceRGB()
      let sky = [
        UIColor(red: 0.99, green: 0.62, blue: 0.42, alpha: 1).cgColor,
        UIColor(red: 0.99, green: 0.86, blue: 0.66, alpha: 1).cgColor,
      ]
      if let gradient = CGGradient(colorsSpace: space, colors: sky as CFArray, locations: nil) {
        cg.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: shore), options: .drawsAfterEndLocation)
      }
      UIColor(red: 1, green: 0.96, blue: 0.84, alpha: 1).setFill()
      let sun = size.width * 0.2
      UIBezierPath(
        ovalIn: CGRect(
          x: size.width * 0.6, y: shore * 0.42, width: sun, height: sun)
      ).fill()

      hills(
        size, base: shore, height: 0.26, phase: 0.4,
        UIColor(red: 0.62, green: 0.45, blue: 0.56, alpha: 1))
      hills(
        size, base: shore, height: 0.16, phase: 2.1,
        UIColor(red: 0.36, green: 0.33, blue: 0.5, alpha: 1))

      UIColor(red: 0.3, green: 0.47, blue: 0.62, alpha: 1).setFill()
      UIBezierPath(
        rect: CGRect(x: 0, y: shore, width: size.width, height: size.height - shore)
      ).fill()
      UIColor(white: 1, alpha: 0.22).setFill()
      for line in 0..<5 {
        let y = shore + (size.height - shore) * (0.14 + 0.17 * CGFloat(line))
        let inset = size.width * (0.12 + 0.07 * CGFloat(line % 3))
        UIBezierPath(
          roundedRect: CGRect(
            x: inset, y: y, width: size.width - 2 * inset, height: max(1.5, size.height * 0.008)),
          cornerRadius: 2
        ).fill()
      }
    }
  }

  /// A range of hills, whose outline is the sum of two waves.
  private static func hills(
    _ size: CGSize, base: CGFloat, height: CGFloat, phase: CGFloat, _ color: UIColor
  ) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: base))
    let steps = 48
    for step in 0...steps {
      let x = CGFloat(step) / CGFloat(steps)
      let wave = 0.6 + 0.3 * sin(x * 5 + phase) + 0.1 * sin(x * 17 + phase * 2)
      path.addLine(to: CGPoint(x: x * size.width, y: base - wave * height * size.height))
    }
    path.addLine(to: CGPoint(x: size.width, y: base))
    path.close()
    color.setFill()
    path.fill()
  }
}
