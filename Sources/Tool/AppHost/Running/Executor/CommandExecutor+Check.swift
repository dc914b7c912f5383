import Film
import Stage

extension CommandExecutor {
  package func check(_ options: CheckOptions, to output: Output) throws -> Bool {
    // All files are read before the first run, so that errors in them are reported immediately.
    let accepted = try AcceptedFindings(options.accepted)
    let names = options.shard.share(of: options.demos)
    let demos = self.demos.filter { names.contains($0.id) }
    let calls = try demos.map { demo in (demo, try runs(of: demo, options)) }
    if calls.isEmpty {
      let total = options.demos.count
      output.report(
        "\(ProgramName.current.command(.check)): \(Wording.nothing(for: options.shard, of: total))")
    }

    var reports: [CheckReport] = []
    for (number, (demo, runs)) in calls.enumerated() {
      if calls.count > 1 {
        output.progress.show("check: \(demo.id)", done: number, of: calls.count)
      }
      if case .app = demo.opening, options.ending == nil {
        reports += everydayReports(on: demo, runs[0].run, options, output)
        continue
      }
      reports.append(report(on: demo, demo.id, runs, options))
    }
    output.progress.clear()
    reports = reports.map { accepted.applied(to: $0) }
    // A shard leaves out demos, whose findings may be allowed.
    if options.shard == .whole {
      for entry in accepted.unused(in: reports) {
        output.report("\(ProgramName.current.command(.check)): \(entry)")
      }
    }
    switch options.format {
    case .text: try output.write(reports.map(\.text).joined(separator: ""))
    case .json: try output.write(CheckReport.json(reports))
    case .junit, .sarif, .github, .gitlab:
      try Report(reports, options).write(as: options.format, to: output)
    }
    return reports.allSatisfy { $0.passes(options.failsOn) }
  }

  private func report(
    on demo: Demo, _ name: String, _ runs: [(ending: Checkup.Ending, run: AppRun)],
    _ options: CheckOptions
  ) -> CheckReport {
    var checkup = Checkup(runs)
    checkup.allow(demo.allowed)
    return CheckReport(
      demo: demo.id, name: name, checkup: checkup, showsBacktrace: options.run.showsBacktrace)
  }

  /// Plays the everyday script of an app. There is one report for each page that the app opens.
  private func everydayReports(
    on demo: Demo, _ launch: AppRun, _ options: CheckOptions, _ output: Output
  ) -> [CheckReport] {
    let most = options.mostRuns
    output.progress.show("\(demo.id): looking for touches that open a page", done: 0, of: most)
    let script = EverydayScript(launch, mostRuns: most)
    guard !script.routes.isEmpty else {
      return [report(on: demo, demo.id, [(.finish, launch)], options)]
    }
    return script.routes.enumerated().map { number, route in
      output.progress.show("check: \(route.name)", done: number, of: script.routes.count)
      let (runs, missing) = script.runs(for: route)
      var report = report(on: demo, "\(demo.id), \(route.name)", runs, options)
      report.played = runs.map(\.ending)
      report.missing = missing
      return report
    }
  }

  /// One run for each requested ending. If no ending was requested, one run for each possible
  /// ending.
  private func runs(
    of demo: Demo, _ options: CheckOptions
  ) throws -> [(ending: Checkup.Ending, run: AppRun)] {
    func run(_ ending: RunOptions.Ending) throws -> AppRun {
      try self.run(of: demo.id, ending, options.run)
    }
    switch options.ending {
    case .finish: return [(.finish, try run(.finish))]
    case .cancel(let share): return [(.cancel, try run(.cancel(at: share)))]
    case nil:
      let finish = (ending: Checkup.Ending.finish, run: try run(.finish))
      guard demo.fingers["cancel"] != nil else { return [finish] }
      return [finish, (.cancel, try run(.cancel(at: RunOptions.defaultCancel)))]
    }
  }
}
