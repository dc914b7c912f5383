/// The lengths of consecutive elements, with fast access to the start of each element.
///
/// The lengths are stored as sums over ranges whose sizes are powers of two (a Fenwick tree).
/// Looking up a start, finding the index at a position and changing a length therefore take
/// logarithmic time.
package struct RunningLengths {
  private var lengths: [CGFloat]
  /// Element 0 is 0, and element i > 0 is the sum of `lengths[i − lowest bit of i ..< i]`.
  private var sums: [CGFloat]

  package init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    sums = [0] + lengths
    for index in sums.indices.dropFirst() {
      let above = index + (index & -index)
      if above < sums.count { sums[above] += sums[index] }
    }
  }

  package var count: Int { lengths.count }
  package var total: CGFloat { start(of: count) }

  package subscript(index: Int) -> CGFloat {
    get { lengths[index] }
    set {
      let change = newValue - lengths[index]
      guard change != 0 else { return }
      lengths[index] = newValue
      var place = index + 1
      while place < sums.count {
        sums[place] += change
        place += place & -place
      }
    }
  }

  /// The sum of the lengths before `index`, which may be `count`.
  package func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var place = index
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return sum
  }

  /// The index at `position`. If elements of length 0 start at the same position as the element
  /// after them, the result is the last of the elements at that position. Returns nil if `position`
  /// is before the first element or after the last.
  package func index(at position: CGFloat) -> Int? {
    guard position >= 0, count > 0 else { return nil }
    var (place, rest) = (0, position)
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      if place + step <= count, sums[place + step] <= rest {
        place += step
        rest -= sums[place]
      }
      step >>= 1
    }
    return place < count ? place : nil
  }
}
