extension PortReport.Class {
  static func all(in module: ModuleIndex) -> [PortReport.Class] {
    module.allTypes.compactMap { type in
      guard type.kind == .class || type.attributes.contains("main"), let body = type.body,
        !type.path.contains("@"), !module.files[module.containers[body].file].isContext
      else { return nil }
      return PortReport.Class(type, body, module)
    }
  }

  private init(_ type: TypeEntry, _ body: Int, _ module: ModuleIndex) {
    let container = module.containers[body]
    let source = module.files[container.file].source
    var chain = module.superclasses(of: type).filter { $0.kind == .class }
    let ancestor = module.foreignAncestor(of: type)
    let superclasses = chain.map(\.spelling) + (ancestor.map { [$0] } ?? [])
    chain.insert(type, at: 0)
    let protocols = chain.flatMap { entry in
      entry.inherited.filter { name in
        name != ancestor && module.type(named: name, from: entry.path)?.kind != .class
      }
    }
    let access =
      ["open", "public", "private"].first { type.modifiers.contains($0) }
      ?? (type.modifiers.contains("fileprivate") ? "private" : "internal")
    let initializers = type.members.filter { $0.kind == .initializer }.map { member in
      PortReport.Initializer(
        parameters: member.parameters.map {
          PortReport.Initializer.Parameter(
            label: $0.label, type: $0.type, hasDefault: $0.defaultValue != nil)
        },
        isConvenience: member.modifiers.contains("convenience"), isFailable: member.type != nil,
        isThrowing: member.isThrowing, isPrivate: member.isPrivate)
    }
    self.init(
      name: type.spelling, path: source.path,
      line: source.lines.position(of: container.offset).line, superclasses: superclasses,
      protocols: protocols, access: access, isGeneric: module.isGeneric(type),
      isMain: !type.attributes.isDisjoint(with: ["main", "UIApplicationMain"]),
      isAppDelegate: protocols.contains("UIApplicationDelegate"),
      isViewController: ancestor.map { Self.controllers.contains($0) } ?? false,
      initializers: initializers)
  }

  private static let controllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
    "UICollectionViewController", "UIPageViewController", "UISplitViewController",
    "UIAlertController", "UIActivityViewController", "UISearchController", "UIHostingController",
  ]
}
