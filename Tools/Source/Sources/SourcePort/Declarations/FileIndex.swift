import SwiftSource
import SwiftSyntax

/// The parts of one file that the rewrites use.
struct FileIndex: Sendable {
  let source: SourceFile
  /// Whether the file belongs to an imported module, so that only its declarations are used.
  let isContext: Bool
  var imports: [ImportDeclSyntax] = []
  var conditions: [IfConfigDeclSyntax] = []
  var attributes: [AttributeSyntax] = []
  /// The uses of `#selector` and `#keyPath`.
  var macros: [Placed<MacroExpansionExprSyntax>] = []
  /// The calls `a.b?(…)` and `a.b!(…)`.
  var optionalCalls: [Placed<FunctionCallExprSyntax>] = []
  /// The uses of `as` without `?` or `!`.
  var coercions: [UnresolvedAsExprSyntax] = []
  /// The calls `a.init(…)`, and calls such as `T()` in which `T` may be a type parameter.
  var initializerCalls: [Placed<FunctionCallExprSyntax>] = []
  var memberAccesses: [Placed<MemberAccessExprSyntax>] = []
  /// The uses of names that have rewrites.
  var names: [TokenSyntax] = []
  /// The names of modules in `Qualifiers`, as in `ObjectiveC.Selector`.
  var qualifiers: [TokenSyntax] = []
  /// The calls of `HiddenFunctions`.
  var hiddenFunctions: [Placed<DeclReferenceExprSyntax>] = []
  /// The types with generic arguments, as in `Weak<Delegate>`.
  var specializations: [Placed<Specialization>] = []
  /// The uses of `FoundationParts`.
  var foundationParts: [TokenSyntax] = []
  /// The word `Foundation` before a name of `FoundationParts`, and the name's module.
  var foundationQualifiers: [(word: TokenSyntax, module: String)] = []
  /// The uses of `OldNames`.
  var oldNames: [TokenSyntax] = []
  /// The names of type aliases whose type is a C function that implements a method.
  var implementationTypes: Set<String> = []
  /// Whether the file exchanges the implementations of methods.
  var exchangesMethods: Bool { names.contains { RuntimeNames.exchange.contains($0.text) } }
  /// The types for which the file's global type aliases stand, by alias.
  var aliases: [String: String] = [:]
  /// The names of declared types and global functions.
  var declaredNames: Set<String> = []
  /// The names of variables that are declared at the top level.
  var globalVariables: Set<String> = []
  /// The declared types of variables, properties and parameters, by name.
  var variables: [String: [String]] = [:]
  /// The result types of functions and methods, by name.
  var results: [String: [String]] = [:]
  /// The parts that only SwiftUI can run.
  var swiftUIParts: [SwiftUIPart] = []
  /// The uses of `SwiftUINames.unavailable`.
  var swiftUIUses: [TokenSyntax] = []
  /// The uses of `NSFetchRequestResult` in inheritance clauses.
  var fetchResults: [InheritedTypeSyntax] = []
  /// The global operators for two `NSNumber` values.
  var numberOperators: [FunctionDeclSyntax] = []
  /// Whether there are parse errors in code that can be compiled.
  var hasErrors = false
}
