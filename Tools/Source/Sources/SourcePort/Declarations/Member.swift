import SwiftSyntax

/// A method, property, initialiser or subscript of a type.
struct Member: Sendable {
  enum Kind: Sendable {
    case method, property, initializer, `subscript`
  }

  struct Parameter: Sendable {
    /// "_" for none.
    let label: String
    /// The name inside the body.
    let name: String
    /// On one line, attributes included; without "..." and the default.
    let type: String
    let isVariadic: Bool
    /// Its type is written as a function's.
    let isFunction: Bool
    /// With its "=".
    let defaultValue: String?

    var isInout: Bool { words.contains("inout") }
    /// It says who owns the argument, or when it is evaluated.
    var hasOwnership: Bool {
      words.contains {
        ["inout", "borrowing", "consuming", "sending", "isolated", "@autoclosure"].contains($0)
      }
    }

    private var words: [Substring] { type.split(separator: " ") }
  }

  let kind: Kind
  /// Without parameters.
  let name: String
  let parameters: [Parameter]
  /// A method's result, a property's declared type; nil for `Void` and where it is inferred.
  let type: String?
  let attributes: Set<String>
  let modifiers: Set<String>
  /// The name in `@objc(name)`.
  let objectiveCName: String?
  let isThrowing: Bool
  let isAsync: Bool
  let isGeneric: Bool
  /// A property's getter throws or is asynchronous.
  var hasEffects: Bool {
    binding?.accessorBlock?.accessor("get")?.effectSpecifiers != nil
  }
  /// False for methods.
  let isSettable: Bool
  /// The index of its container in the module.
  let container: Int
  /// Where its name begins.
  let offset: Int
  /// It stands in an `#if` among the members.
  let isConditional: Bool
  let declaration: DeclSyntax
  /// A property's own part of the declaration.
  let binding: PatternBindingSyntax?

  var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
  var isOverride: Bool { modifiers.contains("override") }
  var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
  var isOptionalRequirement: Bool { modifiers.contains("optional") }
  var isUnavailable: Bool { attributes.contains("unavailable") }

  /// `pan(_:with:)`, `tap`, `title`.
  var fullName: String { Self.fullName(name, parameters.map(\.label), isCall: kind != .property) }

  static func fullName(_ name: String, _ labels: [String], isCall: Bool) -> String {
    guard isCall else { return name }
    return labels.isEmpty ? name + "()" : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// How it is referred to: `pan(_:)`; without parameters the name alone.
  var reference: String { parameters.isEmpty ? name : fullName }
}
