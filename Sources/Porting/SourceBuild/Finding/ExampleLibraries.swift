import Foundation

/// Adds the libraries that an example app imports and that are in the folders around the app. Each
/// library is a package, a pod, or the sources of an Xcode project. The folder of a package or a
/// pod may also be beside the app's folder in the same repository.
struct ExampleLibraries {
  /// Returns the sources in a folder; nil if there are none or if they cannot be read.
  let sources: (String) -> SourceSet?

  /// The number of folders around the app that are searched.
  private static let height = 3

  func added(to set: SourceSet) throws(BuildError) -> SourceSet {
    let programs = set.own.filter { $0.kind == .program }
    guard let app = programs.first, programs.count == 1 else { return set }
    var wanted = Set(
      set.own.flatMap(\.files).flatMap { SourceScan(file: $0).imports.map(\.name) })
    wanted.subtract(set.modules.map(\.name))
    // A package around the app that contains a module of this name does not replace Apple's module.
    wanted.subtract(ExistingModules.ofApple)
    var set = set
    // The project of an example app may be beside the library's podspec.
    var places = Self.describesPackage(set.root) ? [set.root] : []
    var place = set.root
    for _ in 0..<Self.height where FileKind(place + "/.git") == .nothing {
      place = place.folderPath
      places.append(place)
    }
    for place in places where !wanted.isEmpty {
      for library in try libraries(wanted, in: place, beside: set.root) {
        let own = library.own.filter { $0.kind == .library && wanted.contains($0.name) }
        guard !own.isEmpty else { continue }
        wanted.subtract(own.map(\.name))
        add(own.map(\.name), of: library, to: &set, for: app)
      }
    }
    return set
  }

  /// If a folder around the app describes a library, returns the sources in the folder. If the
  /// folder does not describe a library, returns the sources of the packages and pods that are
  /// directly inside the folder and name a wanted module.
  private func libraries(
    _ wanted: Set<String>, in place: String, beside app: String
  ) throws(BuildError) -> [SourceSet] {
    guard !Self.describesLibrary(place) else {
      guard let around = sources(place) else { return [] }
      return [around, try Self.frameworks(wanted, in: place)]
    }
    guard Self.isRepository(around: app) else { return [] }
    return Self.names(in: place).map { "\(place)/\($0)" }
      .filter { !(app + "/").hasPrefix($0 + "/") && Self.names(wanted, in: $0) }
      .compactMap(sources)
  }

  /// Whether the app's folder is in a repository. Otherwise, the folders beside the app may be anyone's.
  private static func isRepository(around app: String) -> Bool {
    var place = app
    for _ in 0...height {
      if FileKind(place + "/.git") != .nothing { return true }
      place = place.folderPath
    }
    return false
  }

  /// The names of the entries of a folder in alphabetical order, without hidden entries.
  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether the folder has a podspec of a wanted module, or a manifest that contains the name of a
  /// wanted module. Other packages are not read, because a folder may contain hundreds of them.
  static func names(_ wanted: Set<String>, in folder: String) -> Bool {
    names(in: folder).contains { name in
      if name.hasSuffix(".podspec") {
        return wanted.contains(SourceModule.identifier(name.withoutExtension))
      }
      guard name == "Package.swift",
        let text = RegularFile.text("\(folder)/\(name)")
      else { return false }
      return wanted.contains { text.contains("\"\($0)\"") }
    }
  }

  /// Whether the folder has a manifest or a podspec.
  private static func describesPackage(_ folder: String) -> Bool {
    names(in: folder).contains { $0 == "Package.swift" || $0.hasSuffix(".podspec") }
  }

  /// Whether the folder has a manifest, a podspec or a project, so that it may contain the library.
  private static func describesLibrary(_ folder: String) -> Bool {
    describesPackage(folder) || names(in: folder).contains { $0.hasSuffix(".xcodeproj") }
  }

  /// The framework targets with these names in the Xcode projects in a folder.
  private static func frameworks(
    _ wanted: Set<String>, in folder: String
  ) throws(BuildError) -> SourceSet {
    var set = SourceSet(name: folder.lastComponent, root: folder, modules: [], ownModules: [])
    for name in names(in: folder) where name.hasSuffix(".xcodeproj") {
      for target in try ProjectFile(readable: "\(folder)/\(name)")?.targets ?? [] {
        let name = SourceModule.identifier(target.name)
        guard target.kind == .framework, !target.sources.isEmpty, wanted.contains(name),
          !set.ownModules.contains(name)
        else { continue }
        var module = SourceModule(
          name: name, kind: .library, files: target.sources, folder: folder)
        module.follow(target)
        set.modules.append(module)
        set.ownModules.insert(name)
      }
    }
    return set
  }

  private func add(
    _ names: [String], of around: SourceSet, to set: inout SourceSet, for app: SourceModule
  ) {
    let known = Set(set.modules.map(\.name))
    let libraries = around.closure(of: names).filter { !known.contains($0.name) }
    // A file that both the library and the app list belongs only to the library.
    let files = Set(libraries.flatMap(\.files))
    set.modules = libraries + set.modules
    for index in set.modules.indices where set.ownModules.contains(set.modules[index].name) {
      if set.modules[index].name == app.name {
        set.modules[index].files.removeAll(where: files.contains)
      }
      let imports = Set(
        set.modules[index].files.flatMap { SourceScan(file: $0).imports.map(\.name) })
      set.modules[index].dependencies += names.filter {
        imports.contains($0) || set.modules[index].name == app.name
      }
    }
    set.foreignModules.formUnion(around.foreignModules)
    set.notes.append("\(app.name): uses \(names.joined) in \(around.root)")
  }
}
