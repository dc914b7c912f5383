import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Makes `os(iOS)` true and `os(Linux)` false, except in a clause that imports a module which
  /// only Linux has, and except in a module for Linux. In a module for Linux, `canImport` is false for
  /// Matchcut's replacements of Apple's modules, which Linux does not have. `canImport(SwiftUI)` is
  /// false, because Matchcut's module has two names only.
  static let conditions = Rewrite(name: "#if") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for clause in file.conditions.flatMap(\.clauses) {
        guard let condition = clause.condition else { continue }
        for (call, function, argument) in ConditionCalls.find(in: condition) {
          let value: String
          switch (function, argument) {
          case ("os", "iOS") where !module.isForLinux: value = "true"
          case ("os", "Linux") where !module.isForLinux && !importsLinuxModule(clause):
            value = "false"
          case ("canImport", SwiftUINames.module): value = "false"
          case ("canImport", let name) where module.isForLinux && Condition.isReplaced(name):
            value = "false"
          default: continue
          }
          changes.edit(number, file.source.replacingInPlace(call.bytes, with: value))
          changes.rewrote(number, at: call.start, "#if \(function)(\(argument))", value)
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

/// Finds each call in a condition, such as `os(iOS)`, with its first argument.
private final class ConditionCalls: SyntaxVisitor {
  private var found: [(FunctionCallExprSyntax, String, String)] = []

  static func find(in condition: ExprSyntax) -> [(FunctionCallExprSyntax, String, String)] {
    let finder = ConditionCalls(viewMode: .sourceAccurate)
    finder.walk(condition)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let argument = node.arguments.first {
      found.append(
        (
          node, node.calledExpression.trimmedDescription, argument.expression.trimmedDescription
        ))
    }
    return .skipChildren
  }
}
