import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `#keyPath(…)` to its string, together with a Swift key path, which the compiler
  /// checks as far as the types are known.
  static let keyPaths = Rewrite(name: "#keyPath") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for macro in file.macros where macro.node.macroName.text == "keyPath" {
        guard let path = KeyPathExpression(macro, module) else { continue }
        let close = macro.node.rightParen?.start ?? macro.node.end
        changes.edit(
          number, file.source.replacing(macro.node.start..<close, with: path.textBeforeParenthesis))
        changes.usesRuntime(number)
        changes.rewrote(
          number, at: macro.node.start, "#keyPath", path.textBeforeParenthesis + ")")
      }
    }
    return changes
  }
}

private struct KeyPathExpression {
  let textBeforeParenthesis: String

  init?(_ macro: Placed<MacroExpansionExprSyntax>, _ module: ModuleIndex) {
    guard let argument = macro.node.arguments.first, macro.node.leftParen != nil else { return nil }
    var components = Self.components(argument.expression)
    guard !components.isEmpty else { return nil }
    var owner = macro.place.spelling ?? ""
    var type = macro.place.type.flatMap { module.types[$0] }
    if components[0] == "self" || components[0] == "Self" {
      components.removeFirst()
    } else {
      var named: [String] = []
      while let name = components.first, name.first?.isUppercase == true, components.count > 1 {
        named.append(name)
        components.removeFirst()
      }
      if !named.isEmpty {
        owner = named.joined(separator: ".")
        type = module.type(
          named: SourceReader.withoutArguments(owner), from: macro.place.type,
          in: macro.place.file)
      }
    }
    guard !components.isEmpty, !owner.isEmpty else { return nil }
    var checked = "\\" + owner
    var keys: [String] = []
    var isChecked = true
    for component in components {
      let property = type.flatMap { type in
        module.members(named: component, of: type).first { $0.kind == .property }
      }
      let ofClass =
        keys.isEmpty ? FrameworkNames.classProperties[owner + "." + component] : nil
      keys.append(property?.objectiveCName ?? ofClass ?? component)
      guard isChecked else { continue }
      if property?.isStatic == true || ofClass != nil { checked += ".Type" }
      checked += "." + component
      let declared = property?.type ?? ""
      let isOptional = declared.hasSuffix("?")
      let name = declared.filter { !"?!".contains($0) }
      type = name.isEmpty ? nil : module.type(named: name, from: type?.path)
      isChecked = type != nil
      if isChecked, isOptional, keys.count < components.count { checked += "?" }
    }
    let key = keys.joined(separator: ".")
    textBeforeParenthesis = "ExposedClass.key(\"\(key)\", \(checked)"
  }

  private static func components(_ expression: ExprSyntax) -> [String] {
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      return components(base) + [access.declName.baseName.text.withoutBackticks]
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return components(chain.expression)
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return [] }
    return [reference.baseName.text.withoutBackticks]
  }
}
