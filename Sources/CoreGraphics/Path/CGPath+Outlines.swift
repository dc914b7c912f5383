extension CGPath {
  /// Whether the path is one rectangle with sides parallel to the axes. If it is, and `rect` is not
  /// nil, the rectangle is stored there.
  ///
  /// The last side may be a line or the closing of the subpath.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where index == elements.count - 1: break
      default: return false
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let startsSideways = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let startsUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard startsSideways || startsUpright else { return false }
    rect?.pointee = CGRect(enclosing: corners)
    return true
  }

  /// The dashes that stroking the path with this pattern would draw, each as an open subpath.
  ///
  /// `lengths` are the lengths of dashes and gaps in turn, in points; an odd number of them is
  /// repeated once. `phase` is the length at which the pattern starts. Curves become short lines.
  /// If the lengths are empty, negative, not finite or all 0, the path itself is returned.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let pattern = DashPattern(lengths: lengths, phase: phase) else {
      return CGPath(elements: elements.transformed(by: transform))
    }
    let dashes = flatSubpaths.flatMap { pattern.dashes(along: $0.isClosed ? $0.loop : $0.points) }
    return CGPath(
      elements: dashes.flatMap { dash in
        dash.enumerated().map { $0.offset == 0 ? Element.move($0.element) : .line($0.element) }
      }.transformed(by: transform))
  }

  /// The area that stroking the path would fill.
  ///
  /// The result consists of one closed subpath for each line, join and cap. These overlap and are
  /// to be filled with the rule `.winding`; Core Graphics returns their outline. Curves become
  /// short lines. The stroke is made before the transform is applied.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pen = StrokePen(
      radius: abs(lineWidth) / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    let pieces = flatSubpaths.flatMap(pen.pieces)
    return CGPath(
      elements: pieces.flatMap { piece in
        piece.enumerated().map { $0.offset == 0 ? Element.move($0.element) : .line($0.element) }
          + [.close]
      }.transformed(by: transform))
  }

  /// The subpaths as lines, with the information which of them are closed.
  private var flatSubpaths: [FlatSubpath] {
    var groups: [[Element]] = []
    var start = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        start = point
        groups.append([element])
      } else {
        if case .close? = groups.last?.last { groups.append([.move(start)]) }
        if groups.isEmpty { groups.append([.move(start)]) }
        groups[groups.count - 1].append(element)
      }
    }
    return groups.compactMap { group in
      var isClosed = false
      if case .close? = group.last { isClosed = true }
      guard let points = CGPath(elements: group).flattened().first else { return nil }
      return FlatSubpath(points: points, isClosed: isClosed)
    }
  }
}

/// A subpath of lines.
struct FlatSubpath {
  /// The corners without repetitions.
  let points: [CGPoint]
  let isClosed: Bool

  init(points: [CGPoint], isClosed: Bool) {
    var distinct: [CGPoint] = []
    for point in points where point != distinct.last { distinct.append(point) }
    if isClosed, distinct.count > 1, distinct.last == distinct.first { distinct.removeLast() }
    (self.points, self.isClosed) = (distinct, isClosed)
  }

  /// The corners with the first one repeated at the end.
  var loop: [CGPoint] { points + points.prefix(1) }
}

/// The lengths of dashes and gaps.
struct DashPattern {
  private let lengths: [CGFloat]
  private let phase: CGFloat

  /// Returns nil if there is nothing to dash.
  init?(lengths: [CGFloat], phase: CGFloat) {
    let whole = lengths.reduce(0, +)
    guard phase.isFinite, whole.isFinite, whole > 0, lengths.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = self.lengths.reduce(0, +)
    let rest = phase.truncatingRemainder(dividingBy: period)
    self.phase = rest < 0 ? rest + period : rest
  }

  /// The dashes along a polyline.
  func dashes(along points: [CGPoint]) -> [[CGPoint]] {
    var (index, rest) = (0, phase)
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var dashes: [[CGPoint]] = []
    var dash: [CGPoint] = index.isMultiple(of: 2) ? Array(points.prefix(1)) : []
    func finish() {
      if dash.count > 1 { dashes.append(dash) }
      dash = []
    }
    for (from, to) in zip(points, points.dropFirst()) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let point = CGPoint(x: from.x + dx * done / length, y: from.y + dy * done / length)
        let isDash = index.isMultiple(of: 2)
        if isDash { dash.append(point) }
        finish()
        index = (index + 1) % lengths.count
        left = lengths[index]
        if !isDash { dash = [point] }
      }
      left -= length - done
      if index.isMultiple(of: 2) { dash.append(to) }
    }
    finish()
    return dashes
  }
}

