/// The widths of segments, as a pure function of their contents.
package struct SegmentWidths {
  /// For each segment, its fixed width (0 if it has none) and the width of its content including
  /// margins.
  package var segments: [(fixed: CGFloat, content: CGFloat)]
  /// Whether segments without a fixed width divide the space in proportion to their content instead
  /// of equally.
  package var isByContent: Bool

  package init(segments: [(fixed: CGFloat, content: CGFloat)], isByContent: Bool) {
    self.segments = segments
    self.isByContent = isByContent
  }

  /// The total width that the segments need.
  package var fitting: CGFloat {
    let fixed = segments.reduce(0) { $0 + $1.fixed }
    let free = segments.filter { $0.fixed <= 0 }.map(\.content)
    guard !isByContent else { return fixed + free.reduce(0, +) }
    return fixed + (free.max() ?? 0) * CGFloat(free.count)
  }

  /// The widths of the segments if the control is `available` wide. Segments with a fixed width
  /// keep it, and the other segments divide the remaining width.
  package func widths(in available: CGFloat) -> [CGFloat] {
    let fixed = segments.reduce(0) { $0 + $1.fixed }
    let free = segments.filter { $0.fixed <= 0 }
    let rest = max(0, available - fixed)
    let wanted = free.reduce(0) { $0 + $1.content }
    return segments.map { segment in
      if segment.fixed > 0 { return segment.fixed }
      guard isByContent, wanted > 0 else { return rest / CGFloat(free.count) }
      return rest * segment.content / wanted
    }
  }
}
