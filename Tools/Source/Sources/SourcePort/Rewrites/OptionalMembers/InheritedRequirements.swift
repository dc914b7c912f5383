import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Lets a subclass implement an optional method of a protocol to which its superclass conforms,
  /// as Objective-C does. In Swift, the superclass already uses the default implementation, and a
  /// subclass cannot replace it.
  ///
  /// The superclass gets the method, which does what the default implementation does, and the
  /// subclass's method becomes an override. An open class gets all such methods, because its
  /// subclasses may be in other modules.
  static let inheritedRequirements = Rewrite(name: "inherited requirements") { module in
    let added = InheritedRequirements(module)
    var changes = Changes()
    for type in module.allTypes where type.kind == .class {
      added.declare(in: type, &changes)
      added.override(in: type, &changes)
    }
    return changes
  }
}

/// The methods that classes get because a subclass may implement them.
struct InheritedRequirements {
  /// A method that is added to a class.
  private struct Requirement {
    let name: String
    let attributes: String
    let declaration: String
    /// Creates the text of the body. This closure is called only for the few methods that are
    /// added.
    let body: () -> String
  }

  private let module: ModuleIndex
  /// The methods to add, by the path of the class.
  private var added: [String: [Requirement]] = [:]

  init(_ module: ModuleIndex) {
    self.module = module
    let candidates = Self.candidates(in: module)
    var wanted: [String: Set<String>] = [:]
    for type in module.allTypes where type.kind == .class {
      for base in module.superclasses(of: type) where candidates[base.path] != nil {
        wanted[base.path, default: []].formUnion(
          type.members.filter { Self.canOverride($0) }.map(\.fullName))
      }
    }
    for (path, requirements) in candidates {
      let isOpen = module.types[path]?.modifiers.contains("open") == true
      added[path] = requirements.filter { isOpen || wanted[path]?.contains($0.name) == true }
    }
  }

  /// For each class, the optional methods of its own protocols that neither the class nor a
  /// superclass implements.
  private static func candidates(in module: ModuleIndex) -> [String: [Requirement]] {
    var candidates: [String: [Requirement]] = [:]
    for type in module.allTypes
    where type.kind == .class && type.body != nil && !type.modifiers.contains("final") {
      let found = requirements(of: type, module)
      guard !found.isEmpty else { continue }
      let superclasses = module.superclasses(of: type)
      var known = Set(([type] + superclasses).flatMap(\.members).map(\.fullName))
      // If a superclass conforms to a protocol with the same method, the method is a candidate of
      // the superclass and not of the class.
      for superclass in superclasses {
        known.formUnion(requirements(of: superclass, module).map(\.name))
      }
      if let ancestor = module.foreignAncestor(of: type) {
        known.formUnion(OptionalMethod.declared(by: ancestor))
      }
      candidates[type.path] = found.filter { known.insert($0.name).inserted }
    }
    return candidates
  }

  private static func requirements(of type: TypeEntry, _ module: ModuleIndex) -> [Requirement] {
    let own = module.protocols(of: type)
    let names = type.inherited + own.flatMap(\.inherited)
    let frameworks = names.filter { module.type(named: $0, from: type.path) == nil }
      .flatMap(OptionalMethod.all).map { method in
        Requirement(
          name: method.name, attributes: "@MainActor ", declaration: method.declaration,
          body: { "ExposedClass.defaults." + method.call })
      }
    return frameworks
      + own.flatMap(\.members).filter {
        $0.isOptionalRequirement && $0.kind == .method && !$0.isStatic && $0.canBeForwarded
      }.map { member in
        Requirement(
          name: member.fullName, attributes: member.keptAttributes.map { $0 + " " }.joined(),
          declaration: member.declaration([], attributes: [], defaults: false),
          body: { member.missingImplementation })
      }
  }

  private static func canOverride(_ member: Member) -> Bool {
    member.kind == .method && !member.isOverride && !member.isStatic && !member.isPrivate
  }

  /// Adds the methods to a class of the module.
  func declare(in type: TypeEntry, _ changes: inout Changes) {
    guard let body = type.body, let requirements = added[type.path], !requirements.isEmpty else {
      return
    }
    let container = module.containers[body]
    guard !module.files[container.file].isContext else { return }
    let access = ["open", "public", "package"].first { type.modifiers.contains($0) }
    for requirement in requirements {
      changes.add(
        requirement.attributes + (access.map { $0 + " " } ?? "") + requirement.declaration
          + " { \(requirement.body()) }",
        to: body)
    }
    changes.usesRuntime(container.file)
    changes.rewrote(
      container.file, at: container.offset, "inherited requirement",
      requirements.map(\.name).joined(separator: ", "))
  }

  /// Makes the methods of a subclass override the methods of its superclasses. `extensionOverrides`
  /// changes methods in extensions.
  func override(in type: TypeEntry, _ changes: inout Changes) {
    for member in type.members
    where !module.containers[member.container].isExtension && overrides(member, of: type) {
      let file = module.file(of: member)
      guard !module.files[file].isContext, let node = member.declaration.as(FunctionDeclSyntax.self)
      else { continue }
      let isVisible = !type.modifiers.isDisjoint(with: ["open", "public"])
      let level = isVisible && member.modifiers.isDisjoint(with: Member.levels) ? "public " : ""
      changes.edit(file, Edit(at: node.funcKeyword.start, level + "override "))
    }
  }

  /// Whether a superclass gets the method that `member` implements.
  func overrides(_ member: Member, of type: TypeEntry) -> Bool {
    guard !added.isEmpty, Self.canOverride(member) else { return false }
    return module.superclasses(of: type).contains { base in
      added[base.path]?.contains { $0.name == member.fullName } == true
    }
  }
}
