import CRaster

extension PaintList {
  /// Compares two operations, without the operations inside groups. Operations are compared in
  /// place because they are large.
  func isSame(_ now: Int, _ then: Int, of last: PaintList) -> Bool {
    guard operations[now].box == last.operations[then].box,
      operations[now].mask.isEmpty == last.operations[then].mask.isEmpty,
      operations[now].work == last.operations[then].work
    else { return false }
    switch (operations[now].figure, last.operations[then].figure) {
    case (let figure?, let before?): return figures[figure] == last.figures[before]
    case (nil, nil):
      return isSame(operations[now].outline, last.operations[then].outline, of: last)
        && lines[operations[now].hardSides] == last.lines[last.operations[then].hardSides]
    default: return false
    }
  }

  /// Compares two outlines, both of which have been traced.
  private func isSame(_ now: Outline, _ then: Outline, of last: PaintList) -> Bool {
    switch (now, then) {
    case (.box, .box): true
    case (.upright(let a, let b, let c, let d), .upright(let e, let f, let g, let h)):
      (a, b, c, d) == (e, f, g, h)
    case (.polygon(let first, let contours), .polygon(let start, let before)):
      // The values of `ends` are counted from the outline's first point.
      ends[contours] == last.ends[before]
        && points[pairs(first, contours)] == last.points[last.pairs(start, before)]
    default: false
    }
  }

  /// The indices at which an outline's coordinates are stored in `points`.
  private func pairs(_ first: Int, _ contours: Range<Int>) -> Range<Int> {
    2 * first..<2 * (first + Int(contours.isEmpty ? 0 : ends[contours.upperBound - 1]))
  }
}

extension PaintList.Figure: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    guard a.plane.projection == b.plane.projection, a.plane.horizons == b.plane.horizons,
      a.edges == b.edges
    else { return false }
    switch (a.shape, b.shape) {
    case (.rounded(let rect, let radius, let corners), .rounded(let box, let r, let c)):
      return rect == box && radius == r && corners == c
    case (
      .ring(let rect, let radius, let corners, let width), .ring(let box, let r, let c, let w)
    ): return rect == box && radius == r && corners == c && width == w
    default: return false
    }
  }
}

extension PaintList.Work: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.draw(let a, let solid), .draw(let b, let whole)): solid == whole && a == b
    case (.clip, .clip): true
    case (.isolate(let a, let adds), .isolate(let b, let sums)): a == b && adds == sums
    default: false
    }
  }
}

/// Images and masks are compared by address. The paint list retains images and masks, and they are
/// never modified.
extension PaintList.Brush: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.store(let a), .store(let b)), (.solid(let a), .solid(let b)): a == b
    case (.copy(let a, let dx, let dy, let opacity), .copy(let b, let ex, let ey, let other)):
      a.isSame(b) && (dx, dy, opacity) == (ex, ey, other)
    case (
      .lerp(let a, let dx, let dy, let fx, let fy, let opacity),
      .lerp(let b, let ex, let ey, let gx, let gy, let other)
    ): a.isSame(b) && (dx, dy, fx, fy, opacity) == (ex, ey, gx, gy, other)
    case (.sample(let a, let m, let opacity), .sample(let b, let n, let other)),
      (.replace(let a, let m, let opacity), .replace(let b, let n, let other)):
      opacity == other && a.isSame(b) && m.isSame(n)
    case (.tint(let a, let m, let color, _), .tint(let b, let n, let other, _)):
      color == other && a.isSame(b) && m.isSame(n)
    default: false
    }
  }
}

extension cr_image {
  fileprivate func isSame(_ o: cr_image) -> Bool {
    pixels == o.pixels && stride == o.stride && (x0, y0, x1, y1) == (o.x0, o.y0, o.x1, o.y1)
  }
}

extension cr_mask {
  fileprivate func isSame(_ o: cr_mask) -> Bool {
    pixels == o.pixels && (width, height) == (o.width, o.height)
      && (mid_x, mid_y, full_width, full_height)
        == (o.mid_x, o.mid_y, o.full_width, o.full_height)
  }
}

extension cr_mapping {
  fileprivate func isSame(_ o: cr_mapping) -> Bool {
    (m.0, m.1, m.2) == (o.m.0, o.m.1, o.m.2) && (m.3, m.4, m.5) == (o.m.3, o.m.4, o.m.5)
      && (m.6, m.7, m.8) == (o.m.6, o.m.7, o.m.8)
  }
}
