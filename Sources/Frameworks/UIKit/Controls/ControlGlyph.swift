/// The small images that the system shows on controls. The images are outlines in one colour.
///
/// The images are drawn with lines and circles. The proportions of the images are `unverified`.
@MainActor
enum ControlGlyph: CaseIterable {
  case minus, plus, cross, info, add

  /// The glyph as a template image.
  var image: UIImage {
    let side = self.side
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    return renderer.image { _ in
      UIColor.black.set()
      draw(around: CGPoint(x: side / 2, y: side / 2))
    }.withRenderingMode(.alwaysTemplate)
  }

  /// The side length of the image, in points.
  private var side: CGFloat {
    switch self {
    case .minus, .plus: 16
    case .cross: 12
    case .info, .add: 22
    }
  }

  private func draw(around center: CGPoint) {
    switch self {
    case .minus: line(center, dx: 7, dy: 0, width: 2)
    case .plus:
      line(center, dx: 7, dy: 0, width: 2)
      line(center, dx: 0, dy: 7, width: 2)
    case .cross:
      line(center, dx: 4.5, dy: 4.5, width: 2.2)
      line(center, dx: 4.5, dy: -4.5, width: 2.2)
    case .info:
      ring(center)
      dot(CGPoint(x: center.x, y: center.y - 4.5), radius: 1.3)
      line(CGPoint(x: center.x, y: center.y + 2), dx: 0, dy: 3.2, width: 1.8)
    case .add:
      ring(center)
      line(center, dx: 5, dy: 0, width: 1.6)
      line(center, dx: 0, dy: 5, width: 1.6)
    }
  }

  private func line(_ center: CGPoint, dx: CGFloat, dy: CGFloat, width: CGFloat) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: center.x - dx, y: center.y - dy))
    path.addLine(to: CGPoint(x: center.x + dx, y: center.y + dy))
    path.lineWidth = width
    path.lineCapStyle = .round
    path.stroke()
  }

  private func ring(_ center: CGPoint) {
    let path = UIBezierPath(
      ovalIn: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
    path.lineWidth = 1.5
    path.stroke()
  }

  private func dot(_ center: CGPoint, radius: CGFloat) {
    UIBezierPath(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }
}
