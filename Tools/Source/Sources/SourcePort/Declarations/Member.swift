import SwiftSyntax

/// A method, property, initialiser or subscript of a type.
struct Member: Sendable {
  enum Kind: Sendable {
    case method, property, initializer, `subscript`
  }

  struct Parameter: Sendable {
    /// The argument label; "_" for none.
    let label: String
    /// The name inside the body.
    let name: String
    /// The type on one line, with its attributes, without "..." and the default value.
    let type: String
    let isVariadic: Bool
    /// Whether the parameter's type is written as a function type.
    let isFunction: Bool
    /// The default value with its "=".
    let defaultValue: String?

    var isInout: Bool { words.contains("inout") }
    /// The argument of a call that passes the parameter on.
    var argument: String { (label == "_" ? "" : label + ": ") + (isInout ? "&" : "") + name }
    /// Whether the parameter's type has a modifier such as `inout`, `consuming` or `@autoclosure`,
    /// so that a closure cannot pass it on unchanged.
    var hasOwnership: Bool {
      words.contains {
        ["inout", "borrowing", "consuming", "sending", "isolated", "@autoclosure"].contains($0)
      }
    }

    private var words: [Substring] { type.split(separator: " ") }
  }

  let kind: Kind
  /// The name without parameters.
  var name: String
  let parameters: [Parameter]
  /// The result type of a method, or the declared type of a property; nil for `Void` and for an
  /// inferred type.
  let type: String?
  let attributes: Set<String>
  let modifiers: Set<String>
  /// The name in `@objc(name)`.
  let objectiveCName: String?
  let isThrowing: Bool
  let isAsync: Bool
  let isGeneric: Bool
  /// Whether the getter of a property throws or is asynchronous.
  var hasEffects: Bool {
    binding?.accessorBlock?.accessor("get")?.effectSpecifiers != nil
  }
  /// Whether the member is a property that can be set; false for methods.
  let isSettable: Bool
  /// Whether the member is a property with a getter.
  var isComputed: Bool { binding?.accessorBlock?.accessor("get") != nil }
  /// The index of the member's container in the module.
  let container: Int
  /// The offset at which the member's name begins.
  let offset: Int
  /// Whether the member is inside an `#if` among the members of its container.
  let isConditional: Bool
  let declaration: DeclSyntax
  /// The part of the declaration that belongs to this property.
  let binding: PatternBindingSyntax?

  var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
  var isOverride: Bool { modifiers.contains("override") }
  var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
  var isOptionalRequirement: Bool { modifiers.contains("optional") }
  var isUnavailable: Bool { attributes.contains("unavailable") }

  /// The name with its labels, such as `pan(_:with:)`, `tap` or `title`.
  var fullName: String { Self.fullName(name, parameters.map(\.label), isCall: kind != .property) }

  static func fullName(_ name: String, _ labels: [String], isCall: Bool) -> String {
    guard isCall else { return name }
    return labels.isEmpty ? name + "()" : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The name that code uses for the member: `pan(_:)`, or only `title` if the member does not have
  /// parameters.
  var reference: String { parameters.isEmpty ? name : fullName }
}
