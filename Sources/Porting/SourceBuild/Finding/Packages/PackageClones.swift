import Foundation

/// Adds the packages that the modules import and that have been cloned.
///
/// A clone in the folder that the user names is found by the name of the module. A clone beside the
/// sources, in a folder around them, in `Pods` or in `Carthage/Checkouts` is used only if the project,
/// the manifest or the Podfile of the sources asks for a package of the clone's name. The sources of a
/// revision have no clones beside them, so those beside the user's own folder are used.
struct PackageClones {
  /// The folder that the user names; nil if none was named.
  let folder: String?
  let requests: PackageRequests
  /// Returns the sources in a folder; nil if there are none or if they cannot be read.
  let sources: (String) -> SourceSet?
  /// The work tree that contains the sources; nil if they are the user's own files.
  var tree: WorkTree?

  /// The number of folders around the sources that are searched.
  private static let height = 3

  /// Whether a module imports what neither the set nor the SDK contains.
  static func isNeeded(for set: SourceSet) -> Bool {
    var imports = Imports()
    return !imports.missing(in: set).isEmpty
  }

  func added(to original: SourceSet) throws(BuildError) -> SourceSet {
    var set = original
    var imports = Imports()
    var read: [String: SourceSet?] = [:]
    let named = neighbours(of: set.root)
    var tried: Set<String> = []
    while let name = imports.missing(in: set).first(where: { !tried.contains($0) }) {
      tried.insert(name)
      for place in clones(of: name) + named {
        let found = read[place] ?? sources(place)
        read[place] = .some(found)
        guard let found, found.own.contains(where: { $0.name == name && $0.kind == .library })
        else { continue }
        add(name, of: found, to: &set, &imports)
        break
      }
    }
    if set != original { set.modules = try SourceSet.ordered(set.modules) }
    for index in set.modules.indices {
      for name in imports.missing(in: set.modules[index], of: set) {
        guard let package = requests.package(providing: name) else { continue }
        set.modules[index].listedPackages[name] = package
      }
    }
    return set
  }

  /// The folder of the clone of a package: in the folder that the user names, or beside the sources
  /// in `root`. Nil if it has not been cloned.
  func place(of package: RequestedPackage, beside root: String) -> String? {
    if let folder {
      let names = [package.name] + package.products
      for name in names {
        if let place = clones(of: SourceModule.identifier(name)).first { return place }
      }
      let subfolders = Self.entries(of: folder).filter { FileKind($0) == .folder }
      let name = package.name.lowercased()
      if let place = subfolders.first(where: { $0.lastComponent.lowercased() == name }) {
        return place
      }
    }
    return neighbour(package, of: root)
  }

  /// The clones in the user's folder that have a podspec of a module, or a manifest with its name.
  private func clones(of module: String) -> [String] {
    guard let folder else { return [] }
    let places = [folder] + Self.entries(of: folder)
    return places.filter { FileKind($0) == .folder && ExampleLibraries.names([module], in: $0) }
  }

  private func neighbours(of root: String) -> [String] {
    requests.packages.compactMap { neighbour($0, of: root) }
  }

  /// The folder of a package beside the sources.
  private func neighbour(_ package: RequestedPackage, of root: String) -> String? {
    if let path = package.path, FileKind(path) == .folder { return path }
    let name = package.name.lowercased()
    let roots = [root] + [tree?.original(of: root)].compactMap(\.self)
    for place in roots.flatMap(Self.places) {
      let found = Self.entries(of: place).first { entry in
        entry.lastComponent.lowercased() == name && FileKind(entry) == .folder
          // The sources are in a folder with the package's name if they are its example app.
          && !roots.contains { "\($0)/".hasPrefix(entry + "/") }
      }
      if let found { return found }
    }
    return nil
  }

  /// The folders that may have clones of packages, for sources in `root`.
  private static func places(of root: String) -> [String] {
    var places = ["\(root)/Pods", "\(root)/Carthage/Checkouts"]
    var place = root
    for _ in 0..<height where place != "/" {
      places.append(place)
      place = place.folderPath
    }
    return places
  }

  private static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
  }

  private func add(
    _ name: String, of library: SourceSet, to set: inout SourceSet, _ imports: inout Imports
  ) {
    let known = Set(set.modules.map(\.name))
    set.modules = library.closure(of: [name]).filter { !known.contains($0.name) } + set.modules
    set.foreignModules.formUnion(library.foreignModules)
    for index in set.modules.indices where set.modules[index].name != name {
      guard imports.names(in: set.modules[index]).contains(name),
        !set.modules[index].dependencies.contains(name)
      else { continue }
      set.modules[index].dependencies.append(name)
      set.modules[index].remoteProducts[name] = nil
    }
    set.notes.append("\(set.name): uses \(name) in \(library.root)")
  }
}

/// The names of the modules that files import, which are read once.
private struct Imports {
  private var known: [String: Set<String>] = [:]

  mutating func names(in module: SourceModule) -> Set<String> {
    var names: Set<String> = []
    for file in module.files {
      let own = known[file] ?? Set(SourceScan(file: file).imports.map(\.name))
      known[file] = own
      names.formUnion(own)
    }
    return names
  }

  /// The modules that the modules of the set import and that neither the set nor the SDK contains,
  /// sorted.
  mutating func missing(in set: SourceSet) -> [String] {
    var names: Set<String> = []
    for module in set.modules { names.formUnion(missing(in: module, of: set)) }
    return names.sorted()
  }

  mutating func missing(in module: SourceModule, of set: SourceSet) -> [String] {
    names(in: module).subtracting(set.modules.map(\.name)).subtracting(set.foreignModules)
      .subtracting(MissingImportSearch.known).sorted()
  }
}
