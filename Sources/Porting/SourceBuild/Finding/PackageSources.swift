import Foundation

/// The modules of a package and of the local packages that it depends on.
package struct PackageSources {
  package let folder: String
  package let manifests: ManifestReader

  package func set() throws(BuildError) -> SourceSet {
    var reader = Reader(manifests: manifests, root: folder)
    let root = try reader.add(folder)
    var own = root.dump.targets.map(\.moduleName).filter { reader.modules[$0] != nil }
    guard !own.isEmpty else {
      if let file = reader.otherFiles.first {
        throw .onlyObjectiveC(path: folder, file: file.relative(to: folder))
      }
      throw .noSwiftFiles(path: folder)
    }
    own.sort { (reader.order[$0] ?? 0) < (reader.order[$1] ?? 0) }
    // Modules of the other packages are used only if the root's modules import them.
    var wanted = own
    var next = 0
    while next < wanted.count {
      for name in reader.modules[wanted[next]]?.dependencies ?? [] where !wanted.contains(name) {
        wanted.append(name)
      }
      next += 1
    }
    let modules = wanted.compactMap { reader.modules[$0] }
    return SourceSet(
      name: root.dump.name, root: folder, modules: try SourceSet.ordered(modules),
      ownModules: Set(own), notes: reader.notes, foreignModules: reader.foreignModules)
  }

  /// Reads a package and the local packages that it depends on.
  private struct Reader {
    let manifests: ManifestReader
    /// The folder of the user's package.
    let root: String
    var packages: [String: Package] = [:]
    /// The modules by name. A name is unique among the modules of all packages.
    var modules: [String: SourceModule] = [:]
    var order: [String: Int] = [:]
    var notes: [String] = []
    /// The Objective-C and C files of targets that have no Swift file.
    var otherFiles: [String] = []
    var foreignModules: Set<String> = []

    struct Package {
      var folder: String
      var dump: PackageDump
      /// The paths of local packages, by every name that a target may use for them.
      var local: [String: String] = [:]
      var remote: [String: String] = [:]
    }

    init(manifests: ManifestReader, root: String) {
      (self.manifests, self.root) = (manifests, root)
    }

    mutating func add(_ folder: String) throws(BuildError) -> Package {
      if let known = packages[folder] { return known }
      var package = Package(folder: folder, dump: try manifests.read(folder))
      for dependency in package.dump.dependencies {
        for local in dependency.fileSystem ?? [] {
          try note(local: local.path, of: &package)
          if let name = local.nameForTargetDependencyResolutionOnly {
            package.local[name.lowercased()] = local.path
          }
        }
        for item in dependency.sourceControl ?? [] {
          for path in item.location.local ?? [] { try note(local: path, of: &package) }
          for remote in item.location.remote ?? [] {
            package.remote[item.identity.lowercased()] = remote.urlString
          }
        }
        for item in dependency.registry ?? [] {
          package.remote[item.identity.lowercased()] = item.identity
        }
      }
      packages[folder] = package
      // The SDK contains the modules of Matchcut.
      if folder != root, package.dump.isMatchcut { return package }
      for path in Set(package.local.values).sorted() { _ = try add(path) }
      for target in package.dump.targets { try add(target, of: package) }
      return package
    }

    private func note(local path: String, of package: inout Package) throws(BuildError) {
      guard FileKind(path + "/Package.swift") == .file else {
        throw .noLocalPackage(path: path, of: package.dump.name)
      }
      package.local[path.lastComponent.lowercased()] = path
    }

    private mutating func add(
      _ target: PackageDump.Target, of package: Package
    ) throws(BuildError) {
      let kinds: [String: SourceModule.Kind] = [
        "regular": .library, "executable": .program, "test": .tests,
      ]
      guard let kind = kinds[target.type] else {
        if target.type != "plugin" {
          notes.append(
            "\(target.name): left out, because Matchcut does not build \(target.type) targets")
        }
        return
      }
      guard let place = try Self.place(of: target, in: package) else {
        throw .noTargetFolder(target: target.name, package: package.dump.name)
      }
      let files = try Self.files(of: target, in: place)
      guard !files.swift.isEmpty else {
        let other = files.objectiveC + files.c
        let reason =
          other.isEmpty
          ? "because it has no Swift file"
          : "because it has only Objective-C or C files such as \(other[0].lastComponent)"
        notes.append("\(target.name): left out, \(reason)")
        if !other.isEmpty { foreignModules.insert(target.moduleName) }
        otherFiles += other
        return
      }
      if !files.objectiveC.isEmpty {
        notes.append(
          "\(target.name): left out Objective-C files: "
            + files.objectiveC.map(\.lastComponent).joined(separator: ", "))
      }
      var module = SourceModule(
        name: target.moduleName, kind: kind, files: files.swift, folder: place)
      module.languageMode = Self.languageMode(of: target, in: package.dump)
      // The name of the package decides where declarations with `package` are visible.
      let name = SourceModule.identifier(package.dump.name).lowercased()
      module.flags = ["-DSWIFT_PACKAGE", "-package-name", name] + target.compilerFlags
      module.linkerFlags = target.linkerFlags
      module.resources = try ResourceFiles.declared(
        target.resources, in: place, files: files.paths, package: package.folder)
      module.hasBundle =
        !target.resources.isEmpty || files.paths.contains(where: ResourceFiles.isImplicit)
      resolve(target, of: package, into: &module)
      modules[module.name] = module
      order[module.name] = order.count
    }

    private func resolve(
      _ target: PackageDump.Target, of package: Package, into module: inout SourceModule
    ) {
      for dependency in target.dependencies where dependency.condition?.holds ?? true {
        let isOwn = package.dump.targets.contains { $0.name == dependency.name }
        if dependency.kind != .product, isOwn {
          module.dependencies.append(SourceModule.identifier(dependency.name))
          continue
        }
        guard dependency.kind == .product || dependency.kind == .byName else { continue }
        let key = (dependency.package ?? dependency.name).lowercased()
        if let product = product(dependency.name, key, of: package) {
          module.dependencies += product.targets.map(SourceModule.identifier)
        } else if let url = package.remote[key] {
          module.remoteProducts[dependency.name] = url
        }
      }
    }

    private func product(
      _ name: String, _ key: String, of package: Package
    ) -> PackageDump.Product? {
      let folders = package.local[key].map { [$0] } ?? Set(package.local.values).sorted()
      return folders.lazy.compactMap { folder in
        packages[folder]?.dump.products.first { $0.name == name }
      }.first
    }

    private static func place(
      of target: PackageDump.Target, in package: Package
    ) throws(BuildError) -> String? {
      if let path = target.path {
        let manifest = package.folder + "/Package.swift"
        let place = try GuardedFolder(package.folder).source(
          path, within: package.folder, namedIn: GuardedFolder.place(of: path, in: manifest))
        return FileKind(place) == .folder ? place.absolutePath : nil
      }
      let sources = ["Sources", "Source", "src", "srcs"]
      let folders = target.type == "test" ? ["Tests"] + sources : sources
      let names = folders.map { "\(package.folder)/\($0)/\(target.name)" }
      if let place = names.first(where: { FileKind($0) == .folder }) { return place }
      // If a package has only one test target, or only one target that is not a test, the folder of
      // this target does not need to have the target's name.
      let rivals = package.dump.targets.filter { ($0.type == "test") == (target.type == "test") }
      guard rivals.count == 1 else { return nil }
      return folders.map { "\(package.folder)/\($0)" }.first { FileKind($0) == .folder }
    }

    private static func files(
      of target: PackageDump.Target, in place: String
    ) throws(BuildError) -> FolderFiles {
      let excluded = target.exclude.map { "\(place)/\($0)".absolutePath }
      let named = target.sources?.map { "\(place)/\($0)".absolutePath }
      let copied = target.resources.filter(\.isCopied).map { "\(place)/\($0.path)".absolutePath }
      func isInside(_ path: String, _ folders: [String]) -> Bool {
        folders.contains { path == $0 || path.hasPrefix($0 + "/") }
      }
      var files = try FolderFiles(below: place)
      files.paths.removeAll { path in
        let isSource = path.hasSuffix(".swift")
        return isInside(path, excluded) || isSource && isInside(path, copied)
          || isSource && named.map { !isInside(path, $0) } == true
          || path.lastComponent.hasPrefix("Package") && isSource && path.folderPath == place
            && FileKind(place + "/Package.swift") == .file
      }
      return files
    }

    private static func languageMode(
      of target: PackageDump.Target, in dump: PackageDump
    ) -> String {
      if let own = target.languageMode { return own }
      let known = dump.swiftLanguageVersions?.compactMap { Int($0.prefix { $0 != "." }) }
      if let newest = known?.max() { return newest >= 6 ? "6" : "5" }
      return dump.toolsVersion.major >= 6 ? "6" : "5"
    }
  }
}
