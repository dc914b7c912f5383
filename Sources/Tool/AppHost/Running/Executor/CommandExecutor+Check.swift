import Film
import Stage

extension CommandExecutor {
  package func check(_ options: CheckOptions, to output: Output) throws -> Bool {
    // All files are read before the first run, so that errors in them are reported immediately.
    let accepted = try AcceptedFindings(options.accepted)
    var shard = try shard(options, output)
    let places = shard?.places ?? options.shard.places(in: options.demos.count)
    let calls = try places.compactMap { place in
      try demos.first { $0.id == options.demos[place] }.map { demo in
        (place: place, demo: demo, runs: try runs(of: demo, options))
      }
    }
    if calls.isEmpty {
      let total = options.demos.count
      output.report(
        "\(ProgramName.current.command(.check)): \(Wording.nothing(for: options.shard, of: total))")
    }

    var made: [(place: Int, report: CheckReport)] = []
    for (number, call) in calls.enumerated() {
      let (demo, begin) = (call.demo, ProcessorTime.seconds)
      if calls.count > 1 {
        output.progress.show("check: \(demo.id)", done: number, of: calls.count)
      }
      if case .app = demo.opening, options.ending == nil {
        made += everydayReports(on: demo, call.runs[0].run, options, output).map {
          (call.place, $0)
        }
      } else {
        made.append((call.place, report(on: demo, demo.id, call.runs, options)))
      }
      shard?.add(cost: ProcessorTime.seconds - begin, of: demo.id)
    }
    output.progress.clear()
    made = made.map { ($0.place, accepted.applied(to: $0.report)) }
    let items = CheckedItems(made, options, accepted.uses(in: made.map(\.report)))
    // A shard leaves out demos, whose findings may be allowed.
    if options.shard == .whole { tell(ofUnused: AllowedUse.unused(items.uses), output) }
    try items.write(to: output)
    try shard?.finish { $0.checks = items.withoutShard }
    return items.passes
  }

  private func tell(ofUnused entries: [String], _ output: Output) {
    for entry in entries { output.report("\(ProgramName.current.command(.check)): \(entry)") }
  }

  /// The shard that the options select; nil if they do not divide the demos.
  private func shard(_ options: CheckOptions, _ output: Output) throws -> ShardWriting? {
    guard let division = options.division else { return nil }
    return try ShardWriting(
      options.shard, division, of: options.demos, .check,
      in: try options.folder.map { try open($0) }
    ) { output.report("\(ProgramName.current.command(.check)): \($0)") }
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
