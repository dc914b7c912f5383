import CRaster

extension ShapeOutline {
  /// Appends the outline's spans.
  func scan(into arena: inout cr_arena, clip: inout cr_clip) {
    if let upright {
      cr_scan_rect(&arena, &clip, upright.x0, upright.y0, upright.x1, upright.y1)
    } else {
      cr_scan_polygon(&arena, &clip, points, ends, Int32(ends.count))
    }
  }
}

extension cr_clip {
  /// Creates a clip that lets only these columns and rows through.
  init(columns: Range<Int32>, rows: Range<Int32>) {
    self.init()
    (y0, y1) = (rows.lowerBound, rows.upperBound)
    withUnsafeMutableBytes(of: &lo) {
      $0.bindMemory(to: Int32.self).update(repeating: columns.lowerBound)
    }
    withUnsafeMutableBytes(of: &hi) {
      $0.bindMemory(to: Int32.self).update(repeating: columns.upperBound)
    }
    (inner_lo, inner_hi) = (lo, hi)
  }
}
