import Stage

/// The findings that do not make `check` fail: those that a file allows, and those that an earlier
/// check has found.
struct AcceptedFindings {
  private let allowed: AllowedFindings?
  private let known: KnownFindings?

  /// Reads the files, of which either may be missing.
  init(_ files: FindingFiles) throws {
    allowed = try files.allowed.map { try AllowedFindings(file: $0) }
    known = try files.known.map { try KnownFindings(file: $0) }
  }

  /// The report with reasons for the findings that are allowed.
  @MainActor func applied(to report: CheckReport) -> CheckReport {
    var report = report
    report.known = known
    guard let allowed else { return report }
    let shows = report.shows
    report.checkup.allow { allowed.entry(for: $0, in: shows)?.reasonWithDate }
    return report
  }

  /// Whether each entry of the file has allowed a finding of these reports. Entries for shows that
  /// were not checked are left out.
  @MainActor func uses(in reports: [CheckReport]) -> [AllowedUse] {
    guard let allowed else { return [] }
    let used = Set(
      reports.flatMap { report in
        report.checkup.verdicts.compactMap {
          allowed.entry(for: $0.finding, in: report.shows)?.line
        }
      })
    let shows = Set(reports.flatMap(\.shows))
    return allowed.entries.filter { used.contains($0.line) || $0.isPossible(in: shows) }.map {
      AllowedUse(
        line: $0.line, isUsed: used.contains($0.line),
        sentence:
          "\(allowed.file):\($0.line): \($0.name) did not occur; remove the entry if the mistake is "
          + "corrected")
    }
  }
}

extension CheckReport {
  /// The names of what was checked: the demo or the app, and its page.
  var shows: [String] { demo == name ? [demo] : [demo, name] }
}
