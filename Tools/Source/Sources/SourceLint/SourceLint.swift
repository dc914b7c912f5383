import FrameworkTable
import SwiftSource

/// Checks Swift files without building them, so imported modules need not exist.
package struct SourceLint {
  package init() {}

  /// Checks all files together, because a class and its superclass may be in different files.
  package func check(_ files: SourceFiles) -> LintReport {
    LintReport(
      fileCount: files.texts.count, findings: Self.findings(in: CheckedSources(read(files))),
      failures: files.failures + files.texts.concurrentMap(Self.failure).compactMap(\.self))
  }

  /// The table of UIKit's declarations that the check needs, made from UIKit's sources.
  package func uikitTable(from files: SourceFiles) -> String {
    FrameworkTypes(sources: read(files)).table
  }

  /// The checked-in table of UIKit's declarations.
  package static var uikitTable: String { UIKitTable.text }

  private typealias Source = (text: SourceText, declarations: [Declaration])

  private func read(_ files: SourceFiles) -> [Source] {
    files.texts.concurrentMap { ($0, DeclarationReader.declarations(of: $0.source)) }
  }

  static func findings(in sources: CheckedSources) -> [LintFinding] {
    let found =
      ShadowedDefault(sources: sources).findings() + AnimatorRules(sources: sources).findings()
      + Interactors(sources: sources).findings() + GestureEnd(sources: sources).findings()
      + MissingStyle(sources: sources).findings() + FileScope(sources: sources).findings()
    let order = Dictionary(
      sources.texts.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    return found.map { finding in
      guard let file = order[finding.file],
        let suppression = Suppression(line: sources.texts[file].line(finding.line))
      else { return finding }
      return suppression.apply(to: finding)
    }.sorted { one, other in
      (order[one.file] ?? 0, one.line, one.column, one.rule.rawValue)
        < (order[other.file] ?? 0, other.line, other.column, other.rule.rawValue)
    }
  }

  @Sendable private static func failure(of text: SourceText) -> LintReport.Failure? {
    guard let error = SyntaxError(of: text.source) else { return nil }
    let place = text.place(of: error.offset)
    return LintReport.Failure(
      file: "\(text.path):\(place.line):\(place.column)", found: error.message,
      expected: "Swift that swiftc can read", remedy: "the file was checked as far as possible")
  }
}
