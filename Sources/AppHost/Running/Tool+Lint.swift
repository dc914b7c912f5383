import SourceLint

/// If there are at least this many files, progress is shown.
private let longWork = 200

extension Tool {
  /// Runs `lint`, which does not need a device or demos. Findings are written to standard output.
  /// Each file that cannot be read is reported with a sentence.
  func lint(_ options: LintOptions) throws -> ExitCode {
    let report = try check(options.names)
    for trouble in report.troubles {
      output.report(UsageError.unreadableSource(trouble).description)
    }
    if options.json {
      try output.write(try report.json())
    } else if report.fileCount > 0 {
      try output.write(report.text)
    }
    if !report.troubles.isEmpty { return .notServed }
    return report.count(of: .warning) > 0 ? .findings : .done
  }

  private func check(_ names: [String]) throws -> LintReport {
    do {
      let lint = try SourceLint(compiler: SwiftCompiler())
      return try lint.check(SourceFiles(named: names)) { done, total in
        if total >= longWork { output.progress.show("checked", done: done, of: total) }
      }
    } catch LintError.compilerMissing {
      throw UsageError.missingCompiler()
    } catch LintError.compilerFailed(let reason) {
      throw UsageError.failingCompiler(reason: reason)
    }
  }
}

extension UsageError {
  static func unreadableSource(_ trouble: LintReport.Trouble) -> UsageError {
    UsageError(
      place: "matchcut lint: '\(trouble.file)'", found: trouble.found, expected: trouble.expected,
      remedy: trouble.remedy)
  }

  static func missingCompiler() -> UsageError {
    UsageError(
      place: "matchcut lint", found: "no program '\(SwiftCompiler.name)' on PATH",
      expected: "Swift's own, which reads the syntax",
      remedy: "install Swift from swift.org and put its bin folder on PATH")
  }

  static func failingCompiler(reason: String) -> UsageError {
    UsageError(
      place: "matchcut lint", found: "'\(SwiftCompiler.name)' that does not run (\(reason))",
      expected: "Swift's own, which reads the syntax", remedy: "see whether it runs by hand")
  }
}
