import Stage

extension CheckedItems {
  /// `made` has the reports with the places of their demos.
  @MainActor
  init(_ made: [(place: Int, report: CheckReport)], _ options: CheckOptions, _ uses: [AllowedUse]) {
    let (folder, reports) = (ReportFolder(), made.map(\.report))
    format = options.format
    head = Report([], options, in: folder)
    self.uses = uses
    items = zip(made.map(\.place), reports).map { place, report in
      let seconds = report.checkup.lengths.map(\.seconds).reduce(0, +)
      let text =
        switch options.format {
        case .text: report.text
        case .json: report.line
        case .junit, .sarif, .github, .gitlab: ""
        }
      return Item(
        place: place, name: report.name, text: text,
        cases: text.isEmpty ? Report([report], options, in: folder).cases : [],
        passes: report.passes(options.failsOn),
        ticks: Int((seconds * Double(FrameClock.ticksPerSecond)).rounded()))
    }
  }
}
