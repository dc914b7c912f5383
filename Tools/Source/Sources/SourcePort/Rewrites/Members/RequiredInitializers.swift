import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites protocols that require an initialiser, if an extension declares that one of Apple's
  /// classes conforms: `protocol Card { init() }; extension UIView: Card {}`. In Swift, only a
  /// `required` initialiser of the class would meet the requirement.
  ///
  /// The requirement becomes a static method, which has a default implementation for Apple's
  /// classes. An extension of the protocol has the initialiser, which calls the method.
  static let requiredInitializers = Rewrite(name: "required initializers") { module in
    var changes = Changes()
    for type in module.allTypes where type.kind == .protocol {
      let requirement = InitializerRequirement(type, module)
      guard !requirement.initializers.isEmpty else { continue }
      let adopters = module.allTypes.filter { adopter in
        adopter.kind == .foreign && module.protocols(of: adopter).contains { $0.path == type.path }
          && module.isFrameworkObject(adopter.path, in: Place(type: nil, spelling: nil, file: 0))
      }
      let isContext = type.body.map { module.isContext(container: $0) } ?? true
      let extensions = adopters.flatMap(\.containers).filter { module.containers[$0].inherits }
      if extensions.contains(where: { module.isContext(container: $0) == isContext }) {
        if !isContext { requirement.rewrite(&changes) }
        requirement.implement(&changes)
      } else if isContext {
        for number in extensions {
          let container = module.containers[number]
          changes.refused(
            container.file, at: container.offset, "required initializer",
            "\(type.name), a protocol of another module, requires an initializer, and "
              + "\(container.type) does not declare it as required; make a subclass conform")
        }
      }
    }
    return changes
  }
}

/// The initialisers that a protocol requires, and the static methods that create objects instead.
private struct InitializerRequirement {
  let initializers: [Member]
  private let type: TypeEntry
  private let module: ModuleIndex

  init(_ type: TypeEntry, _ module: ModuleIndex) {
    (self.type, self.module) = (type, module)
    initializers = type.members.filter { member in
      member.kind == .initializer && member.container == type.body && member.type == nil
        && !member.isThrowing && !member.isAsync && !member.isGeneric
        && RuntimeInitializers.classes[member.fullName] != nil
    }
  }

  private var method: String { "_make" + type.name }
  private var helper: String { "_Making" + type.name }
  private var access: String {
    type.modifiers.contains("public") ? "public " : ""
  }

  /// Replaces the requirements in the protocol.
  func rewrite(_ changes: inout Changes) {
    guard let body = type.body else { return }
    let container = module.containers[body]
    let source = module.files[container.file].source
    for member in initializers {
      changes.edit(container.file, source.blanking(member.declaration.bytes))
      changes.rewrote(
        container.file, at: member.offset, "required initializer", method + " of " + helper)
    }
    let nameEnd = container.offset + container.spelling.utf8.count
    let isObjectiveC = container.attributes.contains("objc") && !container.inherits
    changes.edit(
      container.file,
      Edit(
        at: container.inheritanceEnd ?? nameEnd,
        (container.inherits || isObjectiveC ? ", " : ": ") + helper))
    changes.usesRuntime(container.file)
    if container.isTopLevel {
      changes.edit(container.file, Edit(at: container.closeBrace + 1, "; " + text))
    } else {
      changes.edit(container.file, Edit(at: source.bytes.count, "\n" + text))
    }
  }

  /// The source text of the protocol with the static methods, of their default implementations, and
  /// of the initialisers.
  private var text: String {
    let level = ["public", "package", "fileprivate", "private"].first {
      type.modifiers.contains($0)
    }
    let start = level.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
    let requirements = initializers.map { "static func \(method)\(signature($0))" }
    let defaults = initializers.map { member in
      let owner = RuntimeInitializers.classes[member.fullName] ?? "NSObject"
      let passed = arguments(member)
      return "extension \(helper) where Self: \(owner) { \(access)static func \(method)"
        + "\(signature(member)) { ExposedClass.new(Self.self\(passed.isEmpty ? "" : ", ")\(passed)) } }"
    }
    let made = initializers.map { member in
      "\(access)init(\(member.parameterText(withDefaults: false))) "
        + "{ self = Self.\(method)(\(arguments(member))) }"
    }
    return "\(start)protocol \(helper) { \(requirements.joined(separator: "; ")) }; "
      + defaults.joined(separator: "; ") + "; extension \(helper) { "
      + made.joined(separator: "; ") + " }"
  }

  /// Adds the static methods to the module's own types that do not inherit them.
  func implement(_ changes: inout Changes) {
    for adopter in module.allTypes where adopter.kind != .protocol && conforms(adopter) {
      guard let number = adopter.containers.first(where: { !module.isContext(container: $0) }),
        !module.superclasses(of: adopter).contains(where: conforms)
      else { continue }
      let place = Place(type: adopter.path, spelling: nil, file: module.containers[number].file)
      let line = adopter.kind == .class ? module.classes(from: adopter.path, in: place) : []
      for member in initializers {
        guard let owner = RuntimeInitializers.classes[member.fullName], !line.contains(owner),
          adopter.kind != .foreign
            || !module.isFrameworkObject(adopter.path, in: place)
        else { continue }
        changes.add(
          "\(access)static func \(method)\(signature(member)) { Self(\(arguments(member))) }",
          to: number)
      }
    }
  }

  private func conforms(_ adopter: TypeEntry) -> Bool {
    module.protocols(of: adopter).contains { $0.path == type.path }
  }

  private func signature(_ member: Member) -> String {
    "(\(member.parameterText(withDefaults: false))) -> Self"
  }

  private func arguments(_ member: Member) -> String {
    member.parameters.map { ($0.label == "_" ? "" : $0.label + ": ") + $0.name }
      .joined(separator: ", ")
  }
}

extension ModuleIndex {
  fileprivate func isContext(container: Int) -> Bool { files[containers[container].file].isContext }
}
