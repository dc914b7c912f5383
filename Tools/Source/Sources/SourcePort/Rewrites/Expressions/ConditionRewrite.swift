import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Makes `os(iOS)` true and `os(Linux)` false, except in a clause that imports a module which
  /// only Linux has.
  static let conditions = Rewrite(name: "#if") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for clause in file.conditions.flatMap(\.clauses) {
        guard let condition = clause.condition else { continue }
        for (call, system) in SystemTests.find(in: condition) {
          let value: String
          switch system {
          case "iOS": value = "true"
          case "Linux" where !importsLinuxModule(clause): value = "false"
          default: continue
          }
          changes.edit(number, file.source.replacingInPlace(call.bytes, with: value))
          changes.rewrote(number, at: call.start, "#if os(\(system))", value)
        }
      }
    }
    return changes
  }

  private static let linuxModules: Set<String> = [
    "Glibc", "Musl", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
  ]

  private static func importsLinuxModule(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let items = clause.elements?.as(CodeBlockItemListSyntax.self) else { return false }
    return items.contains { item in
      guard let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else {
        return false
      }
      return linuxModules.contains(name)
    }
  }
}

/// Finds each `os(…)` in a condition.
private final class SystemTests: SyntaxVisitor {
  private var found: [(FunctionCallExprSyntax, String)] = []

  static func find(in condition: ExprSyntax) -> [(FunctionCallExprSyntax, String)] {
    let finder = SystemTests(viewMode: .sourceAccurate)
    finder.walk(condition)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "os", let argument = node.arguments.first {
      found.append((node, argument.expression.trimmedDescription))
    }
    return .skipChildren
  }
}
