import Foundation
import SourceBuild
import Stage

extension Report {
  /// The report of `lint`, with one case for each file. `json` is the output of the linter.
  init(
    lint json: Data, _ options: LintOptions, version: String,
    in folder: ReportFolder = ReportFolder()
  ) throws {
    let content = try JSONDecoder().decode(LintContent.self, from: json)
    let files = content.findings.map(\.file).reduce(into: [String]()) { files, file in
      if files.last != file { files.append(file) }
    }
    self.init(
      command: CommandName.lint.rawValue, target: options.names.joined(separator: " "),
      file: folder.representative(of: options.names.first ?? "."),
      cases: files.map { file in
        let path = folder.path(of: file)
        return Case(
          subject: path, name: CommandName.lint.rawValue,
          entries: content.findings.filter { $0.file == file }.map { Entry($0, at: path) })
      },
      rules: ReportRule.ofSource, version: version)
  }
}

/// The part of the linter's JSON that reports use.
private struct LintContent: Decodable {
  struct Row: Decodable {
    let file: String
    let line: Int
    let rule: String
    let severity: Finding.Severity
    let message, fix: String
    let allowed: String?
  }
  let findings: [Row]
}

extension Report.Entry {
  fileprivate init(_ finding: LintContent.Row, at path: String) {
    self.init(
      rule: finding.rule, severity: finding.severity, message: finding.message,
      key: [path, finding.rule, finding.message])
    fix = finding.fix
    place = Report.Place(file: path, line: finding.line)
    suppression = finding.allowed.map { Suppression(reason: $0, isInSource: true) }
  }
}
