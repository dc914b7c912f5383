import Foundation
import SourceBuild

/// The messages about a side of a comparison. The paths of a temporary work tree are written as paths
/// of the revision, as in `main:Sources/Card.swift`.
struct SideMessages {
  /// The side as it was typed.
  let name: String
  private let tree: WorkTree?
  private let output: Output

  init(_ name: String, tree: WorkTree?, _ output: Output) {
    (self.name, self.tree, self.output) = (name, tree, output)
  }

  func report(_ text: String) {
    output.report("\(ProgramName.current.command(.compare)): \(name): \(replaced(text))")
  }

  /// Writes the output of another program to standard error.
  func show(_ text: String) {
    // The compiler's output is written unchanged, so that its colours and line ends are kept.
    try? FileHandle.standardError.write(contentsOf: Data(replaced(text).utf8))
  }

  func replaced(_ text: String) -> String { text.naming(name, tree) }

  func buildOptions(_ source: SourceOptions) -> BuildOptions {
    var made = BuildOptions(report: report, show: show)
    made.showsWarnings = source.showsWarnings
    made.language = source.language
    made.isTerminal = isatty(STDERR_FILENO) == 1
    return made
  }
}

extension String {
  /// The text with the paths of the side's work tree as paths of the revision.
  fileprivate func naming(_ name: String, _ tree: WorkTree?) -> String {
    guard let tree else { return self }
    let revision = name.prefix { $0 != ":" }
    return replacing(tree.path + "/", with: "\(revision):").replacing(tree.path, with: revision)
  }
}

extension UsageError {
  /// The error with the side's name, and with paths of the revision.
  func naming(_ name: String, _ tree: WorkTree?) -> UsageError {
    var error = self
    error.place += ": \(name)"
    error.found = found.naming(name, tree)
    if case .instruction(let text) = remedy { error.remedy = .instruction(text.naming(name, tree)) }
    return error
  }
}
