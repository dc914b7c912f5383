import SwiftSource
import SwiftSyntax

/// Rule T35: a function at file scope that has the name of a delegate's method, for example because
/// a brace above it is missing or superfluous.
struct FileScope {
  let sources: CheckedSources

  func findings() -> [LintFinding] {
    let requirements = Dictionary(
      sources.types.entries.filter { $0.isFramework && $0.declaration.kind == .protocol }
        .flatMap { entry in entry.defaults.map { ($0.name, entry.name) } },
      uniquingKeysWith: { first, _ in first })
    return sources.texts.indices.flatMap { file in
      sources.texts[file].source.tree.statements.compactMap { item -> LintFinding? in
        guard let function = item.item.as(FunctionDeclSyntax.self) else { return nil }
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        // A name without labels is not distinctive.
        guard labels.contains(where: { $0 != "_:" }) else { return nil }
        let name = function.name.text + "(" + labels.joined() + ")"
        guard let owner = requirements[name] else { return nil }
        return sources.finding(
          .shadowedDefault, in: file, at: function.funcKeyword.start,
          "'\(name)' of '\(owner)' is at file scope, outside of every class, so it is never called",
          fix: "move it into the class that conforms to '\(owner)'")
      }
    }
  }
}
