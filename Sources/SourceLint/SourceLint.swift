import Foundation

/// Checks Swift files as they stand: nothing is built, imports need not be found.
package struct SourceLint {
  private let compiler: SwiftCompiler

  package init(compiler: SwiftCompiler) { self.compiler = compiler }

  /// All files at once, for a class and its superclass stand in different ones.
  ///
  /// - Parameter progress: told how many files have been read, of how many.
  package func check(
    _ files: SourceFiles, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(LintError) -> LintReport {
    let (checked, troubles) = try read(files, progress)
    return LintReport(
      fileCount: checked.count, findings: Self.findings(in: CheckedSources(checked)),
      troubles: files.troubles + troubles)
  }

  /// What the check has to know of UIKit, made from its sources.
  package func uikitTable(from files: SourceFiles) throws(LintError) -> String {
    FrameworkTypes(sources: try read(files) { _, _ in }.checked).table
  }

  /// The table that is checked in.
  package static var uikitTable: String { UIKitTable.text }

  private typealias Source = (text: SourceText, declarations: [Declaration])

  private func read(
    _ files: SourceFiles, _ progress: (Int, Int) -> Void
  ) throws(LintError) -> (checked: [Source], troubles: [LintReport.Trouble]) {
    var checked: [Source] = []
    var troubles: [LintReport.Trouble] = []
    var texts = files.texts[...]
    while !texts.isEmpty {
      let batch = texts.prefix(SwiftCompiler.batch)
      texts = texts.dropFirst(batch.count)
      let answers = try compiler.dumps(of: batch.map { CompilerInput($0).bytes })
      for (text, answer) in zip(batch, answers) {
        if let trouble = Self.trouble(of: text, answer) { troubles.append(trouble) }
        let declarations = answer.dump.map { SyntaxDump($0, of: text).declarations } ?? []
        checked.append((text, declarations))
      }
      progress(files.texts.count - texts.count, files.texts.count)
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

  private static func trouble(
    of text: SourceText, _ answer: SwiftCompiler.Answer
  ) -> LintReport.Trouble? {
    if answer.dump == nil {
      return LintReport.Trouble(
        file: text.path, found: "source that \(SwiftCompiler.name) dies of",
        expected: "Swift that it can read", remedy: "the file was left out")
    }
    guard let complaint = answer.complaint else { return nil }
    return LintReport.Trouble(
      file: "\(text.path):\(complaint.line):\(complaint.column)", found: complaint.message,
      expected: "Swift that \(SwiftCompiler.name) can read",
      remedy: "the file was checked as far as it goes")
  }
}
