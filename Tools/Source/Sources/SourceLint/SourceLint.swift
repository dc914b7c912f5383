import Foundation

/// Checks Swift files as they stand: nothing is built, imports need not be found.
package struct SourceLint {
  /// Files between two reports of progress.
  private static let batch = 40

  package init() {}

  /// All files at once, for a class and its superclass stand in different ones.
  ///
  /// - Parameter progress: told how many files have been read, of how many.
  package func check(
    _ files: SourceFiles, progress: (Int, Int) -> Void = { _, _ in }
  ) -> LintReport {
    let (checked, troubles) = read(files, progress)
    return LintReport(
      fileCount: checked.count, findings: Self.findings(in: CheckedSources(checked)),
      troubles: files.troubles + troubles)
  }

  /// What the check has to know of UIKit, made from its sources.
  package func uikitTable(from files: SourceFiles) -> String {
    FrameworkTypes(sources: read(files) { _, _ in }.checked).table
  }

  /// The table that is checked in.
  package static var uikitTable: String { UIKitTable.text }

  private typealias Source = (text: SourceText, declarations: [Declaration])

  private func read(
    _ files: SourceFiles, _ progress: (Int, Int) -> Void
  ) -> (checked: [Source], troubles: [LintReport.Trouble]) {
    var checked: [Source] = []
    var troubles: [LintReport.Trouble] = []
    for (index, text) in files.texts.enumerated() {
      if let trouble = Self.trouble(of: text) { troubles.append(trouble) }
      checked.append((text, DeclarationReader.declarations(of: text.source)))
      let done = index + 1
      if done.isMultiple(of: Self.batch) || done == files.texts.count {
        progress(done, files.texts.count)
      }
    }
    return (checked, troubles)
  }

  static func findings(in sources: CheckedSources) -> [LintFinding] {
    let found =
      ShadowedDefault(sources: sources).findings() + AnimatorRules(sources: sources).findings()
      + Interactors(sources: sources).findings()
    let order = Dictionary(
      sources.texts.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    return found.map { finding in
      guard let file = order[finding.file],
        let allowance = Allowance(line: sources.texts[file].line(finding.line))
      else { return finding }
      return allowance.apply(to: finding)
    }.sorted { one, other in
      (order[one.file] ?? 0, one.line, one.column, one.rule.rawValue)
        < (order[other.file] ?? 0, other.line, other.column, other.rule.rawValue)
    }
  }

  private static func trouble(of text: SourceText) -> LintReport.Trouble? {
    guard let complaint = RunFailure(of: text.source) else { return nil }
    let place = text.place(of: complaint.offset)
    return LintReport.Trouble(
      file: "\(text.path):\(place.line):\(place.column)", found: complaint.message,
      expected: "Swift that swiftc can read", remedy: "the file was checked as far as it goes")
  }
}
