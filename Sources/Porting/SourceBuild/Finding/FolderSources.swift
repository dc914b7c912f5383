import Foundation

/// The sources in a folder that is not a package. The folder may be a clone of a library or an app,
/// or just contain Swift files.
///
/// The first of these places that has Swift files is used: the files that the podspecs list; the
/// folder with the repository's name; `Sources`, `Source`, `Classes`, `src`, `Pod/Classes`; the
/// folder of an Xcode project's app; the whole folder. Tests and examples beside a library are
/// omitted.
package struct FolderSources {
  package let folder: String

  private var name: String {
    let plain = folder.lastComponent
    return Self.plainFolders.contains(plain) ? folder.folderPath.lastComponent : plain
  }

  /// Common folder names that do not describe a folder's content.
  private static let plainFolders = ["Sources", "Source", "Classes", "src", "Pod/Classes"]

  package func set() throws(BuildError) -> SourceSet {
    var modules = try podModules()
    var taken = modules.isEmpty ? "" : "the files in the podspec"
    if modules.isEmpty, let found = try likelyModule() {
      modules = [found]
      taken = found.folder == folder ? "" : found.folder.relative(to: folder)
    }
    guard !modules.isEmpty else {
      let files = try FolderFiles(below: folder)
      if files.swift.isEmpty, let file = files.objectiveC.first {
        throw .onlyObjectiveC(path: folder, file: file.relative(to: folder))
      }
      throw .noSwiftFiles(path: folder)
    }
    modules += try tests(of: modules)
    let ordered = try SourceSet.ordered(modules)
    var set = SourceSet(
      name: SourceModule.identifier(name), root: folder, modules: ordered,
      ownModules: Set(ordered.map(\.name)))
    if !taken.isEmpty {
      set.notes.append("\(name): found no Package.swift; Matchcut builds \(taken)")
    }
    for index in set.modules.indices where set.modules[index].kind != .tests {
      let left = objectiveC(beside: set.modules[index])
      guard !left.isEmpty else { continue }
      set.modules[index].objectiveC = left
      set.notes.append(
        "\(set.modules[index].name): left out Objective-C files: "
          + left.map(\.lastComponent).joined(separator: ", "))
    }
    return set
  }

  private func podModules() throws(BuildError) -> [SourceModule] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var modules: [SourceModule] = []
    for file in names where file.hasSuffix(".podspec") && !file.hasPrefix("_") {
      let podspec = Podspec(file: folder + "/" + file)
      let files = try podspec.fileGroups(in: folder)
        .map { $0.filter { $0.hasSuffix(".swift") } }
        .filter { group in !needsOtherPods(group, of: podspec) }.flatMap { $0 }
      // If several podspecs list a file, it belongs to the first of them.
      let free = files.filter { path in !modules.contains { $0.files.contains(path) } }
      guard !free.isEmpty else { continue }
      var module = SourceModule(
        name: podspec.moduleName, kind: Self.kind(of: free), files: free, folder: folder)
      module.resources = try podspec.resources(in: folder)
      module.dependencies = podspec.dependencies
      modules.append(module)
    }
    let known = Set(modules.map(\.name))
    for index in modules.indices {
      let own = modules[index].name
      modules[index].dependencies.removeAll { !known.contains($0) || $0 == own }
    }
    return modules
  }

  /// Whether the files belong to a subspec that adapts the library to another pod. The files of
  /// such a subspec are omitted if the podspec of the other pod is not in the folder.
  private func needsOtherPods(_ files: [String], of podspec: Podspec) -> Bool {
    let others = podspec.dependencies.filter { FileKind("\(folder)/\($0).podspec") == .nothing }
    return files.contains { !SourceScan(file: $0).names.isDisjoint(with: others) }
  }

  private func likelyModule() throws(BuildError) -> SourceModule? {
    let projects = try Self.projects(below: folder)
    let candidates =
      [folder + "/" + folder.lastComponent] + Self.plainFolders.map { folder + "/" + $0 }
      + projects.flatMap { [$0.withoutExtension, $0.folderPath] }
    for place in candidates where FileKind(place) == .folder {
      let isApp = projects.contains { $0.withoutExtension == place || $0.folderPath == place }
      let files = try FolderFiles(below: place, skips: FolderFiles.isSideFolder)
      let swift = files.swift.filter { !$0.lastComponent.hasPrefix("Package") }
      guard !swift.isEmpty else { continue }
      return try module(
        isApp ? place.lastComponent : name, place, swift, resources: files.paths)
    }
    let files = try FolderFiles(below: folder, skips: FolderFiles.isSideFolder)
    let swift = files.swift.filter { !$0.lastComponent.hasPrefix("Package") }
    guard swift.isEmpty else { return try module(name, folder, swift, resources: files.paths) }
    // If a folder contains only examples, the user wants to build the examples.
    let all = try FolderFiles(below: folder)
    guard all.swift.isEmpty else {
      return try module(name, folder, all.swift, resources: all.paths)
    }
    for project in projects {
      if let found = try elsewhere(project) { return found }
    }
    return nil
  }

  /// The first app of a project. This app is used if its files are outside the folder.
  private func elsewhere(_ project: String) throws(BuildError) -> SourceModule? {
    let apps = try ProjectFile(readable: project)?.targets.filter { $0.kind == .app } ?? []
    guard let app = apps.first(where: { !$0.sources.isEmpty }) else { return nil }
    var module = try module(app.name, folder, app.sources, resources: [])
    module.follow(app)
    return module
  }

  private func module(
    _ name: String, _ place: String, _ files: [String], resources: [String]
  ) throws(BuildError) -> SourceModule {
    var module = SourceModule(
      name: SourceModule.identifier(name), kind: Self.kind(of: files), files: files, folder: place)
    module.resources = ResourceFiles.loose(resources)
    guard module.kind == .program else { return module }
    module.information = ProjectInformation.keys(near: place)
    module.settings = ProjectInformation.settings(near: place)
    if let information = ResourceFiles.information(resources) {
      module.resources.append(information)
    }
    try module.followProject(near: place)
    return module
  }

  private static func kind(of files: [String]) -> SourceModule.Kind {
    files.contains { SourceScan(file: $0).startsProgram } ? .program : .library
  }

  /// The Xcode projects in the folder and in its direct subfolders, except in folders of tests and
  /// examples.
  private static func projects(below folder: String) throws(BuildError) -> [String] {
    var found: [String] = []
    let manager = FileManager.default
    for name in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = folder + "/" + name
      if name.hasSuffix(".xcodeproj") {
        found.insert(path, at: 0)
      } else if FileKind(path) == .folder, !FolderFiles.isSideFolder(name) {
        let inner = ((try? manager.contentsOfDirectory(atPath: path)) ?? []).sorted()
        found += inner.filter { $0.hasSuffix(".xcodeproj") }.map { path + "/" + $0 }
      }
    }
    return found
  }

  /// One test module for each direct subfolder whose name ends in Tests, except UI tests.
  private func tests(of modules: [SourceModule]) throws(BuildError) -> [SourceModule] {
    var tests: [SourceModule] = []
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where name.hasSuffix("Tests") && !name.hasSuffix("UITests") && !name.hasPrefix(".") {
      let place = folder + "/" + name
      guard FileKind(place) == .folder else { continue }
      let files = try FolderFiles(below: place).swift
      guard !files.isEmpty else { continue }
      var module = SourceModule(
        name: SourceModule.identifier(name), kind: .tests, files: files, folder: place)
      module.dependencies = modules.map(\.name)
      tests.append(module)
    }
    return tests
  }

  private func objectiveC(beside module: SourceModule) -> [String] {
    let folders = Set(module.files.map(\.folderPath)).sorted()
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.map { folder + "/" + $0 }
    }
  }
}
