import Film
import Stage

extension Report {
  /// The report of `fuzz`, with one case for each demo. The times of its runs are not recorded.
  @MainActor init(_ options: FuzzOptions, in folder: ReportFolder = ReportFolder()) {
    let program = ProgramName.current
    self.init(
      command: CommandName.fuzz.rawValue, target: program.target(options.demos),
      file: program.file(options.demos, in: folder), cases: [], rules: [], version: Tool.version)
    settings = [
      Setting("device", options.device),
      Setting("seed", "\(options.seed)"), Setting("runs", "\(options.runs)"),
    ]
    if options.shard != .whole { settings.append(Setting("shard", "\(options.shard)")) }
    failsOn = options.failsOn
  }
}
