import Film
import Stage

extension Studio {
  package func check(_ options: CheckOptions, to output: Output) throws -> Bool {
    // Read all files before the first run.
    let demos = options.shard.share(of: options.demos)
    let shows = self.shows.filter { demos.contains($0.id) }
    let calls = try shows.map { show in (show, try takes(of: show, options)) }
    if calls.isEmpty {
      let total = options.demos.count
      output.report("matchcut check: \(Wording.nothing(for: options.shard, of: total))")
    }

    var reports: [CheckReport] = []
    for (number, (show, takes)) in calls.enumerated() {
      if calls.count > 1 {
        output.progress.show("check: \(show.id)", done: number, of: calls.count)
      }
      var checkup = Checkup(takes)
      checkup.allow(show.allowed)
      reports.append(CheckReport(name: show.id, checkup: checkup))
    }
    output.progress.clear()
    try output.write(
      options.json ? CheckReport.json(reports) : reports.map(\.text).joined(separator: ""))
    return reports.allSatisfy(\.isClean)
  }

  /// A run for each requested ending, or for all endings.
  private func takes(
    of show: Show, _ options: CheckOptions
  ) throws -> [(ending: Checkup.Ending, take: Take)] {
    func take(_ ending: TakeOptions.Ending) throws -> Take {
      try self.take(of: show.id, ending, options.take)
    }
    switch options.ending {
    case .finish: return [(.finish, try take(.finish))]
    case .cancel(let share): return [(.cancel, try take(.cancel(at: share)))]
    case nil:
      let finish = (ending: Checkup.Ending.finish, take: try take(.finish))
      guard show.fingers["cancel"] != nil else { return [finish] }
      return [finish, (.cancel, try take(.cancel(at: TakeOptions.defaultCancel)))]
    }
  }
}
