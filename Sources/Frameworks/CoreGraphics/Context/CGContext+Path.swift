import CCairo

extension CGContext {
  public func beginPath() { cairo_new_path(cr) }

  public func move(to point: CGPoint) { addPath(CGPath(elements: [.move(point)])) }

  public func addLine(to point: CGPoint) { addPath(CGPath(elements: [.line(point)])) }

  public func addLines(between points: [CGPoint]) {
    build { $0.addLines(between: points) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addPath(CGPath(elements: [.curve(control1, control2, end)]))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addPath(CGPath(elements: [.quad(control, end)]))
  }

  /// Adds an arc and, from the current point, a line to the arc's start; see `CGMutablePath`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CGMutablePath()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    guard !isPathEmpty, case .move(let start) = arc.elements.first else { return addPath(arc) }
    addPath(CGPath(elements: [.line(start)] + arc.elements.dropFirst()))
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard !isPathEmpty else { return }
    let arc = CGMutablePath()
    arc.move(to: currentPointOfPath)
    arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    addPath(CGPath(elements: Array(arc.elements.dropFirst())))
  }

  public func addRect(_ rect: CGRect) { build { $0.addRect(rect) } }

  public func addRects(_ rects: [CGRect]) { build { $0.addRects(rects) } }

  public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect) } }

  /// Adds `path`. The points of `path` are in the current user space.
  public func addPath(_ path: CGPath) { path.append(to: cr) }

  public func closePath() { cairo_close_path(cr) }

  public var isPathEmpty: Bool { cairo_has_current_point(cr) == 0 }

  public var currentPointOfPath: CGPoint {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cr, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// The bounding box of the current path, without control points; null if the path is empty.
  public var boundingBoxOfPath: CGRect {
    guard !isPathEmpty else { return .null }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cr, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// The current path; nil if it is empty.
  public var path: CGPath? {
    guard !isPathEmpty, let copy = cairo_copy_path(cr) else { return nil }
    defer { cairo_path_destroy(copy) }
    var elements: [CGPath.Element] = []
    var index = 0
    while index < Int(copy.pointee.num_data), let data = copy.pointee.data?.advanced(by: index) {
      func point(_ number: Int) -> CGPoint {
        CGPoint(x: data[number].point.x, y: data[number].point.y)
      }
      switch data.pointee.header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(1), point(2), point(3)))
      default: elements.append(.close)
      }
      index += max(Int(data.pointee.header.length), 1)
    }
    return CGPath(elements: elements)
  }

  /// Replaces the current path by the area that a stroke along it covers. Dashes are ignored.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let stroke = path.copy(
      strokingWithWidth: cairo_get_line_width(cr),
      lineCap: CGLineCap(rawValue: Int32(cairo_get_line_cap(cr).rawValue)) ?? .butt,
      lineJoin: CGLineJoin(rawValue: Int32(cairo_get_line_join(cr).rawValue)) ?? .miter,
      miterLimit: cairo_get_miter_limit(cr))
    cairo_new_path(cr)
    addPath(stroke)
  }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path and clears it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills the current path, strokes it, or fills and then strokes it. Drawing clears the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    cairo_set_fill_rule(cr, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if mode != .stroke { paintShape(state.fill) { cairo_fill_preserve($0) } }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      let color = state.stroke
      paint { target in
        self.setSource(target, color)
        cairo_stroke_preserve(target)
      }
    }
    cairo_new_path(cr)
  }

  /// Intersects the clipping area with the current path and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(
      cr, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cr)
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    cairo_new_path(cr)
    addRects(rects)
    clip()
  }

  public func resetClip() { cairo_reset_clip(cr) }

  /// The bounding box of the clipping area in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  public func fill(_ rect: CGRect) { fill([rect]) }

  public func fill(_ rects: [CGRect]) {
    cairo_new_path(cr)
    addRects(rects)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    cairo_new_path(cr)
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    cairo_new_path(cr)
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) {
    cairo_new_path(cr)
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    cairo_new_path(cr)
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      addPath(CGPath(elements: [.move(points[index]), .line(points[index + 1])]))
    }
    strokePath()
  }

  /// Makes `rect` transparent, regardless of colours and blend mode.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    state.shadow = nil
    state.alpha = 1
    fill(rect)
    restoreGState()
  }

  private func build(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    body(path)
    addPath(path)
  }
}

extension CGPath {
  /// Adds the elements to Cairo's current path. An element that requires a current point is skipped
  /// if there is none.
  func append(to cr: OpaquePointer) {
    for element in elements {
      guard element.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
      if element.kind != .moveToPoint, cairo_has_current_point(cr) == 0 { continue }
      switch element {
      case .move(let to): cairo_move_to(cr, to.x, to.y)
      case .line(let to): cairo_line_to(cr, to.x, to.y)
      case .quad(let control, let to):
        // The cubic curve below has the same shape as the quadratic curve. The cubic control points
        // are on the lines from the ends to the quadratic control point, at two thirds of the
        // distance.
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cr, &x, &y)
        cairo_curve_to(
          cr, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
          to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
      case .curve(let first, let second, let to):
        cairo_curve_to(cr, first.x, first.y, second.x, second.y, to.x, to.y)
      case .close: cairo_close_path(cr)
      }
    }
  }
}
