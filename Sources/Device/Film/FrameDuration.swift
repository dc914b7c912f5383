/// The duration of a frame as an exact fraction of a second.
///
/// The fraction is not reduced. If two durations have the same frame rate, their denominators are
/// equal, and they are added without rounding.
package struct FrameDuration: Equatable, Sendable, CustomStringConvertible {
  package let numerator: Int
  package let denominator: Int

  /// APNG frame headers store the numerator and the denominator in 16 bits, so neither may be
  /// larger than this.
  package static let limit = 65_535

  package init(_ numerator: Int, over denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The duration of `count` frames at `rate` frames per second.
  package static func frames(_ count: Int, at rate: Int) -> FrameDuration {
    FrameDuration(count, over: rate)
  }

  package var description: String { "\(numerator)/\(denominator)" }

  /// The sum of both durations. Nil if the denominators differ or if the sum of the numerators
  /// exceeds the limit.
  func adding(_ other: FrameDuration) -> FrameDuration? {
    guard denominator == other.denominator, numerator + other.numerator <= Self.limit else {
      return nil
    }
    return FrameDuration(numerator + other.numerator, over: denominator)
  }
}

/// Adds up durations and converts the total to ticks of a fixed rate.
///
/// Each conversion rounds the exact total, so that errors do not accumulate.
struct TickCounter {
  let rate: Int
  private var whole = 0
  private var numerator = 0
  private var denominator = 1

  init(rate: Int) {
    self.rate = rate
  }

  /// The total as a number of ticks. It is the number of seconds multiplied by `rate`, rounded half
  /// up.
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
