import SwiftParserDiagnostics
import SwiftSource

/// The first thing in a file that is not Swift.
struct SyntaxError: Equatable {
  let offset: Int
  let message: String

  /// Nil for a file that parses.
  init?(of source: SourceFile) {
    guard source.tree.hasError else { return nil }
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: source.tree)
    guard let first = diagnostics.first(where: { $0.diagMessage.severity == .error }) else {
      return nil
    }
    (offset, message) = (first.position.utf8Offset, first.message)
  }
}
