/// Pairs items of two sequences so that the sum of the pairs' weights is as large as possible. The
/// pairs are in the order of both sequences.
///
/// This is a weighted longest common subsequence, computed with Hirschberg's divide and conquer in
/// memory that is proportional to the longer sequence. If several alignments have the same sum, the
/// alignment with earlier pairs is used, so the result is deterministic.
package struct Alignment {
  /// The weight of pairing a left item with a right one. Items with a weight of 0 are not paired.
  private let weight: (Int, Int) -> Int
  package private(set) var pairs: [(left: Int, right: Int)] = []

  /// A part of the table with at most this number of cells is solved directly.
  private static let smallTable = 1 << 14

  /// Aligns two sequences with these numbers of items. `weight` is called with an index into the
  /// left sequence and an index into the right one.
  package init(_ left: Int, _ right: Int, weight: @escaping (Int, Int) -> Int) {
    self.weight = weight
    align(0..<left, 0..<right)
  }

  private mutating func align(_ left: Range<Int>, _ right: Range<Int>) {
    if left.isEmpty || right.isEmpty { return }
    if left.count == 1 || (left.count + 1) * (right.count + 1) <= Self.smallTable {
      return solve(left, right)
    }
    let middle = left.lowerBound + left.count / 2
    let above = sums(left.lowerBound..<middle, right)
    let below = suffixSums(middle..<left.upperBound, right)
    var (best, cut) = (-1, 0)
    for place in 0...right.count where above[place] + below[place] > best {
      (best, cut) = (above[place] + below[place], place)
    }
    align(left.lowerBound..<middle, right.lowerBound..<right.lowerBound + cut)
    align(middle..<left.upperBound, right.lowerBound + cut..<right.upperBound)
  }

  /// For each n, the maximum sum if all left items are aligned with the first n right items.
  private func sums(_ left: Range<Int>, _ right: Range<Int>) -> [Int] {
    var row = [Int](repeating: 0, count: right.count + 1)
    for i in left {
      var corner = 0
      for (place, j) in right.enumerated() {
        let above = row[place + 1]
        var best = max(above, row[place])
        let weight = weight(i, j)
        if weight > 0 { best = max(best, corner + weight) }
        corner = above
        row[place + 1] = best
      }
    }
    return row
  }

  /// For each n, the maximum sum if all left items are aligned with the right items after the first
  /// n.
  private func suffixSums(_ left: Range<Int>, _ right: Range<Int>) -> [Int] {
    var row = [Int](repeating: 0, count: right.count + 1)
    for i in left.reversed() {
      var corner = 0
      for place in (0..<right.count).reversed() {
        let below = row[place]
        var best = max(below, row[place + 1])
        let weight = weight(i, right.lowerBound + place)
        if weight > 0 { best = max(best, corner + weight) }
        corner = below
        row[place] = best
      }
    }
    return row
  }

  /// Aligns the two ranges with a full table. The cell (i, j) contains the maximum sum for the left
  /// items that begin at i and the right items that begin at j.
  private mutating func solve(_ left: Range<Int>, _ right: Range<Int>) {
    let width = right.count + 1
    var table = [Int](repeating: 0, count: (left.count + 1) * width)
    for i in (0..<left.count).reversed() {
      for j in (0..<right.count).reversed() {
        let cell = i * width + j
        var best = max(table[cell + width], table[cell + 1])
        let weight = weight(left.lowerBound + i, right.lowerBound + j)
        if weight > 0 { best = max(best, table[cell + width + 1] + weight) }
        table[cell] = best
      }
    }
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      let cell = i * width + j
      let (a, b) = (left.lowerBound + i, right.lowerBound + j)
      let weight = weight(a, b)
      if weight > 0, table[cell] == table[cell + width + 1] + weight {
        pairs.append((a, b))
        (i, j) = (i + 1, j + 1)
      } else if table[cell] == table[cell + width] {
        i += 1
      } else {
        j += 1
      }
    }
  }
}
