import Foundation

/// The findings of a check, in the order of the files and lines.
package struct LintReport: Equatable, Sendable {
  /// A file that could not be checked completely.
  package struct Failure: Equatable, Sendable {
    package var file: String
    package var found: String
    package var expected: String
    package var remedy: String
  }

  /// The files that were checked.
  package var fileCount: Int
  /// All findings, including the suppressed ones.
  package var findings: [LintFinding]
  package var failures: [Failure]

  /// The findings that no comment suppresses.
  package var standing: [LintFinding] { findings.filter { $0.suppression == nil } }

  package func count(of severity: LintRule.Severity) -> Int {
    standing.count { $0.rule.severity == severity }
  }

  /// The findings, followed by a line with their number.
  package var text: String {
    (standing.map(\.description) + [summary]).joined(separator: "\n") + "\n"
  }

  /// For example "2 warnings and 1 note in 14 files; 1 allowed: T10".
  package var summary: String {
    let counts = [LintRule.Severity.warning, .note].compactMap { severity -> String? in
      let count = count(of: severity)
      return count == 0 ? nil : Self.count(count, severity.rawValue)
    }
    let found = counts.isEmpty ? "nothing found" : counts.joined(separator: " and ")
    let allowed = findings.filter { $0.suppression != nil }.map(\.rule.rawValue)
    let rest =
      allowed.isEmpty
      ? "" : "; \(allowed.count) allowed: " + Set(allowed).sorted().joined(separator: ", ")
    return found + " in " + Self.count(fileCount, "file") + rest
  }

  private static func count(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }

  /// A JSON object with all findings, the failures and the counts.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let content = Content(
      files: fileCount, warnings: count(of: .warning), notes: count(of: .note),
      findings: findings.map(Content.Finding.init), troubles: failures.map(Content.Trouble.init))
    return String(decoding: try encoder.encode(content), as: UTF8.self) + "\n"
  }

  /// The structure of the JSON. Its keys do not depend on the names in code.
  private struct Content: Encodable {
    var files: Int
    var warnings: Int
    var notes: Int
    var findings: [Finding]
    var troubles: [Trouble]

    struct Finding: Encodable {
      var file: String
      var line: Int
      var column: Int
      var rule: String
      var severity: String
      var message: String
      var fix: String
      /// The reason of a suppressed finding; absent for other findings.
      var allowed: String?

      init(_ finding: LintFinding) {
        file = finding.file
        line = finding.line
        column = finding.column
        rule = finding.rule.rawValue
        severity = finding.rule.severity.rawValue
        message = finding.message
        fix = finding.fix
        allowed = finding.suppression
      }
    }

    struct Trouble: Encodable {
      var file: String
      var found: String

      init(_ failure: LintReport.Failure) {
        file = failure.file
        found = failure.found
      }
    }
  }
}
