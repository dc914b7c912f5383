import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `type.init()`, `T()` and `Self()` if the type is one of Apple's classes and is known
  /// only at run time. In Objective-C, such calls work for every class; in Swift, the class needs a
  /// required initialiser.
  static let classInstances = Rewrite(name: "object of a class") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for call in file.initializerCalls {
        guard let edits = ClassInstance(call, file.source, module)?.edits() else { continue }
        for edit in edits { changes.edit(number, edit) }
        changes.usesRuntime(number)
        changes.rewrote(
          number, at: call.node.start, "object of a class",
          file.source.text(edited: call.node.bytes, by: edits))
      }
    }
    return changes
  }
}

/// A call that creates an object.
private struct ClassInstance {
  private let call: FunctionCallExprSyntax
  private let place: Place
  private let source: SourceFile
  private let module: ModuleIndex
  private let fullName: String

  /// Nil if UIKit does not have an initialiser with the labels of the call.
  init?(_ call: Placed<FunctionCallExprSyntax>, _ source: SourceFile, _ module: ModuleIndex) {
    (self.call, place, self.source, self.module) = (call.node, call.place, source, module)
    let labels = call.node.arguments.map { $0.label?.text ?? "_" }
    fullName = Member.fullName("init", labels, isCall: true)
    guard call.node.leftParen != nil, RuntimeInitializers.classes[fullName] != nil else {
      return nil
    }
  }

  /// The edits that create the object at run time; nil if Swift can create it.
  func edits() -> [Edit]? {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard isParameter(name.oneLine) else { return nil }
      return [replacing(from: name.start, with: name.oneLine + ".self")]
    }
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    if let name = base.as(DeclReferenceExprSyntax.self), isParameter(name.oneLine) {
      return [replacing(from: name.start, with: name.oneLine + ".self")]
    }
    guard createsObject(of: base) else { return nil }
    if base.isChained { return chained(base) }
    let rest = separator.isEmpty ? base.end..<call.end : base.end..<parenthesis
    return [
      Edit(at: base.start, "ExposedClass.new("),
      source.replacing(rest, with: separator.isEmpty ? ")" : separator),
    ]
  }

  private var separator: String { call.arguments.isEmpty ? "" : ", " }
  /// The end of the opening parenthesis.
  private var parenthesis: Int { call.leftParen?.end ?? call.end }

  private func replacing(from start: Int, with type: String) -> Edit {
    source.replacing(start..<parenthesis, with: "ExposedClass.new(" + type + separator)
  }

  /// The edits for `kind?.init()` and `item?.kind.init()`.
  private func chained(_ base: ExprSyntax) -> [Edit] {
    let end = base.as(OptionalChainingExprSyntax.self)?.expression.end ?? base.end
    let continues = call.parent?.is(MemberAccessExprSyntax.self) == true
    return [
      Edit(at: base.start, "("),
      source.replacing(
        end..<parenthesis, with: ").map { _kind in ExposedClass.new(_kind" + separator),
      Edit(at: call.end, continues ? " }?" : " }"),
    ]
  }

  /// Whether the name is a type parameter, an associated type or `Self`, and its objects belong to
  /// a framework's class.
  private func isParameter(_ name: String) -> Bool {
    if name == "Self" { return isOwn() }
    guard let constraint = constraint(of: name) else { return false }
    return isObject(constraint)
  }

  /// Whether the value of the expression is a class that is known only at run time.
  private func createsObject(of base: ExprSyntax) -> Bool {
    if base.oneLine == "self" { return call.isInStaticMember && isOwn() }
    if base.oneLine == "type(of: self)" { return isOwn() }
    guard let type = ExpressionTypes(module, at: place).type(of: base)?.unwrapped.instance,
      !(base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self")
    else { return false }
    return isObject(constraint(of: type.text) ?? type.text)
  }

  private func isObject(_ constraint: String) -> Bool {
    module.isFrameworkObject(constraint, in: place)
  }

  /// Whether `self` is an object of a framework's class, in an extension of that class or of a
  /// protocol.
  private func isOwn() -> Bool {
    guard let type = place.type, let entry = module.types[type] else { return false }
    switch entry.kind {
    case .foreign: return isObject(entry.path)
    case .protocol:
      let constraint = GenericParameters.constraint(of: "Self", at: call)
      return isObject(([entry.path] + (constraint.map { [$0] } ?? [])).joined(separator: " & "))
    default: return false
    }
  }

  private func constraint(of name: String) -> String? {
    if let found = GenericParameters.constraint(of: name, at: call) { return found }
    return module.scopes(of: place.type).lazy.compactMap { module.types[$0]?.constraints[name] }
      .first
  }
}

extension ExprSyntax {
  /// Whether the value is optional because of a `?` in the expression.
  fileprivate var isChained: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.isChained ?? false }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isChained }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.isChained }
    return false
  }
}
