/// Swift files that are compiled together, and what that needs.
package struct SourceModule: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case library
    /// It starts by itself: `@main`, an app delegate, or a `main.swift`.
    case program
    case tests
  }

  package var name: String
  package var kind: Kind
  /// Absolute, sorted.
  package var files: [String]
  /// Paths below this folder are shown without it.
  package var folder: String
  /// What `-swift-version` gets.
  package var languageMode = "5"
  package var flags: [String] = []
  package var linkerFlags: [String] = []
  /// Names of other modules of the same set that it may import.
  package var dependencies: [String] = []
  package var resources: [Resource] = []
  /// Whether `Bundle.module` is made for it, as for the target of a package.
  package var hasBundle = false
  /// Addresses of packages that are not fetched, by the product that the module wants of them.
  package var remoteProducts: [String: String] = [:]

  package init(name: String, kind: Kind, files: [String], folder: String) {
    (self.name, self.kind, self.files, self.folder) = (name, kind, files, folder)
  }

  /// A file or folder that stands beside the program when it runs.
  package struct Resource: Equatable, Sendable {
    package var path: String
    /// Its name in the bundle, perhaps with folders.
    package var name: String
  }

  /// A name that Swift accepts for a module, made from any text as Xcode makes it.
  package static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    let isDigit = name.first?.isNumber ?? true
    let reserved: Set = ["main", "Swift", "UIKit", "Foundation", "QuartzCore", "CoreGraphics"]
    return isDigit || reserved.contains(name) ? "App_" + name : name
  }
}

/// What was found where the user pointed: modules in an order in which they can be compiled.
package struct SourceSet: Equatable, Sendable {
  /// For people, and for the program that is made of it.
  package var name: String
  /// The folder that gets the `.build` folder.
  package var root: String
  package var modules: [SourceModule]
  /// Modules of the root itself, not of packages that it depends on.
  package var ownModules: Set<String>
  /// What was taken and what was left out, a sentence each.
  package var notes: [String] = []
  /// Targets in Objective-C or C.
  package var foreignModules: Set<String> = []

  package var own: [SourceModule] { modules.filter { ownModules.contains($0.name) } }

  /// The modules that those of `names` need, themselves included, in order.
  package func closure(of names: [String]) -> [SourceModule] {
    var wanted = Set(names)
    for module in modules.reversed() where wanted.contains(module.name) {
      wanted.formUnion(module.dependencies)
    }
    return modules.filter { wanted.contains($0.name) }
  }

  /// Each module behind those it depends on; otherwise in the order given.
  package static func ordered(_ modules: [SourceModule]) throws(BuildError) -> [SourceModule] {
    let known = Set(modules.map(\.name))
    var done: Set<String> = []
    var order: [SourceModule] = []
    var waiting = modules
    while !waiting.isEmpty {
      let ready = waiting.filter { done.isSuperset(of: known.intersection($0.dependencies)) }
      guard let first = ready.first else { throw .circle(waiting.map(\.name)) }
      order.append(first)
      done.insert(first.name)
      waiting.removeAll { $0.name == first.name }
    }
    return order
  }
}
