import SwiftSyntax

extension SourceReader {
  static func parameters(_ list: FunctionParameterListSyntax) -> [Member.Parameter] {
    list.enumerated().map { index, parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return Member.Parameter(
        label: parameter.firstName.text.withoutBackticks,
        name: name == "_" ? "argument\(index + 1)" : name,
        type: parameter.type.oneLine, isVariadic: parameter.ellipsis != nil,
        isFunction: isFunction(parameter.type),
        defaultValue: parameter.defaultValue?.oneLine)
    }
  }

  private static func isFunction(_ type: TypeSyntax) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return isFunction(attributed.baseType)
    }
    return type.is(FunctionTypeSyntax.self)
  }

  /// The names of the attributes, and `unavailable` and `deprecated` from the arguments of
  /// `@available`.
  static func names(_ attributes: AttributeListSyntax) -> Set<String> {
    var names: Set<String> = []
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.trimmedDescription
      names.insert(name)
      guard name == "available", let arguments = attribute.arguments?.oneLine,
        arguments.hasPrefix("*") || arguments.hasPrefix("iOS,")
      else { continue }
      for state in ["unavailable", "deprecated"] where arguments.contains(state) {
        names.insert(state)
      }
    }
    return names
  }

  /// The names of the modifiers. `private(set)` does not count as `private`.
  static func names(_ modifiers: DeclModifierListSyntax) -> Set<String> {
    // Without `lazy`, SwiftSyntax would copy the file's tree to make a collection of the result.
    Set(modifiers.lazy.filter { $0.detail == nil }.map(\.name.text))
  }

  static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    guard let clause else { return [] }
    return clause.inheritedTypes.flatMap { inherited -> [String] in
      inherited.type.oneLine.split(separator: "&").map {
        withoutArguments(String($0).trimmingSpaces)
      }
    }
  }

  static func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "objc" {
      guard let arguments = attribute.arguments else { continue }
      return arguments.oneLine.filter { $0 != " " }
    }
    return nil
  }

  /// The type without generic arguments and attributes: `Flip` for `Flip<Card>`, `Sendable` for
  /// `@unchecked Sendable`.
  static func withoutArguments(_ type: String) -> String {
    var type = type[...]
    while type.hasPrefix("@"), let space = type.firstIndex(of: " ") {
      type = type[type.index(after: space)...]
    }
    if type.hasPrefix("any ") { type = type.dropFirst(4) }
    return String(type.prefix { $0 != "<" }).trimmingSpaces
  }
}

extension String {
  var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  var withoutBackticks: String { filter { $0 != "`" } }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension AccessorBlockSyntax {
  /// Whether the accessors belong to a stored property with observers or to a computed property
  /// with a setter.
  var hasSetter: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains {
      ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text)
    }
  }

  func accessor(_ name: String) -> AccessorDeclSyntax? {
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == name }
  }
}
