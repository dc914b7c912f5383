import Film
import Foundation
import Stage

/// The result of a `Checkup` in the tool's output formats.
struct CheckReport {
  let name: String
  let checkup: Checkup
  var showsBacktrace = false
  /// The runs of an everyday script, and those that cannot be made for the page.
  var played: [Checkup.Ending] = []
  var missing: [Checkup.Ending] = []

  /// Whether a transition ran, every run reached its end, and all findings, if any, are suppressed
  /// or notes.
  @MainActor var isClean: Bool {
    checkup.pendingWork.isEmpty && checkup.ends.isEmpty && checkup.transitions > 0
      && checkup.verdicts.allSatisfy { $0.finding.isHarmless }
  }

  @MainActor var text: String {
    let findings = checkup.verdicts
    let wrong = findings.count { !$0.finding.isHarmless }
    let passed = findings.count { $0.finding.allowed != nil }
    let notes = findings.count - wrong - passed
    var parts: [String] = wrong == 0 ? [] : [Wording.findings(wrong)]
    if checkup.transitions == 0, checkup.ends.isEmpty { parts.append("no transition ran") }
    if !checkup.ends.isEmpty {
      parts.append(Wording.count(checkup.ends.count, "run") + " did not reach its end")
    }
    if parts.isEmpty { parts = ["clean"] }
    if notes > 0 { parts.append(Wording.count(notes, "note")) }
    if passed > 0 { parts.append("\(passed) allowed") }
    let verdict = parts.joined(separator: ", ")
    let (runs, calls) = (Wording.count(checkup.runs, "run"), Wording.count(checkup.calls, "call"))
    var lines = ["\(name): \(verdict) (\(runs), \(calls))"]
    if !played.isEmpty {
      let missing = missing.isEmpty ? "" : "; not possible: \(Self.list(missing))"
      lines.append("  played: \(Self.list(played))\(missing)")
    }
    for (ending, error) in checkup.pendingWork { lines.append("  \(ending.rawValue): \(error)") }
    for (ending, end) in checkup.ends {
      lines.append("  \(ending.rawValue): \(end.sentence)")
      lines += (end.details + (showsBacktrace ? end.backtraceLines : [])).map { "  " + $0 }
    }
    lines += findings.flatMap(\.lines)
    let pages = findings.map(\.finding.link).reduce(into: [String]()) { pages, page in
      if !pages.contains(page) { pages.append(page) }
    }
    if !pages.isEmpty { lines.append("  pages: \(pages.joined(separator: ", "))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(_ endings: [Checkup.Ending]) -> String {
    endings.map(\.rawValue).joined(separator: ", ")
  }

  /// A JSON object whose array `checks` contains one object per demo.
  @MainActor static func json(_ reports: [CheckReport]) -> String {
    let checks = reports.map { report in
      let checkup = report.checkup
      return JSONText.object([
        ("id", JSONText.string(report.name)), ("clean", String(report.isClean)),
        ("runs", String(checkup.runs)), ("calls", String(checkup.calls)),
        ("transitions", String(checkup.transitions)),
        ("played", JSONText.array(report.played.map { JSONText.string($0.rawValue) })),
        (
          "unrest",
          JSONText.array(checkup.pendingWork.map { JSONText.string($0.error.description) })
        ),
        (
          "ends",
          JSONText.array(
            checkup.ends.map {
              JSONText.object([
                ("ending", JSONText.string($0.ending.rawValue)), ("end", $0.end.json),
              ])
            })
        ),
        (
          "findings",
          JSONText.array(
            checkup.verdicts.map {
              JSONText.object([
                ("ending", JSONText.string($0.ending.rawValue)),
                ("finding", $0.finding.json(from: $0.start)),
                (
                  "others",
                  JSONText.array(
                    $0.others.map {
                      JSONText.object([
                        ("ending", JSONText.string($0.ending.rawValue)),
                        ("object", JSONText.string($0.object)),
                      ])
                    })
                ),
              ])
            })
        ),
      ])
    }
    return "{\"checks\":" + JSONText.lines(checks) + "}\n"
  }
}
