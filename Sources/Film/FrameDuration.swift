/// How long a frame stays, as an exact fraction of a second.
///
/// Kept unreduced: durations of one frame rate share a denominator and add without rounding.
package struct FrameDuration: Equatable, Sendable, CustomStringConvertible {
  package let numerator: Int
  package let denominator: Int

  /// The largest number an APNG frame header holds on either side of the fraction.
  package static let limit = 65_535

  package init(_ numerator: Int, over denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// `count` frames at `rate` frames a second.
  package static func frames(_ count: Int, at rate: Int) -> FrameDuration {
    FrameDuration(count, over: rate)
  }

  package var description: String { "\(numerator)/\(denominator)" }

  /// The sum when it is exact under the same denominator and fits, else nil.
  func adding(_ other: FrameDuration) -> FrameDuration? {
    guard denominator == other.denominator, numerator + other.numerator <= Self.limit else {
      return nil
    }
    return FrameDuration(numerator + other.numerator, over: denominator)
  }
}

/// A running total of durations, read in ticks of a fixed rate.
///
/// Each reading rounds the exact total, so the error never adds up.
struct TickCounter {
  let rate: Int
  private var whole = 0
  private var numerator = 0
  private var denominator = 1

  init(rate: Int) {
    self.rate = rate
  }

  /// Seconds so far times `rate`, rounded half up.
  var ticks: Int {
    whole * rate + (2 * numerator * rate + denominator) / (2 * denominator)
  }

  mutating func add(_ duration: FrameDuration) {
    let common = denominator / greatestCommonDivisor(denominator, duration.denominator)
    let sum =
      numerator * duration.denominator / (denominator / common)
      + duration.numerator * common
    let over = common * duration.denominator
    whole += sum / over
    let rest = sum % over
    let divisor = max(greatestCommonDivisor(rest, over), 1)
    numerator = rest / divisor
    denominator = over / divisor
  }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
