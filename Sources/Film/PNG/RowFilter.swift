import Foundation

/// PNG's row filters (specification, section 9).
enum RowFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Filters a row by the filter with the smallest sum of absolute values.
  ///
  /// `row` and `above` are preceded by `back` readable zero bytes. `output` receives the result,
  /// `trial` is scratch of `count` bytes. Ties go to the earlier of up, sub, paeth.
  ///
  /// `none` and `average` are left out: on rendered screens they win too few rows to pay for the
  /// time.
  static func best(
    row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, back: Int, count: Int,
    into output: UnsafeMutablePointer<UInt8>, trial: UnsafeMutablePointer<UInt8>
  ) -> RowFilter {
    if memcmp(row, above, count) == 0 {
      memset(output, 0, count)
      return .up
    }
    var best = RowFilter.up
    var cost = difference(row, above, count: count, into: output)
    func consider(_ filter: RowFilter, _ newCost: Int) {
      guard newCost < cost else { return }
      memcpy(output, trial, count)
      (best, cost) = (filter, newCost)
    }
    consider(.sub, difference(row, row - back, count: count, into: trial))
    consider(.paeth, paeth(row, above, back: back, count: count, into: trial))
    return best
  }

  /// Writes `row − prediction` and returns the sum of its absolute values as signed bytes.
  private static func difference(
    _ row: UnsafePointer<UInt8>, _ prediction: UnsafePointer<UInt8>, count: Int,
    into output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var sum: UInt32 = 0
    for i in 0..<count {
      let d = row[i] &- prediction[i]
      output[i] = d
      sum &+= UInt32(min(d, 0 &- d))
    }
    return Int(sum)
  }

  /// The same with each byte predicted by whichever of left, above and upper left is nearest to
  /// left + above − upper left.
  private static func paeth(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, back: Int, count: Int,
    into output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let before = row - back
    let corner = above - back
    var sum: UInt32 = 0
    for i in 0..<count {
      let a = Int16(before[i])
      let b = Int16(above[i])
      let c = Int16(corner[i])
      let toA = max(b &- c, c &- b)
      let toB = max(a &- c, c &- a)
      let both = a &+ b &- c &- c
      let toC = max(both, 0 &- both)
      let nearer = toB <= toC ? b : c
      let prediction = toA <= min(toB, toC) ? a : nearer
      let d = row[i] &- UInt8(truncatingIfNeeded: prediction)
      output[i] = d
      sum &+= UInt32(min(d, 0 &- d))
    }
    return Int(sum)
  }
}
