/// A line of items in a flow layout. If the layout scrolls vertically, a line is a row of items.
///
/// `main` is the axis of scrolling, along which lines follow each other. `cross` is the axis along
/// a line.
package struct FlowLine {
  /// The indices of the items in their section.
  package var items: Range<Int>
  /// Where the line starts on the main axis, and how much of this axis it takes up.
  package var start: CGFloat
  package var thickness: CGFloat
  /// The start of each item along the line.
  package var places: [CGFloat]
}

/// Breaks a section's items into lines.
package struct FlowBreaking {
  /// The length that is available for a line, and the coordinate at which the line starts.
  package var available: CGFloat
  package var origin: CGFloat
  /// The minimum gaps between the items of a line, and between lines.
  package var itemGap: CGFloat
  package var lineGap: CGFloat
  /// Whether all items have the same size.
  package var isUniform: Bool

  package init(
    available: CGFloat, origin: CGFloat, itemGap: CGFloat, lineGap: CGFloat, isUniform: Bool
  ) {
    (self.available, self.origin, self.isUniform) = (available, origin, isUniform)
    (self.itemGap, self.lineGap) = (itemGap, lineGap)
  }

  /// `sizes` contains each item's size along the line and across it. The first line begins at
  /// `start`.
  package func lines(_ sizes: [(cross: CGFloat, main: CGFloat)], from start: CGFloat) -> [FlowLine]
  {
    var lines: [FlowLine] = []
    var (first, main) = (0, start)
    var fullGap: CGFloat?
    while first < sizes.count {
      let end = lineEnd(from: first, sizes)
      let thickness = sizes[first..<end].map(\.main).max() ?? 0
      let isLast = end == sizes.count
      let gap = self.gap(first..<end, sizes, isLast: isLast, fullGap: fullGap)
      if !isLast { fullGap = gap }
      lines.append(
        FlowLine(
          items: first..<end, start: main, thickness: thickness,
          places: places(first..<end, sizes, gap)))
      main += thickness + lineGap
      first = end
    }
    return lines
  }

  private func lineEnd(from first: Int, _ sizes: [(cross: CGFloat, main: CGFloat)]) -> Int {
    var end = first + 1
    var width = sizes[first].cross
    // The constant 1e-6 compensates for rounding errors.
    while end < sizes.count, width + itemGap + sizes[end].cross <= available + 1e-6 {
      width += itemGap + sizes[end].cross
      end += 1
    }
    return end
  }

  /// The gap between the items of a line. A full line distributes its remaining length over its
  /// gaps. The last line has the gaps of a full line if all items have the same size, and the
  /// minimum gap if they do not (unverified).
  private func gap(
    _ line: Range<Int>, _ sizes: [(cross: CGFloat, main: CGFloat)], isLast: Bool,
    fullGap: CGFloat?
  ) -> CGFloat {
    if isLast, !isUniform { return itemGap }
    if isLast, let fullGap { return fullGap }
    let width = sizes[line].map(\.cross).reduce(0, +)
    // If there is only one line, it has the gaps that a full line would have.
    let capacity = isLast && isUniform ? self.capacity(sizes[line.lowerBound].cross) : line.count
    guard capacity > 1 else { return itemGap }
    let whole = isLast ? CGFloat(capacity) * sizes[line.lowerBound].cross : width
    return max(itemGap, (available - whole) / CGFloat(capacity - 1))
  }

  /// The upper limit for the number of items per line.
  private static let most: CGFloat = 1e9

  private func capacity(_ width: CGFloat) -> Int {
    let count = ((available + itemGap + 1e-6) / (width + itemGap)).rounded(.down)
    // If the gap or the width is infinite, `count` may be NaN.
    guard width + itemGap > 0, count > 1 else { return 1 }
    return Int(min(count, Self.most))
  }

  private func places(
    _ line: Range<Int>, _ sizes: [(cross: CGFloat, main: CGFloat)], _ gap: CGFloat
  ) -> [CGFloat] {
    var place = origin
    // If only one item fits in a line, it is centred (unverified).
    if isUniform, let item = sizes[line].first, capacity(item.cross) == 1 {
      place += max(0, (available - item.cross) / 2)
    }
    return line.map { index in
      defer { place += sizes[index].cross + gap }
      return place
    }
  }
}
