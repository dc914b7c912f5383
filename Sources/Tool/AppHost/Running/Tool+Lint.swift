import Foundation
import SourceBuild

extension Tool {
  /// Runs `lint`, which does not need a device or demos. Findings are written to standard output.
  /// Each file that cannot be read is reported with a sentence.
  func lint(_ options: LintOptions) throws -> ExitCode {
    let report: Linter.Report
    do {
      report = try Linter().check(options.names, json: options.format != .text)
    } catch {
      throw error == .noCompiler ? .missingCompiler() : UsageError(error, of: .lint)
    }
    for failure in report.failures { output.report(failure) }
    switch options.format {
    case .text, .json: if !report.output.isEmpty { try output.write(report.output) }
    case .junit, .sarif, .github, .gitlab:
      try Report(lint: Data(report.output.utf8), options, version: Self.version)
        .write(as: options.format, to: output)
    }
    return ExitCode(rawValue: report.exitCode) ?? .notServed
  }
}

extension UsageError {
  static func missingCompiler() -> UsageError {
    UsageError(
      place: "matchcut lint", found: "no program named 'swiftc' on PATH",
      expected: "the Swift compiler, which reads the syntax",
      remedy: "install Swift from swift.org and put its bin folder on PATH")
  }
}
