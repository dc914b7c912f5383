/// The values of a shape layer.
package struct ShapeValues: DrawnValues {
  var path: CGPath?
  var fillColor: CGColor? = CGColor(rgba: [0, 0, 0, 1])
  var isEvenOdd = false
  var strokeColor: CGColor?
  var strokeStart = 0.0
  var strokeEnd = 1.0
  var lineWidth = 1.0
  var miterLimit = 10.0
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var lineDashPhase = 0.0
  var lineDashPattern: [Double] = []

  /// The maximum distance, in points, by which a miter may extend beyond the path. This number
  /// limits the size of bitmaps and is Matchcut's choice.
  private static let largestReach = 64.0

  /// Draws the fill and then the stroke. The shape is not clipped to the bounds.
  package func draw(in bounds: CGRect, scale: Double) -> DrawnPicture? {
    guard let path, !path.isEmpty, scale > 0 else { return nil }
    let strokes = strokeColor != nil && lineWidth > 0 && strokeEnd > strokeStart
    guard fillColor != nil || strokes else { return nil }
    let reach = strokes ? min(lineWidth / 2 * max(1.5, sharpness), Self.largestReach) : 0
    let box = path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    guard
      let scale = BitmapSize.scale(
        scale, fitting: CGSize(width: max(box.width, 1), height: max(box.height, 1)),
        mostPixels: BitmapSize.mostEnginePixels)
    else { return nil }
    let (x, y) = ((box.minX * scale).rounded(.down), (box.minY * scale).rounded(.down))
    let size = CGSize(
      width: (box.maxX * scale).rounded(.up) - x, height: (box.maxY * scale).rounded(.up) - y)
    guard let pixels = BitmapSize(size, scale: 1),
      let context = CGContext(
        width: pixels.width, height: pixels.height, scale: CGFloat(scale))
    else { return nil }
    let (width, height) = (pixels.width, pixels.height)
    context.translateBy(x: -x / scale, y: -y / scale)
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: isEvenOdd ? .evenOdd : .winding)
    }
    if strokes, let strokeColor { stroke(path, strokeColor, context, scale) }
    guard let image = context.makeImage() else { return nil }
    let place = CGRect(
      x: x / scale, y: y / scale, width: Double(width) / scale, height: Double(height) / scale)
    return DrawnPicture(image: image, place: place)
  }

  private func stroke(_ path: CGPath, _ color: CGColor, _ context: CGContext, _ scale: Double) {
    context.setStrokeColor(color)
    context.setLineWidth(CGFloat(lineWidth))
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.setMiterLimit(CGFloat(miterLimit))
    if lineDashPattern.contains(where: { $0 > 0 }) {
      context.setLineDash(
        phase: CGFloat(lineDashPhase), lengths: lineDashPattern.map { CGFloat($0) })
    }
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    context.addPath(
      isWhole
        ? path : path.trimmed(from: strokeStart, to: strokeEnd, tolerance: 0.05 / scale))
    context.strokePath()
  }

  /// The maximum distance from the path to the tip of a corner, in multiples of half the line
  /// width.
  private var sharpness: Double { lineJoin == .miter ? miterLimit : 1 }
}

extension CGPath {
  /// The part of the path between two fractions of its total length, flattened to lines with an
  /// error of at most `tolerance` points.
  func trimmed(from start: Double, to end: Double, tolerance: Double) -> CGPath {
    let lines = opened.flattened(tolerance: CGFloat(tolerance))
    func length(_ a: CGPoint, _ b: CGPoint) -> Double {
      let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
      return (dx * dx + dy * dy).squareRoot()
    }
    let total = lines.reduce(0) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) }
    }
    let (low, high) = (max(0, start) * total, min(1, end) * total)
    let result = CGMutablePath()
    var passed = 0.0
    for line in lines {
      var isDown = false
      for (a, b) in zip(line, line.dropFirst()) {
        let piece = length(a, b)
        defer { passed += piece }
        guard piece > 0, passed + piece > low, passed < high else { continue }
        func at(_ distance: Double) -> CGPoint {
          let k = CGFloat(min(max((distance - passed) / piece, 0), 1))
          return CGPoint(x: a.x + k * (b.x - a.x), y: a.y + k * (b.y - a.y))
        }
        if !isDown { result.move(to: at(low)) }
        isDown = true
        result.addLine(to: at(high))
      }
    }
    return result
  }

  /// Returns the path with a line in place of each element that closes a subpath.
  private var opened: CGPath {
    var start = CGPoint.zero
    let open = elements.flatMap { element -> [Element] in
      switch element {
      case .move(let point):
        start = point
        return [element]
      case .close: return [.line(start), .move(start)]
      case .line, .quad, .curve: return [element]
      }
    }
    return CGPath(elements: open)
  }
}
