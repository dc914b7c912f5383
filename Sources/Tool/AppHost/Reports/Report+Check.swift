import Film
import Stage

extension Report {
  /// The report of `check`, with one case for each run of a demo or page.
  @MainActor
  init(_ checks: [CheckReport], _ options: CheckOptions, in folder: ReportFolder = ReportFolder()) {
    let program = ProgramName.current
    self.init(
      command: CommandName.check.rawValue, target: program.target(options.demos),
      file: program.file(options.demos, in: folder), cases: checks.flatMap { $0.cases(in: folder) },
      rules: ReportRule.ofRuns + RunRule.allCases.map(\.rule), version: Tool.version)
    settings = Setting.all(of: options.run, options.shard)
    failsOn = options.failsOn
  }
}

extension CheckReport {
  @MainActor
  fileprivate func cases(in folder: ReportFolder) -> [Report.Case] {
    var cases = checkup.lengths.map { ending, seconds in
      var made = Report.Case(subject: name, name: ending.rawValue, seconds: seconds)
      made.entries += checkup.ends.filter { $0.ending == ending }.map { entry($0.end, in: folder) }
      made.entries += checkup.pendingWork.filter { $0.ending == ending }.map {
        Report.Entry(.pendingWork, "\(RefusedRun($0.error))", of: demo)
      }
      made.entries += checkup.nested.map(\.verdict).filter { $0.ending == ending }.map {
        entry($0, in: folder)
      }
      return made
    }
    if checkup.transitions == 0, checkup.ends.isEmpty, !cases.isEmpty {
      let rule = RunRule.noTransition
      cases[0].entries.append(Report.Entry(rule, rule.rule.title, of: demo))
    }
    return cases
  }

  private func entry(_ end: RunEnd, in folder: ReportFolder) -> Report.Entry {
    var entry = Report.Entry(RunRule(end.cause), end.sentence, of: demo)
    entry.place = folder.place(end.place)
    entry.details += end.details + (showsBacktrace ? end.backtraceLines : [])
    return entry
  }

  private func entry(_ verdict: Checkup.Verdict, in folder: ReportFolder) -> Report.Entry {
    let finding = verdict.finding
    var entry = Report.Entry(
      rule: finding.rule, severity: finding.severity, message: finding.message,
      key: key(of: finding))
    (entry.expected, entry.fix) = (finding.expected, finding.fix)
    (entry.object, entry.property) = (finding.object, finding.property)
    (entry.place, entry.origin) = (folder.place(finding.source), folder.place(finding.origin))
    entry.suppression = finding.allowed.map { .init(reason: $0, isInSource: false) }
    entry.isKnown = isKnown(finding)
    entry.details = verdict.lines
    return entry
  }
}

extension Report.Entry {
  /// A run that did not reach its end.
  fileprivate init(_ rule: RunRule, _ message: String, of demo: String) {
    self.init(
      rule: rule.rawValue, severity: .error, message: message, key: [demo, rule.rawValue])
    if rule != .noTransition { kind = .unfinishedRun }
    details = [message]
  }
}

extension Report.Setting {
  /// The settings of runs that differ from the defaults, and the device.
  static func all(of run: RunOptions, _ shard: Shard) -> [Report.Setting] {
    var settings = [Report.Setting("device", run.device)]
    if let gesture = run.gesture { settings.append(.init("gesture", gesture.name)) }
    if run.reducesMotion { settings.append(.init("reduce-motion", "true")) }
    if run.hasHardwareKeyboard { settings.append(.init("hardware-keyboard", "true")) }
    if run.isRightToLeft { settings.append(.init("rtl", "true")) }
    if run.isDark { settings.append(.init("dark", "true")) }
    if run.era != Option.standardEra { settings.append(.init("era", "\(run.era)")) }
    if shard != .whole { settings.append(.init("shard", "\(shard)")) }
    return settings
  }
}

extension ProgramName {
  /// What a command runs, as it was typed: a path, the name of a demo, or `all`.
  func target(_ demos: [String]) -> String {
    switch self {
    case .source(let path, _): path
    case .tool, .app: demos.count == 1 ? demos[0] : CommandParser.all
    }
  }

  /// The file that stands for what a command runs.
  func file(_ demos: [String], in folder: ReportFolder) -> String {
    switch self {
    case .source(let path, _): folder.representative(of: path)
    case .app: folder.representative(of: ".")
    case .tool: target(demos)
    }
  }
}
