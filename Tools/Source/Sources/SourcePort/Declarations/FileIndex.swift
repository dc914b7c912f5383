import SwiftSource
import SwiftSyntax

/// What the rewrites look at in one file.
struct FileIndex: Sendable {
  let source: SourceFile
  /// A file of a module that is imported: read for its declarations only.
  let isContext: Bool
  var imports: [ImportDeclSyntax] = []
  var conditions: [IfConfigDeclSyntax] = []
  var attributes: [AttributeSyntax] = []
  /// Selectors and key paths.
  var macros: [Placed<MacroExpansionExprSyntax>] = []
  /// `a.b?(…)` and `a.b!(…)`.
  var optionalCalls: [Placed<FunctionCallExprSyntax>] = []
  var memberAccesses: [Placed<MemberAccessExprSyntax>] = []
  /// Uses of names that the rewrites know.
  var names: [TokenSyntax] = []
  /// Uses of `OldNames`.
  var oldNames: [TokenSyntax] = []
  /// Names of type declaredNames and global functions that are declared.
  var declaredNames: Set<String> = []
  /// Declared variables, properties and parameters by name, with the types that are written.
  var variables: [String: [String]] = [:]
  /// Parse errors in code that can be compiled.
  var hasErrors = false
}
