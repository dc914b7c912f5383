import Foundation
import Stage

extension Checkup.Verdict {
  /// As `matchcut check` prints it: rule, place and time, then what was found, expected and mends.
  package var lines: [String] {
    let time = String(format: "%.4f s", finding.time - start)
    let heading = "  \(finding.rule) \(finding.severity.rawValue)  \(finding.place), at \(time)"
    var lines = ["\(heading) of \(ending.rawValue)"] + finding.reasons
    if let reason = finding.allowed { lines.append("      allowed   \(reason)") }
    return lines
  }
}
