/// The Swift files of a module, and everything that is needed to compile them.
package struct SourceModule: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case library
    /// A module with an entry point, which is `@main`, an app delegate, or a `main.swift`.
    case program
    case tests
  }

  package var name: String
  package var kind: Kind
  /// The absolute paths of the files, sorted.
  package var files: [String]
  /// The folder that messages omit at the start of a path.
  package var folder: String
  /// The value for the compiler's option `-swift-version`.
  package var languageMode = "5"
  package var flags: [String] = []
  package var linkerFlags: [String] = []
  /// The names of other modules in the same set that this module may import.
  package var dependencies: [String] = []
  package var resources: [Resource] = []
  /// Keys of Info.plist that are in the build settings of the app's Xcode project.
  package var information: [String: String] = [:]
  /// The build settings of the app's Xcode project, which Info.plist may refer to.
  package var settings: [String: String] = [:]
  /// Whether `Bundle.module` is generated for the module, as it is for the target of a package.
  package var hasBundle = false
  /// The URLs of packages that have not been fetched. The keys are the products that the module
  /// needs from these packages.
  package var remoteProducts: [String: String] = [:]
  /// The packages that the project lists and that have not been found. The keys are the modules that
  /// the module imports from these packages.
  package var listedPackages: [String: RequestedPackage] = [:]
  /// The names of modules in this module's source, and the names under which these modules are
  /// compiled, for modules whose own names belong to other modules.
  package var aliases: [String: String] = [:]
  /// The imports of modules that are not available. The compiler finds out whether the files need
  /// these modules.
  package var absent: [MissingImport] = []
  /// The imports of the files that are left out because they need modules that are not available.
  package var leftOut: [MissingImport] = []

  /// Whether the module is compiled for Linux, and not as if for an iPhone
  /// (`SourceSet.markLinuxModules`).
  package var isForLinux = false

  /// The absolute paths of the Objective-C files beside the Swift files, which are left out.
  package var objectiveC: [String] = []

  package init(name: String, kind: Kind, files: [String], folder: String) {
    (self.name, self.kind, self.files, self.folder) = (name, kind, files, folder)
  }

  /// A file or folder that the program finds in its own folder when it runs.
  package struct Resource: Equatable, Sendable {
    package var path: String
    /// The name of the resource in the bundle, which may be a path with folders.
    package var name: String

    package init(path: String, name: String) { (self.path, self.name) = (path, name) }
  }

  /// Makes a valid Swift module name from any text, in the same way as Xcode.
  package static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    let isDigit = name.first?.isNumber ?? true
    return isDigit || reserved.contains(name) || keywords.contains(name) ? "App_" + name : name
  }

  /// Names that an iOS source means as Apple's modules. `ExistingModules` knows all others that are
  /// taken.
  private static let reserved: Set = [
    "main", "Swift", "UIKit", "Foundation", "QuartzCore", "CoreGraphics",
  ]

  /// The words of Swift that cannot be identifiers ("The Swift Programming Language", Lexical
  /// Structure), so that generated code cannot import a module of such a name.
  private static let keywords: Set = [
    "Any", "Self", "_", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// The modules that were found at the user's path, in an order that allows them to be compiled.
package struct SourceSet: Equatable, Sendable {
  /// The name that messages use, which is also the name of the program that is built.
  package var name: String
  /// The folder in which the `.build` folder is created.
  package var root: String
  package var modules: [SourceModule]
  /// The names of the root's own modules. Modules of packages on which the root depends are not
  /// included.
  package var ownModules: Set<String>
  /// The files that describe the modules, such as a project file.
  package var descriptions: [String] = []
  /// Notes on what is built and what is omitted. Each note is a sentence.
  package var notes: [String] = []
  /// The targets that are written in Objective-C or C.
  package var foreignModules: Set<String> = []

  package init(
    name: String, root: String, modules: [SourceModule], ownModules: Set<String>,
    notes: [String] = [], foreignModules: Set<String> = []
  ) {
    (self.name, self.root, self.modules, self.ownModules) = (name, root, modules, ownModules)
    (self.notes, self.foreignModules) = (notes, foreignModules)
  }

  package var own: [SourceModule] { modules.filter { ownModules.contains($0.name) } }

  /// The modules with these names and all modules that they need, in order.
  package func closure(of names: [String]) -> [SourceModule] {
    var wanted = Set(names)
    for module in modules.reversed() where wanted.contains(module.name) {
      wanted.formUnion(module.dependencies)
    }
    return modules.filter { wanted.contains($0.name) }
  }

  /// Sorts the modules so that each comes after the modules on which it depends. Modules that do
  /// not depend on each other keep their order.
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
