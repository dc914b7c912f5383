import Foundation
import Stage

extension Checkup.Verdict {
  /// As `matchcut check` prints it: rule, place and time, then what was found, expected and mends.
  package var lines: [String] {
    let place = finding.property.map { "\(finding.object).\($0)" } ?? finding.object
    let time = String(format: "%.4f s", finding.time - start)
    var lines = [
      "  \(finding.rule) \(finding.severity.rawValue)  \(place), at \(time) of "
        + ending.rawValue,
      "      found     \(finding.message)",
      "      expected  \(finding.expected)",
      "      fix       \(finding.fix)",
    ]
    if let reason = finding.allowed { lines.append("      allowed   \(reason)") }
    return lines
  }
}
