import Foundation

/// JSON as text: members stand in the order given, numbers have at most six decimals.
package enum JSONText {
  private static let decimals = 6
  private static let unit = 1e6
  /// Beyond this, six decimals do not fit 64 bits.
  private static let largest = 9e12

  /// Rounded as it will be written.
  package static func rounded(_ value: Double) -> Double {
    abs(value) < largest ? (value * unit).rounded() / unit : value
  }

  /// What is no number becomes null.
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

  /// Values are JSON already.
  package static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { string($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  /// An array with a line for each value.
  package static func lines(_ values: [String]) -> String {
    values.isEmpty ? "[]" : "[\n" + values.joined(separator: ",\n") + "\n]"
  }
}
