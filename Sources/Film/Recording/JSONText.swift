import Foundation

/// Writes JSON. Members keep the given order, and numbers have at most six decimals.
package enum JSONText {
  private static let decimals = 6
  private static let unit = 1e6
  /// With six decimals, a number above this value would not fit in 64 bits.
  private static let largest = 9e12

  /// The value as it is rounded for output.
  package static func rounded(_ value: Double) -> Double {
    abs(value) < largest ? (value * unit).rounded() / unit : value
  }

  /// A number as JSON. Infinity and NaN become null.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard abs(value) < largest else { return "\(value)" }
    let ticks = Int((value * unit).rounded())
    let (whole, rest) = ticks.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    let sign = ticks < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    let digits = String(rest)
    var text = String(repeating: "0", count: decimals - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return sign + String(whole) + "." + text
  }

  package static func numbers(_ values: [Double]) -> String {
    array(values.map(number))
  }

  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  package static func array(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  /// A JSON object. The values of the members must be JSON texts.
  package static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { string($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  /// A JSON array with one value per line.
  package static func lines(_ values: [String]) -> String {
    values.isEmpty ? "[]" : "[\n" + values.joined(separator: ",\n") + "\n]"
  }
}
