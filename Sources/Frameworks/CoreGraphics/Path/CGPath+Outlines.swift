extension CGPath {
  /// Whether the path is one rectangle with sides parallel to the axes. If the path is a rectangle,
  /// it is stored in `rect`, unless `rect` is nil.
  ///
  /// The last side may be a line element or a close element.
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

  /// Returns the dashes of a dashed stroke along the path. Each dash is an open subpath.
  ///
  /// `lengths` contains the alternating lengths of dashes and gaps, in points. If the number of
  /// lengths is odd, the list is repeated once. `phase` is the position in the pattern, in points,
  /// that corresponds to the start of the path. Curves become short lines. If the lengths are
  /// empty, negative, not finite or all 0, the path itself is returned. A subpath along which the
  /// pattern would be repeated more than 100,000 times is not dashed.
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

  /// Returns the area that a stroke along the path covers.
  ///
  /// The result consists of one closed subpath for each line, join and cap. These subpaths overlap,
  /// and must be filled with the rule `.winding`. Core Graphics returns the outline of the whole
  /// stroke instead. Curves become short lines. The stroke is made before the transform is applied.
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

  /// The subpaths, flattened to lines. Each subpath records whether it is closed.
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
