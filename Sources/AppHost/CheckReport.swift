import Film
import Foundation
import Stage

/// What a checkup says, in the forms the tool prints.
struct CheckReport {
  let name: String
  let checkup: Checkup

  /// Nothing was found but what is allowed, and every run came to rest.
  @MainActor var isClean: Bool {
    checkup.unrest.isEmpty && checkup.verdicts.allSatisfy { $0.finding.allowed != nil }
  }

  @MainActor var text: String {
    let findings = checkup.verdicts
    let wrong = findings.count { $0.finding.allowed == nil }
    let passed = findings.count - wrong
    var verdict = wrong == 0 ? "clean" : Wording.findings(wrong)
    if passed > 0 { verdict += ", \(passed) allowed" }
    var lines = ["\(name): \(verdict) (\(checkup.runs) runs, \(checkup.calls) calls)"]
    for (ending, error) in checkup.unrest { lines.append("  \(ending.rawValue): \(error)") }
    lines += findings.flatMap(Self.lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ verdict: Checkup.Verdict) -> [String] {
    let finding = verdict.finding
    let place = finding.property.map { "\(finding.object).\($0)" } ?? finding.object
    let time = String(format: "%.4f s", finding.time - verdict.start)
    var lines = [
      "  \(finding.rule) \(finding.severity.rawValue)  \(place), at \(time) of "
        + verdict.ending.rawValue,
      "      found     \(finding.message)",
      "      expected  \(finding.expected)",
      "      fix       \(finding.fix)",
    ]
    if let reason = finding.allowed { lines.append("      allowed   \(reason)") }
    return lines
  }

  /// One object with an array `checks`, an object a show.
  @MainActor static func json(_ reports: [CheckReport]) -> String {
    let checks = reports.map { report in
      let checkup = report.checkup
      return JSONText.object([
        ("id", JSONText.string(report.name)), ("clean", String(report.isClean)),
        ("runs", String(checkup.runs)), ("calls", String(checkup.calls)),
        (
          "unrest",
          JSONText.array(checkup.unrest.map { JSONText.string($0.error.description) })
        ),
        (
          "findings",
          JSONText.array(
            checkup.verdicts.map {
              JSONText.object([
                ("ending", JSONText.string($0.ending.rawValue)),
                ("finding", $0.finding.json(from: $0.start)),
              ])
            })
        ),
      ])
    }
    return "{\"checks\":" + JSONText.lines(checks) + "}\n"
  }
}
