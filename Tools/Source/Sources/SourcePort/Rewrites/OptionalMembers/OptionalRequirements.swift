import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Turns optional requirements into requirements with a default implementation. An `@objc
  /// protocol` can still be adopted only by classes.
  static let optionalRequirements = Rewrite(name: "optional requirements") { module in
    var changes = Changes()
    for type in module.allTypes where type.kind == .protocol {
      for number in type.containers where !module.containers[number].isExtension {
        change(type, number, module, &changes)
      }
    }
    return changes
  }

  private static func change(
    _ type: TypeEntry, _ number: Int, _ module: ModuleIndex, _ changes: inout Changes
  ) {
    let container = module.containers[number]
    guard !module.files[container.file].isContext else { return }
    let source = module.files[container.file].source
    if container.attributes.contains("objc"), !container.inherits {
      changes.edit(container.file, Edit(at: nameEnd(of: container), ": AnyObject"))
      changes.rewrote(container.file, at: container.offset, "@objc protocol", ": AnyObject")
    }
    var defaults: [String] = []
    for member in type.members where member.isOptionalRequirement && member.container == number {
      guard let modifier = member.modifier("optional") else { continue }
      changes.edit(container.file, source.blanking(modifier))
      defaults.append(member.defaultImplementation(access(container)))
      changes.rewrote(
        container.file, at: modifier.lowerBound, "optional \(member.fullName)",
        "a requirement with a default")
    }
    guard !defaults.isEmpty else { return }
    changes.usesRuntime(container.file)
    let text = "extension \(type.spelling) { \(defaults.joined(separator: "; ")) }"
    if container.isTopLevel {
      changes.edit(container.file, Edit(at: container.closeBrace + 1, "; " + text))
    } else {
      changes.edit(container.file, Edit(at: source.bytes.count, "\n" + text))
    }
  }

  private static func nameEnd(of container: Container) -> Int {
    container.offset + container.spelling.utf8.count
  }

  private static func access(_ type: Container) -> String {
    type.modifiers.contains("public") || type.modifiers.contains("open") ? "public " : ""
  }
}

extension Member {
  /// The body of an implementation that is never called. Without `as Void`, the compiler cannot
  /// infer the result type of a method without a result.
  var missingImplementation: String {
    "ExposedClass.notImplemented()" + (kind == .method && type == nil ? " as Void" : "")
  }

  /// The default implementation of the requirement, for classes that do not implement it.
  fileprivate func defaultImplementation(_ access: String) -> String {
    let missing = missingImplementation
    let kept = modifiers.contains("static") || modifiers.contains("class") ? "static " : ""
    switch kind {
    case .property:
      let setter = binding?.accessorBlock?.accessor("set") == nil ? "" : " set { _ = newValue }"
      return "\(access)\(kept)var \(name): \(type ?? "Any") { get { \(missing) }\(setter) }"
    case .subscript:
      let setter = isSettable ? " set { _ = newValue }" : ""
      return "\(access)\(kept)subscript(\(parameterText(withDefaults: true))) -> \(type ?? "Any") "
        + "{ get { \(missing) }\(setter) }"
    default:
      let discards = attributes.contains("discardableResult") ? "@discardableResult " : ""
      let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
      let result = type.map { " -> " + $0 } ?? ""
      let head = "\(discards)\(access)\(kept)func \(name)(\(parameterText(withDefaults: true)))"
      return head + "\(effects)\(result) { \(missing) }"
    }
  }
}
