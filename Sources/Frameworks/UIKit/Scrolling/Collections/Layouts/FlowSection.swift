/// The frames of one section in a flow layout.
struct FlowSection {
  var header: CGRect?
  var footer: CGRect?
  var lines: [FlowLine] = []
  /// The frames of the items.
  var frames: [CGRect] = []
  /// The start of the header and the end of the footer, along the main axis.
  var start: CGFloat = 0
  var end: CGFloat = 0

  /// The items whose lines intersect the given range of the main axis.
  func items(from: CGFloat, to: CGFloat) -> Range<Int> {
    let first = lines.firstIndexSorted { $0.start + $0.thickness >= from }
    let last = lines.firstIndexSorted { $0.start > to }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}

extension Array {
  /// The index of the first element for which `passes` returns true. The array must be sorted so
  /// that the elements for which `passes` returns true come last.
  func firstIndexSorted(_ passes: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
