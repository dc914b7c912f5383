/// The spokes of an activity indicator, with decreasing opacity.
final class SpokeWheel: UIImageView {
  static let spokes = 8
  /// The opacity of the faintest spoke (`unverified`).
  private static let faintest: CGFloat = 0.25

  private var drawnSize = CGSize.zero

  func show(_ color: UIColor) {
    if tintColor != color { tintColor = color }
    guard drawnSize != bounds.size, bounds.width > 0 else { return }
    drawnSize = bounds.size
    image = Self.picture(bounds.size)
  }

  /// A template image of the spokes. The spokes are black, and their opacity decreases starting
  /// from the top spoke.
  private static func picture(_ size: CGSize) -> UIImage {
    let radius = size.width / 2
    return UIGraphicsImageRenderer(size: size).image { context in
      for index in 0..<spokes {
        let share = CGFloat(index) / CGFloat(spokes)
        // The wheel rotates clockwise, so the spokes become fainter counterclockwise.
        UIColor(white: 0, alpha: 1 - share * (1 - faintest)).setStroke()
        let angle = -CGFloat.pi / 2 - share * 2 * .pi
        let path = UIBezierPath()
        path.lineWidth = radius * 0.2
        path.lineCapStyle = .round
        path.move(to: point(angle, radius * 0.48, radius))
        path.addLine(to: point(angle, radius * 0.86, radius))
        path.stroke()
      }
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func point(_ angle: CGFloat, _ distance: CGFloat, _ center: CGFloat) -> CGPoint {
    CGPoint(x: center + cos(angle) * distance, y: center + sin(angle) * distance)
  }
}
