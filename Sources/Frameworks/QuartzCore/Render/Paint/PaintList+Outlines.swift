import CRaster

extension PaintList {
  /// The pixels that a figure may cover, and its outline. The outline is nil if it will be traced
  /// later.
  static func extent(_ figure: Figure) -> (Box, ShapeOutline?) {
    switch figure.shape {
    case .rounded(let rect, _, _), .ring(let rect, _, _, _):
      return (box(ShapeOutline(.rect(rect), plane: figure.plane)), nil)
    case .rect, .outline:
      let outline = figure.outline
      return (box(outline), outline)
    }
  }

  mutating func add(
    _ figure: Figure, _ outline: ShapeOutline?, to operation: inout Operation
  ) {
    if let outline {
      trace(outline, of: &operation)
    } else {
      operation.figure = figures.count
      operation.outline = .untraced
      figures.append(figure)
    }
  }

  private mutating func trace(_ shape: ShapeOutline, of operation: inout Operation) {
    if let r = shape.upright {
      operation.outline = .upright(r.x0, r.y0, r.x1, r.y1)
      return
    }
    let first = points.count / 2
    points += shape.points
    let start = ends.count
    ends += shape.ends
    operation.outline = .polygon(points: first, ends: start..<ends.count)
    let line = lines.count
    lines += shape.hardSides
    operation.hardSides = line..<lines.count
  }

  /// Traces the outlines of all figures in the bands for which `isPainted` returns true. If a shape
  /// occurs at several positions that differ by whole pixels, it is traced once.
  mutating func trace(where isPainted: (_ band: Int) -> Bool) {
    for index in operations.indices {
      guard case .untraced = operations[index].outline, let figure = operations[index].figure,
        range(of: operations[index].box).contains(where: isPainted)
      else { continue }
      let place = CoverageSpans.Place(figures[figure].shape, plane: figures[figure].plane)
      wanted.append(Wanted(operation: index, figure: figure, place: place))
      if let place { alike[place.key, default: CoverageSpans.Use()].count += 1 }
    }
    for one in wanted {
      let (index, figure) = (one.operation, one.figure)
      guard let place = one.place, let known = alike[place.key], known.count > 1 else {
        var operation = operations[index]
        trace(figures[figure].outline, of: &operation)
        operations[index] = operation
        continue
      }
      let spans = known.spans ?? cachedSpans.count
      if known.spans == nil {
        cachedSpans.append(traced(figures[figure], at: place))
        alike[place.key]?.spans = spans
      }
      operations[index].outline = .spans(spans, x: place.x, y: place.y)
    }
    wanted.removeAll(keepingCapacity: true)
    alike.removeAll(keepingCapacity: true)
  }

  private func traced(_ figure: Figure, at place: CoverageSpans.Place) -> CoverageSpans {
    let outline = figure.outline
    let box = Self.box(outline)
    return CoverageSpans(
      outline, columns: box.x0..<max(box.x0, box.x1), rows: box.y0..<max(box.y0, box.y1), at: place)
  }

  /// The bands that intersect a box.
  func range(of box: Box) -> Range<Int> {
    let box = box.intersection(window)
    guard !box.isEmpty else { return 0..<0 }
    let height = Int32(CR_BAND)
    return Int((box.y0 - window.y0) / height)..<Int((box.y1 - window.y0 - 1) / height) + 1
  }

  static func box(_ shape: ShapeOutline) -> Box {
    guard shape.low.x <= shape.high.x, shape.low.y <= shape.high.y else {
      return Box(x0: 0, y0: 0, x1: 0, y1: 0)
    }
    func whole(_ v: Double, _ rule: FloatingPointRoundingRule) -> Int32 {
      Int32(min(1e6, max(-1e6, v)).rounded(rule))
    }
    return Box(
      x0: whole(shape.low.x, .down), y0: whole(shape.low.y, .down),
      x1: whole(shape.high.x, .up), y1: whole(shape.high.y, .up))
  }
}
