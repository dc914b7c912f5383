import Foundation

/// The row filters of PNG (specification, section 9).
enum RowFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Filters a row with the filter that is expected to compress best.
  ///
  /// At least `back` zero bytes must be readable before `row` and before `above`. `output` receives
  /// the result, and `trial` is a scratch buffer of `count` bytes. If costs are equal, the first
  /// filter in the order up, sub, paeth is chosen.
  ///
  /// The filters `none` and `average` are not tried. `none` often compresses better than its cost
  /// suggests, and this cannot be estimated from a single row. `average` has not been measured.
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

  /// The cost of a filtered byte. It is the absolute value of the byte as a signed number, as the
  /// PNG specification recommends. A constant is added for bytes other than zero, because zeros
  /// form runs. With this constant, the test films of flat and photographic pages were smallest.
  @inline(__always)
  private static func weight(_ d: UInt8) -> UInt32 {
    d == 0 ? 0 : 96 &+ UInt32(min(d, 0 &- d))
  }

  /// Writes `row − prediction` to the output and returns the cost of the result.
  private static func difference(
    _ row: UnsafePointer<UInt8>, _ prediction: UnsafePointer<UInt8>, count: Int,
    into output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var sum: UInt32 = 0
    for i in 0..<count {
      let d = row[i] &- prediction[i]
      output[i] = d
      sum &+= weight(d)
    }
    return Int(sum)
  }

  /// Filters a row with the Paeth predictor. The predictor predicts each byte from one of three
  /// neighbours, which are on the left, above, and on the upper left. The prediction is the
  /// neighbour whose value is nearest to left + above − upper left.
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
      sum &+= weight(d)
    }
    return Int(sum)
  }
}
