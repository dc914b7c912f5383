import SwiftSyntax

/// Declarations that call a member of another name.
extension Member {
  /// The text of a member of the same name that calls the member `prefix` + `name`; nil if this is
  /// not possible.
  ///
  /// - Parameters:
  ///   - access: the access level that the extension gives its members.
  ///   - isOverride: whether the new member overrides another one.
  func forwarding(_ prefix: String, _ access: String?, isOverride: Bool) -> String? {
    guard canBeForwarded else { return nil }
    var kept = ["open", "public", "nonisolated", "override", "static", "class"].filter {
      $0 == "override" ? isOverride : modifiers.contains($0)
    }
    if let access, modifiers.isDisjoint(with: Self.levels) { kept.insert(access, at: 0) }
    let moved = prefix + name
    switch kind {
    case .method:
      return declaration(kept, attributes: keptAttributes, defaults: true) + " { \(call(moved)) }"
    default:
      let body = isSettable ? "get { \(moved) } set { \(moved) = newValue }" : moved
      return declaration(kept, attributes: keptAttributes, defaults: true) + " { \(body) }"
    }
  }

  /// Whether a member of another name can call this member.
  var canBeForwarded: Bool {
    switch kind {
    case .method:
      return declaration.is(FunctionDeclSyntax.self) && !parameters.contains(where: \.isVariadic)
    case .property:
      guard type != nil, let accessors = binding?.accessorBlock else { return false }
      return accessors.accessor("willSet") == nil && accessors.accessor("didSet") == nil
    case .initializer, .subscript: return false
    }
  }

  /// The declaration without its body, such as `public func pan(_ a: Int = 1) throws -> Int`.
  func declaration(_ modifiers: [String], attributes: [String], defaults: Bool) -> String {
    let start = (attributes + modifiers).map { $0 + " " }.joined()
    guard let node = declaration.as(FunctionDeclSyntax.self) else {
      return start + "var \(name): \(type ?? "Any")"
    }
    return start
      + "func \(name)\(node.genericParameterClause?.oneLine ?? "")"
      + "(\(parameterText(withDefaults: defaults)))"
      + (node.signature.effectSpecifiers.map { " " + $0.oneLine } ?? "")
      + (type.map { " -> " + $0 } ?? "")
      + (node.genericWhereClause.map { " " + $0.oneLine } ?? "")
  }

  /// A call of the method `function` with the parameters of this method.
  func call(_ function: String) -> String {
    let passed = parameters.map(\.argument)
    let effects = (isAsync ? "await " : "") + (isThrowing ? "try " : "")
    return effects + function + "(\(passed.joined(separator: ", ")))"
  }

  static let levels: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  /// The attributes that are copied to a member that calls this member.
  var keptAttributes: [String] {
    let list =
      declaration.as(FunctionDeclSyntax.self)?.attributes
      ?? declaration.as(VariableDeclSyntax.self)?.attributes
    let dropped: Set<String> = [
      "objc", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "inline",
      "inlinable",
    ]
    return (list ?? []).compactMap { element in
      guard case .attribute(let attribute) = element,
        !dropped.contains(attribute.attributeName.trimmedDescription)
      else { return nil }
      return attribute.oneLine
    }
  }

  /// The parameters as in a declaration.
  func parameterText(withDefaults: Bool) -> String {
    parameters.map { parameter in
      let names =
        parameter.label == parameter.name ? parameter.label : parameter.label + " " + parameter.name
      return names + ": " + parameter.type + (parameter.isVariadic ? "..." : "")
        + (withDefaults ? parameter.defaultValue.map { " " + $0 } ?? "" : "")
    }.joined(separator: ", ")
  }
}
