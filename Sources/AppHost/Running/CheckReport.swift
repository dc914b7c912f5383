import Film
import Foundation
import Stage

/// The result of a `Checkup` in the tool's output formats.
struct CheckReport {
  let name: String
  let checkup: Checkup

  /// Whether the app became idle in every run and all findings, if any, are suppressed.
  @MainActor var isClean: Bool {
    checkup.pendingWork.isEmpty && checkup.verdicts.allSatisfy { $0.finding.allowed != nil }
  }

  @MainActor var text: String {
    let findings = checkup.verdicts
    let wrong = findings.count { $0.finding.allowed == nil }
    let passed = findings.count - wrong
    var verdict = wrong == 0 ? "clean" : Wording.findings(wrong)
    if passed > 0 { verdict += ", \(passed) allowed" }
    let (runs, calls) = (Wording.count(checkup.runs, "run"), Wording.count(checkup.calls, "call"))
    var lines = ["\(name): \(verdict) (\(runs), \(calls))"]
    for (ending, error) in checkup.pendingWork { lines.append("  \(ending.rawValue): \(error)") }
    lines += findings.flatMap(\.lines)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A JSON object whose array `checks` contains one object per demo.
  @MainActor static func json(_ reports: [CheckReport]) -> String {
    let checks = reports.map { report in
      let checkup = report.checkup
      return JSONText.object([
        ("id", JSONText.string(report.name)), ("clean", String(report.isClean)),
        ("runs", String(checkup.runs)), ("calls", String(checkup.calls)),
        (
          "unrest",
          JSONText.array(checkup.pendingWork.map { JSONText.string($0.error.description) })
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
