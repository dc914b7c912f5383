import Stage

/// A format in which `check`, `fuzz` and `lint` report their findings.
package enum ReportFormat: String, CaseIterable, Codable, Sendable {
  /// The severity from which findings make a command fail, unless the user chooses another one.
  package static let failsOn = Finding.Severity.warning

  case text
  case json
  /// Test results as JUnit writes them, with one test case for each run.
  case junit
  /// The Static Analysis Results Interchange Format, version 2.1.0.
  case sarif
  /// Commands that GitHub Actions shows as annotations of lines.
  case github
  /// A report of GitLab Code Quality.
  case gitlab
}
