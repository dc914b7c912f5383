import CRaster

/// The spans of a shape. The same spans are used at all positions that differ by whole pixels.
///
/// At each position, the spans are identical to those that a direct scan produces.
struct CoverageSpans: @unchecked Sendable {
  /// The spans. Consecutive rows that are identical share their spans.
  private let spans: [cr_span]
  /// For each row, the index of its first span.
  private let begins: [Int32]
  /// The first row, relative to the y coordinate of the shape's position.
  private let top: Int32

  /// - Parameters:
  ///   - columns, rows: The columns and rows that the outline covers.
  ///   - place: The position of the outline.
  init(_ outline: ShapeOutline, columns: Range<Int32>, rows: Range<Int32>, at place: Place) {
    var spans: [cr_span] = []
    var begins: [Int32] = []
    spans.reserveCapacity(4 * rows.count)
    begins.reserveCapacity(rows.count)
    var arena = cr_arena()
    defer { cr_arena_free(&arena) }
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: Int(CR_BAND)) {
      let end = min(rows.upperBound, first + CR_BAND)
      var clip = cr_clip(columns: columns, rows: first..<end)
      arena.count = 0
      outline.scan(into: &arena, clip: &clip)
      // Each span of a polygon covers one row, and the spans are sorted by row.
      for span in UnsafeBufferPointer(start: arena.spans, count: Int(arena.count)) {
        while Int32(begins.count) <= span.y - rows.lowerBound {
          begins.append(Int32(spans.count))
        }
        spans.append(
          cr_span(y: span.y - rows.lowerBound, x: span.x - place.x, n: span.n, rows: 1, a: span.a))
      }
    }
    while begins.count < rows.count { begins.append(Int32(spans.count)) }
    Self.join(&spans, &begins)
    (self.spans, self.begins, top) = (spans, begins, rows.lowerBound - place.y)
  }

  /// Stores the spans of consecutive rows once if the rows are identical.
  private static func join(_ spans: inout [cr_span], _ begins: inout [Int32]) {
    var (begin, kept) = (0, 0)
    for row in begins.indices {
      let end = row + 1 < begins.count ? Int(begins[row + 1]) : spans.count
      let above = Int(row > 0 ? begins[row - 1] : 0)..<kept
      if row > 0, isSame(spans[begin..<end], spans[above]) {
        for index in above { spans[index].rows += 1 }
        begins[row] = begins[row - 1]
      } else {
        begins[row] = Int32(kept)
        for index in begin..<end {
          spans[kept] = spans[index]
          kept += 1
        }
      }
      begin = end
    }
    spans.removeLast(spans.count - kept)
  }

  private static func isSame(_ a: ArraySlice<cr_span>, _ b: ArraySlice<cr_span>) -> Bool {
    a.elementsEqual(b) { ($0.x, $0.n, $0.a) == ($1.x, $1.n, $1.a) }
  }

  /// Appends the spans of the shape at the position (x, y).
  func scan(x: Int32, y: Int32, into arena: inout cr_arena, clip: inout cr_clip) {
    spans.withUnsafeBufferPointer { spans in
      begins.withUnsafeBufferPointer { begins in
        guard let first = spans.baseAddress, let rows = begins.baseAddress else { return }
        cr_scan_stamp(
          &arena, &clip, first, Int32(spans.count), rows, Int32(begins.count), x, y + top)
      }
    }
  }

  /// Shapes with equal keys share their spans.
  struct Key: Hashable {
    let size: CGSize
    let radius: Double
    let corners: UInt
    /// The width of a ring; nil for a filled shape.
    let width: Double?
    let across: SIMD2<Double>
    let down: SIMD2<Double>
    /// The fractional part of the corner's position, 0..<1.
    let fraction: SIMD2<Double>
  }

  /// How often a shape is used, and the index of its spans.
  struct Use {
    var count = 0
    var spans: Int?
  }

  struct Place {
    let key: Key
    /// The pixel at the shape's corner.
    let x, y: Int32

    /// Returns nil for a kind of shape that is rarely repeated, and for a shape much larger than a
    /// screen.
    init?(_ shape: DisplayList.Shape, plane: DisplayList.Plane) {
      let (rect, radius, corners, width): (CGRect, Double, CACornerMask, Double?)
      switch shape {
      case .rounded(let box, let r, let c): (rect, radius, corners, width) = (box, r, c, nil)
      case .ring(let box, let r, let c, let w): (rect, radius, corners, width) = (box, r, c, w)
      case .rect, .outline: return nil
      }
      let map = plane.projection
      guard map.isAffine, plane.horizons.isEmpty else { return nil }
      let across = SIMD2(map.x.x, map.x.y)
      let down = SIMD2(map.y.x, map.y.y)
      let size = SIMD2(Double(rect.width), Double(rect.height))
      let corner = map(Double(rect.minX), Double(rect.minY))
      let place = corner.rounded(.down)
      guard abs(place.x) < 1e6, abs(place.y) < 1e6, abs((across * size).sum()) < Self.most,
        abs((down * size).sum()) < Self.most
      else { return nil }
      key = Key(
        size: rect.size, radius: radius, corners: corners.rawValue, width: width, across: across,
        down: down, fraction: corner - place)
      (x, y) = (Int32(place.x), Int32(place.y))
    }

    /// The maximum size in pixels of a shape whose spans are shared.
    private static let most = 8192.0
  }
}
