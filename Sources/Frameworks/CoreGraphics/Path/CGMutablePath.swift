/// A path to which elements can be added. A path must not be changed while another thread reads it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public override init() { super.init() }

  override init(elements: [Element]) { super.init(elements: elements) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a line from the current point. Has no effect on an empty path.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.line(point)], transform)
  }

  /// Moves to the first of `points` and adds lines through the other points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([.quad(control, end)], transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append([.curve(control1, control2, end)], transform)
  }

  /// Adds an arc and, from the current point, a line to the arc's start.
  ///
  /// Angles are in radians. `clockwise` refers to a y axis that points up, so if it is true the arc
  /// runs towards smaller angles. The sweep never exceeds a full turn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise {
      if delta > 0 { delta -= full * (delta / full).rounded(.up) }
      delta = max(delta, -full)
    } else {
      if delta < 0 { delta += full * (-delta / full).rounded(.up) }
      delta = min(delta, full)
    }
    // From 0 to 2π is a whole circle in both directions (facts M.13).
    if delta == 0, endAngle != startAngle { delta = clockwise ? -full : full }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc that sweeps `delta` radians from `startAngle`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Self.arc(center: center, radius: radius, start: startAngle, delta: delta)
    append([isEmpty ? .move(arc.from) : .line(arc.from)] + arc.curves, transform)
  }

  /// Adds an arc with `radius` that is tangent to two lines. The first line runs from the current
  /// point to `end1`, and the second line from `end1` to `end2`. A straight line connects the
  /// current point to the arc. If the three points are collinear, only a line to `end1` is added.
  public func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    let u = unit(from: end1, to: start)
    let v = unit(from: end1, to: end2)
    let cross = u.dx * v.dy - u.dy * v.dx
    guard !isEmpty, radius > 0, abs(cross) > 1e-9 else {
      return append([.line(end1)], transform)
    }
    // The distance of each tangent point from `end1` is radius / tan(φ/2), where φ is the angle at
    // `end1` between the two lines.
    let half = atan2(abs(cross), u.dx * v.dx + u.dy * v.dy) / 2
    let reach = radius / tan(half)
    let touch = CGPoint(x: end1.x + u.dx * reach, y: end1.y + u.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: touch.x - u.dy * radius * side, y: touch.y + u.dx * radius * side)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
      delta: -side * (.pi - 2 * half), transform: transform)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.rect(rect), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.ellipse(rect), transform)
  }

  /// Adds a rectangle with circular or elliptical corners. The radii are limited to half of the
  /// rectangle's sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(Self.roundedRect(rect, cornerWidth, cornerHeight), transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  /// Closes the subpath with a line to its start. Has no effect on an empty path.
  public func closeSubpath() {
    append([.close], .identity)
  }

  /// Every element except a move requires a current point, and is ignored if there is no current
  /// point.
  private func append(_ added: [Element], _ transform: CGAffineTransform) {
    guard let first = added.first else { return }
    if isEmpty, first.kind != .moveToPoint { return }
    elements += added.transformed(by: transform)
  }

  private func unit(from: CGPoint, to: CGPoint) -> CGVector {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}

extension CGPath {
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.transformed(by: transform?.pointee))
  }
}
