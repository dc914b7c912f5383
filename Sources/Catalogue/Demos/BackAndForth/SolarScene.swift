import UIKit

/// A landscape under the sun of a solar term, drawn in code.
enum SolarScene {
  @MainActor
  static func image(_ term: SolarTerm, _ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let cg = context.cgContext
      let shore = size.height * 0.8
      let sky = [term.sky.cgColor, term.haze.cgColor]
      if let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: sky as CFArray, locations: nil)
      {
        cg.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: shore), options: .drawsAfterEndLocation)
      }
      sun(term, size, shore)
      for (index, share) in [0.34, 0.23, 0.13].enumerated() {
        let nearness = CGFloat(index + 1) / 3
        hills(
          size, base: shore, height: size.height * share, phase: 1.3 + 2.4 * CGFloat(index),
          term.land.withAlphaComponent(0.25 + 0.75 * nearness * nearness))
      }
      term.land.setFill()
      UIBezierPath(
        rect: CGRect(x: 0, y: shore - 1, width: size.width, height: size.height - shore + 1)
      ).fill()
      UIColor(white: 1, alpha: 0.16).setFill()
      for line in 0..<4 {
        let inset = size.width * (0.1 + 0.09 * CGFloat((line * 2) % 3))
        UIBezierPath(
          roundedRect: CGRect(
            x: inset, y: shore + (size.height - shore) * (0.2 + 0.2 * CGFloat(line)),
            width: size.width - 2 * inset, height: 2),
          cornerRadius: 1
        ).fill()
      }
    }
  }

  @MainActor
  private static func sun(_ term: SolarTerm, _ size: CGSize, _ shore: CGFloat) {
    let radius = min(size.width, size.height) * 0.1
    let centre = CGPoint(x: size.width * 0.81, y: shore * (0.74 - 0.49 * term.sun))
    for (share, alpha) in [(2.1, 0.1), (1.5, 0.18), (1.0, 0.95)] as [(CGFloat, CGFloat)] {
      UIColor(red: 1, green: 0.96, blue: 0.86, alpha: alpha).setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: centre.x - radius * share, y: centre.y - radius * share, width: 2 * radius * share,
          height: 2 * radius * share)
      ).fill()
    }
  }

  /// A range of hills, whose outline is the sum of two waves.
  private static func hills(
    _ size: CGSize, base: CGFloat, height: CGFloat, phase: CGFloat, _ color: UIColor
  ) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: base))
    let steps = 60
    for step in 0...steps {
      let x = CGFloat(step) / CGFloat(steps)
      let wave = 0.55 + 0.33 * sin(x * 4.6 + phase) + 0.12 * sin(x * 13 + phase * 3)
      path.addLine(to: CGPoint(x: x * size.width, y: base - wave * height))
    }
    path.addLine(to: CGPoint(x: size.width, y: base))
    path.close()
    color.setFill()
    path.fill()
  }
}
