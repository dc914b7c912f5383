import Film
import Stage

extension Report {
  /// The report of `fuzz`, with one case for each demo. The times of its runs are not recorded.
  @MainActor
  init(
    _ results: [(demo: String, runs: Int, findings: [FuzzFinding])], _ options: FuzzOptions,
    in folder: ReportFolder = ReportFolder()
  ) {
    let program = ProgramName.current
    let faults = results.flatMap(\.findings).map(\.fault)
    let rules = faults.map { ReportRule($0) }.reduce(into: ReportRule.ofRuns) { rules, rule in
      if !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
    }
    self.init(
      command: CommandName.fuzz.rawValue, target: program.target(options.demos),
      file: program.file(options.demos, in: folder),
      cases: results.map { demo, runs, findings in
        Case(
          subject: demo, name: "\(Wording.count(runs, "run")) with seed \(options.seed)",
          entries: findings.map { Entry($0, in: folder) })
      },
      rules: rules, version: Tool.version)
    settings = [
      Setting("device", options.device),
      Setting("seed", "\(options.seed)"), Setting("runs", "\(options.runs)"),
    ]
    if options.shard != .whole { settings.append(Setting("shard", "\(options.shard)")) }
    failsOn = options.failsOn
  }
}

extension Report.Entry {
  /// `fuzz` reports each kind of fault of a demo once.
  fileprivate init(_ finding: FuzzFinding, in folder: ReportFolder) {
    let fault = finding.fault
    self.init(
      rule: fault.kind, severity: fault.severity, message: fault.text,
      key: [finding.subject, fault.kind])
    if fault.kind == RunRule.crash.rawValue { kind = .unfinishedRun }
    (expected, fix) = (fault.expected, fault.fix)
    place = folder.place(fault.source)
    details = finding.report.split(separator: "\n").map(String.init) + [finding.script.text]
  }
}