/// Makes the pieces of a stroke.
struct StrokePen {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  /// The convex pieces whose union is the stroke. All have the same orientation.
  func pieces(of subpath: FlatSubpath) -> [[CGPoint]] {
    let points = subpath.isClosed ? subpath.loop : subpath.points
    guard radius > 0, points.count > 1 else { return [] }
    let lines = zip(points, points.dropFirst()).map { Line(from: $0, to: $1) }
    var pieces = lines.map { body(of: $0, among: subpath, lines) }
    for (line, next) in zip(lines, lines.dropFirst()) { pieces += corner(line, next) }
    if subpath.isClosed, let first = lines.first, let last = lines.last {
      pieces += corner(last, first)
    } else if cap == .round, let first = lines.first, let last = lines.last {
      pieces += [disc(at: first.from), disc(at: last.to)]
    }
    return pieces.map(Self.oriented)
  }

  private struct Line {
    let from, to: CGPoint
    let dx, dy: CGFloat

    /// `from` and `to` must differ.
    init(from: CGPoint, to: CGPoint) {
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = (x * x + y * y).squareRoot()
      (self.from, self.to, dx, dy) = (from, to, x / length, y / length)
    }

    /// The point beside `point`, at `along` in the line's direction and `across` to its left.
    func beside(_ point: CGPoint, along: CGFloat, across: CGFloat) -> CGPoint {
      CGPoint(x: point.x + dx * along - dy * across, y: point.y + dy * along + dx * across)
    }
  }

  /// The rectangle around a line. Square caps lengthen the first and the last line.
  private func body(of line: Line, among subpath: FlatSubpath, _ lines: [Line]) -> [CGPoint] {
    let hasSquares = cap == .square && !subpath.isClosed
    let before = hasSquares && line.from == lines.first?.from ? radius : 0
    let after = hasSquares && line.to == lines.last?.to ? radius : 0
    return [
      line.beside(line.from, along: -before, across: radius),
      line.beside(line.to, along: after, across: radius),
      line.beside(line.to, along: after, across: -radius),
      line.beside(line.from, along: -before, across: -radius),
    ]
  }

  private func corner(_ line: Line, _ next: Line) -> [[CGPoint]] {
    let turn = line.dx * next.dy - line.dy * next.dx
    let cosine = line.dx * next.dx + line.dy * next.dy
    guard abs(turn) > 1e-9 || cosine < 0 else { return [] }
    if join == .round { return [disc(at: line.to)] }
    let side = turn > 0 ? -radius : radius
    let a = line.beside(line.to, along: 0, across: side)
    let b = next.beside(line.to, along: 0, across: side)
    // The miter's length divided by the width is 1/cos(θ/2), where θ is the change of direction.
    let half = max(0, (1 + cosine) / 2).squareRoot()
    guard join == .miter, half > 0, 1 / half <= miterLimit else { return [[line.to, a, b]] }
    let middle = CGPoint(x: (a.x + b.x) / 2 - line.to.x, y: (a.y + b.y) / 2 - line.to.y)
    // The middle of the bevel is radius·cos(θ/2) from the corner, the tip is radius/cos(θ/2).
    let tip = CGPoint(
      x: line.to.x + middle.x / (half * half), y: line.to.y + middle.y / (half * half))
    return [[line.to, a, tip, b]]
  }

  /// The number of corners of a round cap or join.
  private static let discCorners = 32

  private func disc(at point: CGPoint) -> [CGPoint] {
    (0..<Self.discCorners).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.discCorners)
      return CGPoint(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle))
    }
  }

  /// The polygon with a positive area.
  private static func oriented(_ polygon: [CGPoint]) -> [CGPoint] {
    var area: CGFloat = 0
    for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      area += from.x * to.y - to.x * from.y
    }
    return area < 0 ? polygon.reversed() : polygon
  }
}
