import AppHost

extension Report.Entry {
  /// An entry of rule T04 at a line.
  static func sample(
    _ message: String = "the view was never added", at file: String? = "Sources/Card.swift",
    key: [String] = ["demo", "T04"]
  ) -> Report.Entry {
    var entry = Report.Entry(rule: "T04", severity: .error, message: message, key: key)
    (entry.expected, entry.fix) = ("the view in the container.", "addSubview(toView)")
    (entry.object, entry.property) = ("Fade#1", "animateTransition(using:)")
    entry.place = file.map { Report.Place(file: $0, line: 12) }
    entry.details = ["T04 error  Fade#1", "  found  \(message)"]
    return entry
  }

  /// A run that crashed.
  static var crash: Report.Entry {
    var entry = Report.Entry(
      rule: "crash", severity: .error, message: "the app crashed", key: ["demo", "crash"])
    entry.kind = .unfinishedRun
    entry.details = ["the app crashed", "The last calls:"]
    return entry
  }

  func with(_ change: (inout Report.Entry) -> Void) -> Report.Entry {
    var entry = self
    change(&entry)
    return entry
  }
}

extension Report {
  /// A report of `check` with a case for each list of entries.
  static func sample(_ cases: [Entry]...) -> Report {
    var report = Report(
      command: "check", target: "demo", file: "Package.swift",
      cases: cases.enumerated().map { number, entries in
        Case(subject: "demo", name: "run \(number)", seconds: 0.5, entries: entries)
      },
      rules: [
        ReportRule(
          id: "T04", title: "the arriving view is never added", severity: .error,
          page: "Documentation/Rules/T04.md"),
        ReportRule(
          id: "crash", title: "the app crashed", severity: .error, page: "Documentation/Tool.md"),
      ], version: "1.2.3")
    report.settings = [Setting("device", "phone")]
    return report
  }
}
