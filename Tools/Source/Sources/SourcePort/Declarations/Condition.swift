import SwiftOperators
import SwiftSyntax

/// The value of an `#if` condition if the code is compiled as if for an iPhone.
enum Condition: Sendable {
  case holds
  case fails
  /// The value depends on the build's flags.
  case unknown

  init(_ expression: ExprSyntax?) {
    guard let expression else {
      self = .holds
      return
    }
    let folded = try? OperatorTable.logicalOperators.foldAll(expression).as(ExprSyntax.self)
    self = Self.value(of: folded ?? expression)
  }

  /// Modules that can be imported on Linux: Matchcut's replacements for Apple's modules, and
  /// modules that exist on Linux.
  static let modules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "WebKit", "Foundation", "Dispatch",
    "XCTest", "Testing", "FoundationNetworking", "Glibc", "Swift",
  ]

  private static func value(of expression: ExprSyntax) -> Condition {
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true" ? .holds : .fails
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? value(of: prefix.expression).negated : .unknown
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return value(of: element.expression)
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      let (left, right) = (value(of: infix.leftOperand), value(of: infix.rightOperand))
      switch infix.operator.trimmedDescription {
      case "&&": return left.and(right)
      case "||": return left.negated.and(right.negated).negated
      default: return .unknown
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
    return .unknown
  }

  private static func value(of call: FunctionCallExprSyntax) -> Condition {
    guard let argument = call.arguments.first?.expression.trimmedDescription else {
      return .unknown
    }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" ? .holds : .fails
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      if modules.contains(module) { return .holds }
      return knownAbsent.contains(module) ? .fails : .unknown
    case "targetEnvironment": return argument == "macCatalyst" ? .fails : .unknown
    case "swift", "compiler": return version(argument)
    default: return .unknown
    }
  }

  private static let knownAbsent: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "SwiftUI", "Combine", "ObjectiveC", "Darwin", "TVUIKit",
  ]

  /// The value of a version such as `>=4.2` or `<5`. Current compilers support language versions
  /// from 5 on.
  private static func version(_ text: String) -> Condition {
    let number = text.drop { !$0.isNumber }.split(separator: ".").first.flatMap { Int($0) }
    guard let number else { return .unknown }
    if text.hasPrefix(">=") { return number <= 5 ? .holds : .unknown }
    if text.hasPrefix("<") {
      return number < 5 || text == "<5" || text == "<5.0" ? .fails : .unknown
    }
    return .unknown
  }

  private var negated: Condition {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .unknown: .unknown
    }
  }

  private func and(_ other: Condition) -> Condition {
    switch (self, other) {
    case (.fails, _), (_, .fails): .fails
    case (.holds, .holds): .holds
    default: .unknown
    }
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that can be compiled.
  var reachableClauses: [IfConfigClauseSyntax] {
    var reachable: [IfConfigClauseSyntax] = []
    for clause in clauses {
      switch Condition(clause.condition) {
      case .fails: continue
      case .unknown: reachable.append(clause)
      case .holds:
        reachable.append(clause)
        return reachable
      }
    }
    return reachable
  }
}
