import Foundation
import Stage

/// A report for GitLab Code Quality. Each entry needs a file and a line; suppressed findings are left
/// out.
package struct GitLabReport {
  private let report: Report

  package init(_ report: Report) { self.report = report }

  package func text() throws -> String {
    let entries = report.entries.filter { $0.suppression == nil }
    let issues = zip(entries, report.fingerprints(of: entries)).map { entry, fingerprint in
      Issue(
        description: entry.sentences.joined(separator: " "), check_name: entry.rule,
        fingerprint: fingerprint, severity: Self.severity(of: entry),
        location: Issue.Location(report.place(of: entry)))
    }
    return try ReportEncoding.text(issues)
  }

  private static func severity(of entry: Report.Entry) -> String {
    switch (entry.kind, entry.severity) {
    case (.unfinishedRun, _): "blocker"
    case (_, .error): "critical"
    case (_, .warning): "minor"
    case (_, .note): "info"
    }
  }

  private struct Issue: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable { let begin: Int }
      let path: String
      let lines: Lines

      init(_ place: Report.Place) { (path, lines) = (place.file, Lines(begin: place.line)) }
    }
    let description, check_name, fingerprint, severity: String
    let location: Location
  }
}
