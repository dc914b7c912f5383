import SwiftParserDiagnostics
import SwiftSource

/// The first syntax error in a file.
struct SyntaxError: Equatable {
  let offset: Int
  let message: String

  /// Nil if the file parses without an error.
  init?(of source: SourceFile) {
    guard source.tree.hasError else { return nil }
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: source.tree)
    guard let first = diagnostics.first(where: { $0.diagMessage.severity == .error }) else {
      return nil
    }
    (offset, message) = (first.position.utf8Offset, first.message)
  }
}
