import Film
import Foundation
import Stage

/// The result of a `Checkup` in the tool's output formats.
struct CheckReport {
  /// The id of the demo.
  let demo: String
  /// The demo, and the page of an app.
  let name: String
  var checkup: Checkup
  var showsBacktrace = false
  /// The runs of an everyday script, and those that cannot be made for the page.
  var played: [Checkup.Ending] = []
  var missing: [Checkup.Ending] = []
  /// The findings of an earlier check, which do not count; nil if there is no earlier check.
  var known: KnownFindings?

  /// Whether a transition ran, every run reached its end, and all findings, if any, are suppressed,
  /// known or notes.
  @MainActor var isClean: Bool { passes(.warning) }

  /// Whether a transition ran, every run reached its end, and all findings, if any, are suppressed,
  /// known or less serious than `severity`. A run that did not reach its end always counts, because
  /// it may hide findings.
  @MainActor func passes(_ severity: Finding.Severity) -> Bool {
    checkup.pendingWork.isEmpty && checkup.ends.isEmpty && checkup.transitions > 0
      && !checkup.verdicts.contains {
        $0.finding.counts(from: severity) && isKnown($0.finding) != true
      }
  }

  /// Whether the earlier check has the finding; nil if there is no earlier check.
  func isKnown(_ finding: Finding) -> Bool? { known?.contains(fingerprint(of: finding)) }

  /// The parts of a finding's key. Runs with other touches and later versions of the code have the
  /// same key if they have the same mistake. What follows a semicolon in a message, such as the last
  /// call, depends on the touches.
  func key(of finding: Finding) -> [String] {
    let message = finding.unnumberedMessage ?? finding.message
    return [
      demo, finding.rule, finding.className ?? finding.object, finding.property ?? "",
      String(message.prefix { $0 != ";" }),
    ]
  }

  private func fingerprint(of finding: Finding) -> String { Fingerprint.text(key(of: finding)) }

  @MainActor var text: String {
    let findings = checkup.verdicts.filter { isKnown($0.finding) != true }
    let old = checkup.verdicts.count - findings.count
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
    if old > 0 { parts.append("\(old) known") }
    let verdict = parts.joined(separator: ", ")
    let (runs, calls) = (Wording.count(checkup.runs, "run"), Wording.count(checkup.calls, "call"))
    var lines = ["\(name): \(verdict) (\(runs), \(calls))"]
    if !played.isEmpty {
      let missing = missing.isEmpty ? "" : "; not possible: \(Self.list(missing))"
      lines.append("  played: \(Self.list(played))\(missing)")
    }
    for (ending, error) in checkup.pendingWork {
      lines.append("  \(ending.rawValue): \(RefusedRun(error))")
    }
    for (ending, end) in checkup.ends {
      lines.append("  \(ending.rawValue): \(end.sentence)")
      lines += (end.details + (showsBacktrace ? end.backtraceLines : [])).map { "  " + $0 }
    }
    for (verdict, depth) in checkup.nested {
      if isKnown(verdict.finding) == true { continue }
      let effects = checkup.effects(of: verdict)
      var block = verdict.lines
      if !effects.isEmpty { block.append("      causes    \(effects.joined(separator: ", "))") }
      if let cause = verdict.finding.cause { block.append("      cause     \(cause.rule)") }
      lines += block.map { String(repeating: "  ", count: depth) + $0 }
    }
    let pages = findings.map(\.finding.link).reduce(into: [String]()) { pages, page in
      if !pages.contains(page) { pages.append(page) }
    }
    if !pages.isEmpty { lines.append("  pages: \(pages.joined(separator: ", "))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(_ endings: [Checkup.Ending]) -> String {
    endings.map(\.rawValue).joined(separator: ", ")
  }

  /// A JSON object whose array `checks` contains one object per demo; `lines` are these objects.
  static func json(lines: [String]) -> String {
    var document = JSONDocument()
    document.add("checks", writtenLines: lines)
    return document.text + "\n"
  }

  /// The report as a line of that array.
  @MainActor var line: String { JSONLine.text(Row(self)) }

  private struct Row: Encodable {
    struct Remark: Encodable {
      let ending: Checkup.Ending
      let finding: FindingRecord
      /// Identifies the finding in the output of other versions of the code, and with other touches.
      let fingerprint: String
      /// Whether an earlier check has the finding; omitted without an earlier check.
      let known: Bool?
      /// The runs in which the finding names the object with another number, and that name.
      let others: [Checkup.Other]
      /// The number of times that the run has the finding, and these times, in seconds; omitted if
      /// the run has it once.
      let count: Int?
      let times: [JSONNumber]?
    }

    struct Stop: Encodable {
      let ending: Checkup.Ending
      let end: RunEndRecord
    }

    let id: String
    let clean: Bool
    let runs, calls, transitions: Int
    let played: [Checkup.Ending]
    let pendingWork: [String]
    let ends: [Stop]
    let findings: [Remark]

    private enum CodingKeys: String, CodingKey {
      case id, clean, runs, calls, transitions, played, ends, findings
      // The name in the output since the first version.
      case pendingWork = "unrest"
    }

    @MainActor init(_ report: CheckReport) {
      let checkup = report.checkup
      (id, clean, played) = (report.name, report.isClean, report.played)
      (runs, calls, transitions) = (checkup.runs, checkup.calls, checkup.transitions)
      pendingWork = checkup.pendingWork.map(\.error.description)
      ends = checkup.ends.map { Stop(ending: $0.ending, end: RunEndRecord($0.end)) }
      findings = checkup.nested.map { verdict, _ in
        let isRepeated = verdict.times.count > 1
        return Remark(
          ending: verdict.ending,
          finding: FindingRecord(
            verdict.finding, from: verdict.start, effects: checkup.effects(of: verdict)),
          fingerprint: report.fingerprint(of: verdict.finding),
          known: report.isKnown(verdict.finding),
          others: verdict.others, count: isRepeated ? verdict.times.count : nil,
          times: isRepeated ? verdict.times.map { JSONNumber($0) } : nil)
      }
    }
  }
}
