import UIKit

/// The picture of a sound: a moon over waves, drawn in code.
enum SoundCover {
  @MainActor
  static func image(_ sound: Sound, _ side: CGFloat) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      let cg = context.cgContext
      let sky = [sound.sky.cgColor, sound.land.cgColor]
      if let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: sky as CFArray, locations: nil)
      {
        cg.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: side), options: .drawsAfterEndLocation)
      }
      moon(side)
      for (index, share) in [0.62, 0.74, 0.86].enumerated() {
        wave(
          side, at: side * share, phase: 1.7 * CGFloat(index),
          sound.land.withAlphaComponent(0.45 + 0.25 * CGFloat(index)))
      }
    }
  }

  private static func moon(_ side: CGFloat) {
    let centre = CGPoint(x: side * 0.64, y: side * 0.34)
    for (share, alpha) in [(0.24, 0.1), (0.18, 0.16), (0.12, 0.95)] as [(CGFloat, CGFloat)] {
      UIColor(red: 0.97, green: 0.9, blue: 0.74, alpha: alpha).setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: centre.x - side * share, y: centre.y - side * share, width: 2 * side * share,
          height: 2 * side * share)
      ).fill()
    }
  }

  private static func wave(_ side: CGFloat, at height: CGFloat, phase: CGFloat, _ color: UIColor) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: side))
    let steps = 48
    for step in 0...steps {
      let x = CGFloat(step) / CGFloat(steps)
      path.addLine(to: CGPoint(x: x * side, y: height + side * 0.035 * sin(x * 7.5 + phase)))
    }
    path.addLine(to: CGPoint(x: side, y: side))
    path.close()
    color.setFill()
    path.fill()
  }
}
