import Foundation

/// Adds the libraries that an example app imports, which are in the folders around the app: as a
/// package, as a pod, or as the sources of an Xcode project.
struct ExampleLibraries {
  /// Returns the sources in a folder; nil if there are none or if they cannot be read.
  let sources: (String) -> SourceSet?

  /// The number of folders around the app that are searched.
  private static let height = 3

  func added(to set: SourceSet) -> SourceSet {
    guard let app = set.own.first, set.own.filter({ $0.kind == .program }) == [app] else {
      return set
    }
    var wanted = Set(app.files.flatMap { SourceScan(file: $0).imports.map(\.name) })
    wanted.subtract(set.modules.map(\.name))
    var set = set
    var place = set.root
    for _ in 0..<Self.height where !wanted.isEmpty && FileKind(place + "/.git") == .nothing {
      place = place.folderPath
      guard Self.describesLibrary(place), let around = sources(place) else { continue }
      let libraries = [around, Self.frameworks(wanted, in: place)]
      for library in libraries {
        let own = library.own.filter { $0.kind == .library && wanted.contains($0.name) }
        guard !own.isEmpty else { continue }
        wanted.subtract(own.map(\.name))
        add(own.map(\.name), of: library, to: &set, for: app)
      }
    }
    return set
  }

  /// Whether the folder has a manifest, a podspec or a project, so that it may contain the library.
  private static func describesLibrary(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      name == "Package.swift" || name.hasSuffix(".podspec") || name.hasSuffix(".xcodeproj")
    }
  }

  /// The framework targets with these names in the Xcode projects in a folder.
  private static func frameworks(_ wanted: Set<String>, in folder: String) -> SourceSet {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var set = SourceSet(name: folder.lastComponent, root: folder, modules: [], ownModules: [])
    for name in names.sorted() where name.hasSuffix(".xcodeproj") {
      for target in ProjectFile("\(folder)/\(name)")?.targets ?? [] {
        let name = SourceModule.identifier(target.name)
        guard target.kind == .framework, !target.sources.isEmpty, wanted.contains(name),
          !set.ownModules.contains(name)
        else { continue }
        var module = SourceModule(
          name: name, kind: .library, files: target.sources, folder: folder)
        module.resources = ResourceFiles.loose(target.resources)
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
    // A file belongs to the library if the app lists it, too.
    let files = Set(libraries.flatMap(\.files))
    set.modules = libraries + set.modules
    for index in set.modules.indices where set.modules[index].name == app.name {
      set.modules[index].files.removeAll(where: files.contains)
      set.modules[index].dependencies += names
    }
    set.foreignModules.formUnion(around.foreignModules)
    set.notes.append("\(app.name): uses \(names.joined) in \(around.root)")
  }
}
