import Foundation

/// A number in JSON output. It has at most six decimals; infinity and NaN become null.
package struct JSONNumber: Hashable, Sendable {
  /// The rounded value.
  package let value: Double

  private static let decimals = 6
  private static let unit = 1e6
  /// With six decimals, a number above this value would not fit in 64 bits.
  private static let largest = 9e12

  package init(_ value: Double) { self.value = Self.rounded(value) }

  /// The value as it is rounded for output.
  package static func rounded(_ value: Double) -> Double {
    abs(value) < largest ? (value * unit).rounded() / unit : value
  }

  /// The number of millionths; nil if it would not fit in 64 bits.
  private var millionths: Int? {
    abs(value) < Self.largest ? Int((value * Self.unit).rounded()) : nil
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The number as it is written in JSON.
  package var description: String {
    guard value.isFinite else { return "null" }
    guard let millionths else { return "\(value)" }
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: UInt(Self.unit))
    let sign = millionths < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    let digits = String(rest)
    var text = String(repeating: "0", count: Self.decimals - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return sign + String(whole) + "." + text
  }
}

extension JSONNumber: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard value.isFinite else { return try container.encodeNil() }
    guard let millionths else { return try container.encode(value) }
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: Int(Self.unit))
    guard rest != 0 else { return try container.encode(whole) }
    // `JSONEncoder` writes a small `Double` with an exponent, but a `Decimal` without one.
    try container.encode(
      Decimal(
        sign: millionths < 0 ? .minus : .plus, exponent: -Self.decimals,
        significand: Decimal(millionths.magnitude)))
  }
}
