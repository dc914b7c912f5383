/// The facts about a class that a host app needs.
package struct ClassFacts: Codable, Equatable, Sendable {
  package struct Initializer: Codable, Equatable, Sendable {
    package struct Parameter: Codable, Equatable, Sendable {
      /// The argument label; "_" for none.
      package let label: String
      package let type: String
      package let hasDefault: Bool
    }

    package let parameters: [Parameter]
    package let isConvenience: Bool
    package let isFailable: Bool
    package let isThrowing: Bool
    package let isPrivate: Bool
  }

  package let name: String
  package let path: String
  package let line: Int
  /// The superclasses, the nearest first. The last superclass in the list is a class of another
  /// module, if there is one.
  package let superclasses: [String]
  /// The protocols to which the class or a superclass in the module declares conformance.
  package let protocols: [String]
  /// The access level: "private", "internal", "public" or "open".
  package let access: String
  package let isGeneric: Bool
  /// Whether the class has `@main` or `@UIApplicationMain`.
  package let isMain: Bool
  package let isAppDelegate: Bool
  /// Whether the class inherits from one of UIKit's view controllers.
  package let isViewController: Bool
  /// The initialisers that the class declares. A class that declares no initialisers inherits the
  /// initialisers of its superclass.
  package let initializers: [Initializer]
}

extension ClassFacts {
  static func all(in module: ModuleIndex) -> [ClassFacts] {
    module.allTypes.compactMap { type in
      guard type.kind == .class || type.attributes.contains("main"), let body = type.body,
        !type.path.contains("@"), !module.files[module.containers[body].file].isContext
      else { return nil }
      return ClassFacts(type, body, module)
    }
  }

  private init(_ type: TypeEntry, _ body: Int, _ module: ModuleIndex) {
    let container = module.containers[body]
    let source = module.files[container.file].source
    name = type.spelling
    path = source.path
    line = source.lines.position(of: container.offset).line
    var chain = module.superclasses(of: type).filter { $0.kind == .class }
    let ancestor = module.foreignAncestor(of: type)
    superclasses = chain.map(\.spelling) + (ancestor.map { [$0] } ?? [])
    chain.insert(type, at: 0)
    protocols = chain.flatMap { entry in
      entry.inherited.filter { name in
        name != ancestor && module.type(named: name, from: entry.path)?.kind != .class
      }
    }
    access =
      ["open", "public", "private"].first { type.modifiers.contains($0) }
      ?? (type.modifiers.contains("fileprivate") ? "private" : "internal")
    isGeneric = module.isGeneric(type)
    isMain = !type.attributes.isDisjoint(with: ["main", "UIApplicationMain"])
    isAppDelegate = protocols.contains("UIApplicationDelegate")
    isViewController = ancestor.map { Self.controllers.contains($0) } ?? false
    initializers = type.members.filter { $0.kind == .initializer }.map { member in
      Initializer(
        parameters: member.parameters.map {
          Initializer.Parameter(
            label: $0.label, type: $0.type, hasDefault: $0.defaultValue != nil)
        },
        isConvenience: member.modifiers.contains("convenience"), isFailable: member.type != nil,
        isThrowing: member.isThrowing, isPrivate: member.isPrivate)
    }
  }

  private static let controllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
    "UICollectionViewController", "UIPageViewController", "UISplitViewController",
    "UIAlertController", "UIActivityViewController", "UISearchController", "UIHostingController",
  ]
}
