import Film
import Stage

extension FuzzedItems {
  /// The report with a case for each demo, and with the rules and kinds of its faults.
  var report: Report {
    var report = head
    report.cases = demos.map { demo in
      Report.Case(
        subject: demo.subject, name: "\(Wording.count(demo.runs, "run")) with seed \(seed)",
        entries: demo.found.map { Report.Entry($0) })
    }
    let faults = demos.flatMap(\.found).map(\.finding.fault)
    report.rules = faults.map { ReportRule($0) }.reduce(into: ReportRule.ofRuns) { rules, rule in
      if !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
    }
    return report
  }
}

extension Report.Entry {
  /// `fuzz` reports each kind of fault of a demo once.
  fileprivate init(_ found: FuzzedItems.Found) {
    let (finding, fault) = (found.finding, found.finding.fault)
    self.init(
      rule: fault.kind, severity: fault.severity, message: fault.text,
      key: [finding.subject, fault.kind])
    if fault.kind == RunRule.crash.rawValue { kind = .unfinishedRun }
    (expected, fix) = (fault.expected, fault.fix)
    place = found.place
    details = finding.report.split(separator: "\n").map(String.init) + [finding.script.text]
  }
}
