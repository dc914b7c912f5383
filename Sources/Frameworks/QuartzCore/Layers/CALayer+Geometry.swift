extension LayerValues {
  /// Maps the layer's coordinates to its parent's: it moves the anchor point to the origin, applies
  /// the transform, and moves the anchor point to the position.
  ///
  /// The parent's `sublayerTransform` is not included.
  package var matrixToParent: CATransform3D {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
  }

  /// The matrix of `sublayerTransform` in this layer's coordinates, applied about this layer's
  /// anchor point.
  package var matrixOfSublayers: CATransform3D {
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-x, -y, -anchorPointZ), sublayerTransform),
      CATransform3DMakeTranslation(x, y, anchorPointZ))
  }

  /// The bounding box of the transformed bounds in the parent's plane.
  ///
  /// As in Core Animation, only the elements of `transform` that act in the plane are used.
  package var frame: CGRect {
    let (w, h) = (bounds.width, bounds.height)
    let width = abs(w * transform.m11) + abs(h * transform.m21)
    let height = abs(w * transform.m12) + abs(h * transform.m22)
    let cx = (0.5 - anchorPoint.x) * w
    let cy = (0.5 - anchorPoint.y) * h
    let middle = CGPoint(
      x: position.x + transform.m41 + cx * transform.m11 + cy * transform.m21,
      y: position.y + transform.m42 + cx * transform.m12 + cy * transform.m22)
    return CGRect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  private static func share(_ part: CGFloat, of length: CGFloat) -> CGFloat {
    part == 0 ? 0 : part * length
  }

  /// The bounds and position with which the layer has this `frame` under its current transform.
  ///
  /// If the transform is not invertible because the layer is edge-on, the bounds have the frame's
  /// size so that they stay finite (unverified).
  package func placed(in frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    let m = transform
    var size = frame.size
    let determinant = abs(m.m11 * m.m22) - abs(m.m12 * m.m21)
    if abs(determinant) > 1e-6 {
      // Inverts the equations |w·m11| + |h·m21| = width and |w·m12| + |h·m22| = height.
      let w = (frame.width * abs(m.m22) - frame.height * abs(m.m21)) / determinant
      let h = (frame.height * abs(m.m11) - frame.width * abs(m.m12)) / determinant
      if w.isFinite, h.isFinite, w >= 0, h >= 0 { size = CGSize(width: w, height: h) }
    }
    let cx = (0.5 - anchorPoint.x) * size.width
    let cy = (0.5 - anchorPoint.y) * size.height
    var position = CGPoint(
      x: frame.midX - m.m41 - cx * m.m11 - cy * m.m21,
      y: frame.midY - m.m42 - cx * m.m12 - cy * m.m22)
    if position.holdsNaN, transform.isIdentity {
      // The position is computed without subtracting sizes, because infinity minus infinity is NaN.
      position = CGPoint(
        x: frame.minX + Self.share(anchorPoint.x, of: size.width),
        y: frame.minY + Self.share(anchorPoint.y, of: size.height))
    }
    return (CGRect(origin: bounds.origin, size: size), position)
  }
}

extension CALayer {
  // An exception is raised if geometry is NaN, as in Core Animation. Infinite geometry is accepted,
  // but a layer with infinite geometry is not drawn. Sources: neilang/NAMapKit#12 (the setter of
  // `position`, "[nan nan]") and mackross/GTKeyboardHelper#3 (`bounds`, "[0 nan; 288 144]").

  func refuse(position: CGPoint) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidGeometry,
      "CALayer position contains NaN: [\(position.x.short) \(position.y.short)]")
  }

  func refuse(bounds: CGRect) -> Never {
    let (origin, size) = (bounds.origin, bounds.size)
    UIKitLog.raise(
      UIKitLog.invalidGeometry,
      "CALayer bounds contains NaN: [\(origin.x.short) \(origin.y.short); "
        + "\(size.width.short) \(size.height.short)]")
  }

  /// The map from this layer's plane to its superlayer's plane.
  private var toParentPlane: PlaneMap {
    guard let parent = superlayer else { return PlaneMap(values.matrixToParent) }
    return PlaneMap(CATransform3DConcat(values.matrixToParent, parent.values.matrixOfSublayers))
  }

  /// Converts a point from `l`'s coordinates (or the root's if `l` is nil) to this layer's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let common = commonAncestor(with: l)
    return point(l?.point(p, upTo: common) ?? p, downFrom: common)
  }

  /// Converts a point from this layer's coordinates to `l`'s (or the root's if `l` is nil).
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let common = commonAncestor(with: l)
    let shared = point(p, upTo: common)
    return l?.point(shared, downFrom: common) ?? shared
  }

  /// Converts a rectangle. The result is the bounding box of the converted corners.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }

  /// Converts `point` to the coordinates of `ancestor`, or of the root if `ancestor` is nil.
  private func point(_ point: CGPoint, upTo ancestor: CALayer?) -> CGPoint {
    guard self !== ancestor, let parent = superlayer else { return point }
    return parent.point(toParentPlane.apply(point), upTo: ancestor)
  }

  private func point(_ point: CGPoint, downFrom ancestor: CALayer?) -> CGPoint {
    guard self !== ancestor, let parent = superlayer else { return point }
    return toParentPlane.inverted.apply(parent.point(point, downFrom: ancestor))
  }

  /// The deepest common ancestor, which may be one of the two layers; nil if they are in different
  /// trees.
  func commonAncestor(with other: CALayer?) -> CALayer? {
    var current = other
    while let layer = current, !layer.isAncestor(of: self) { current = layer.superlayer }
    return current
  }

  /// Whether `p`, in this layer's coordinates, is inside `bounds`.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer in this subtree that contains `p`, which is in the superlayer's
  /// coordinates.
  ///
  /// If this is a presentation layer, the test uses presentation values.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let local = toParentPlane.inverted.apply(p)
    if masksToBounds, !contains(local) { return nil }
    for child in (sublayers ?? []).reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }
}

/// A projective map from one plane to another, taken from a 4×4 matrix. Depth is ignored.
private struct PlaneMap {
  // x' = (a x + b y + c) / w, y' = (d x + e y + f) / w, w = g x + h y + i.
  private var a, b, c, d, e, f, g, h, i: Double

  init(_ m: CATransform3D) {
    (a, b, c) = (m.m11, m.m21, m.m41)
    (d, e, f) = (m.m12, m.m22, m.m42)
    (g, h, i) = (m.m14, m.m24, m.m44)
  }

  func apply(_ p: CGPoint) -> CGPoint {
    let w = g * p.x + h * p.y + i
    guard w != 0 else { return p }
    return CGPoint(x: (a * p.x + b * p.y + c) / w, y: (d * p.x + e * p.y + f) / w)
  }

  /// The inverse map. For an edge-on plane, the result is the identity.
  var inverted: PlaneMap {
    var r = self
    r.a = e * i - f * h
    r.b = c * h - b * i
    r.c = b * f - c * e
    r.d = f * g - d * i
    r.e = a * i - c * g
    r.f = c * d - a * f
    r.g = d * h - e * g
    r.h = b * g - a * h
    r.i = a * e - b * d
    let determinant = a * r.a + b * r.d + c * r.g
    return abs(determinant) > 1e-12 ? r : PlaneMap(CATransform3DIdentity)
  }
}

extension CGFloat {
  /// The number as formatted by printf's %g. NaN has no sign, because its sign differs between
  /// processors.
  package var short: String { isNaN ? "nan" : String(format: "%g", self) }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  fileprivate init(around points: [CGPoint]) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
  }
}

extension CALayer {
  /// The affine part of `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to an affine matrix.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
