extension CGPath {
  /// The smallest rectangle that contains all points, including control points; null if the path is
  /// empty.
  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the lines and curves; null if the path is empty.
  public var boundingBoxOfPath: CGRect {
    var reached: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        reached.append(to)
      case .line(let to):
        reached.append(to)
      case .quad(let control, let to):
        let t = [extremum(current.x, control.x, to.x), extremum(current.y, control.y, to.y)]
        reached += inside(t).map { quadPoint(current, control, to, $0) } + [to]
      case .curve(let first, let second, let to):
        let t =
          extrema(current.x, first.x, second.x, to.x) + extrema(current.y, first.y, second.y, to.y)
        reached += inside(t).map { curvePoint(current, first, second, to, $0) } + [to]
      case .close:
        break
      }
      current = element.end ?? start
    }
    return CGRect(enclosing: reached)
  }

  private func inside(_ times: [CGFloat]) -> [CGFloat] { times.filter { $0 > 0 && $0 < 1 } }

  /// The zero of the quadratic curve's derivative 2[(b − a) + t(a − 2b + c)].
  private func extremum(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
    let bend = a - 2 * b + c
    return bend == 0 ? -1 : (a - b) / bend
  }

  /// The zeros of the cubic curve's derivative 3·(q + 2·h·t + p·t²). The code below computes p, h
  /// and q.
  private func extrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let p = d - 3 * c + 3 * b - a
    let h = a - 2 * b + c
    let q = b - a
    let discriminant = h * h - p * q
    guard discriminant >= 0 else { return [] }
    // The root with the larger magnitude is computed first. The other root is computed from the
    // product of the two roots, which is q/p. Computing the roots in this order avoids a loss of
    // precision by cancellation.
    let s = -(h + (h < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    return [p == 0 ? -1 : s / p, s == 0 ? -1 : q / s]
  }
}

/// The point of a quadratic Bézier curve at `t`.
func quadPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
  let u = 1 - t
  return CGPoint(
    x: u * u * a.x + 2 * u * t * b.x + t * t * c.x,
    y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
}

/// The point of a cubic Bézier curve at `t`.
func curvePoint(
  _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
) -> CGPoint {
  let u = 1 - t
  let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
  return CGPoint(
    x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
}
