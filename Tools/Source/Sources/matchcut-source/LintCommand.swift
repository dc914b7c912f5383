import Glibc
import SourceLint

/// The command `matchcut-source lint`.
struct LintCommand {
  private var isJSON = false
  private var paths: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        paths += rest
        rest = []
      case "--json": isJSON = true
      case _ where argument.hasPrefix("-") && argument != "-":
        throw UsageError(
          sentence: "no option \"\(argument)\"; \"matchcut-source lint --help\" shows them")
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty else {
      throw UsageError(sentence: "nothing to check; pass Swift files or folders with Swift files")
    }
  }

  func run() throws -> Int32 {
    let report = SourceLint().check(SourceFiles(named: paths))
    for failure in report.failures { try write(Self.sentence(failure), to: STDERR_FILENO) }
    if isJSON {
      try write(report.json(), to: STDOUT_FILENO)
    } else if report.fileCount > 0 {
      try write(report.text, to: STDOUT_FILENO)
    }
    if !report.failures.isEmpty { return 2 }
    return report.count(of: .warning) > 0 ? 1 : 0
  }

  /// Like all of Matchcut's errors, the text says what was found, what was expected and what to do.
  private static func sentence(_ failure: LintReport.Failure) -> String {
    "matchcut lint: '\(failure.file)': found \(failure.found), expected \(failure.expected); "
      + "\(failure.remedy).\n"
  }
}
