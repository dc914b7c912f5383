import Stage

/// A report as workflow commands, which GitHub Actions shows as annotations of lines. Suppressed
/// findings have no annotation, and neither have those that an earlier report has.
package struct GitHubReport {
  private let report: Report

  package init(_ report: Report) { self.report = report }

  package var text: String {
    report.entries.filter { $0.suppression == nil && $0.isKnown != true }.map { line($0) + "\n" }
      .joined()
  }

  private func line(_ entry: Report.Entry) -> String {
    var properties: [(String, String)] = []
    if let place = entry.place ?? entry.origin {
      properties += [("file", place.file), ("line", "\(place.line)")]
    }
    properties.append(("title", entry.rule))
    let list = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    return "::\(Self.name(of: entry.severity)) \(list)::"
      + Self.data(entry.sentences.joined(separator: "\n"))
  }

  private static func name(of severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Escapes the text of a command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Escapes the value of a property, which also ends at a colon or a comma.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
