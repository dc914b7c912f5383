import Foundation

/// Finds the sources at a path that the user has given. The path leads to a Swift file, a package,
/// or another folder.
package struct SourceFinder {
  /// Reads the manifests of packages.
  package let manifests: ManifestReader
  /// A folder with clones of packages; nil if the user has named none.
  package let packages: String?
  /// The work tree that contains the sources; nil if they are the user's own files.
  private let tree: WorkTree?

  package init(manifests: ManifestReader, packages: String? = nil, in tree: WorkTree? = nil) {
    (self.manifests, self.packages, self.tree) = (manifests, packages, tree)
  }

  /// `choice` selects a target of an Xcode project. If a program is needed and the path leads to a
  /// library, the result is the library's only example app (`ExampleApps`), or the library if it has
  /// no example app.
  package func find(
    _ path: String, _ choice: ProjectChoice? = nil, needsProgram: Bool = false
  ) throws(BuildError) -> SourceSet {
    try withClones(try located(path, choice, needsProgram: needsProgram))
  }

  /// Adds the clones of packages that the modules import.
  package func withClones(_ set: SourceSet) throws(BuildError) -> SourceSet {
    if let packages, FileKind(packages) != .folder { throw .noPackagesFolder(packages) }
    guard PackageClones.isNeeded(for: set) else { return set }
    return try PackageClones(
      folder: packages?.absolutePath,
      requests: PackageRequests(around: set, manifests: manifests),
      sources: { try? library($0) }, tree: tree
    ).added(to: set)
  }

  private func located(
    _ path: String, _ choice: ProjectChoice?, needsProgram: Bool
  ) throws(BuildError) -> SourceSet {
    guard !path.isEmpty else { throw .emptyPath }
    let place = path.absolutePath
    switch FileKind(place) {
    case .nothing: throw .noSuchPath(path)
    case .special: throw .unusableFile(path: path, .special)
    case .file:
      if let choice { throw .noProject(path: path, option: choice.option) }
      guard place.hasSuffix(".swift") else {
        let isObjectiveC = [".m", ".mm", ".h"].contains { place.hasSuffix($0) }
        throw isObjectiveC ? .objectiveCFile(path: path) : .noSwiftFiles(path: path)
      }
      if place.lastComponent == "Package.swift" { return try find(place.folderPath) }
      return Self.file(place)
    case .folder:
      if place.hasSuffix(".xcodeproj") || place.hasSuffix(".xcworkspace") {
        if let set = try project(place, choice, isNamed: true) { return set }
        return try folder(place.folderPath)
      }
      guard let choice else {
        let set = try folder(place)
        return needsProgram ? try example(of: set, in: place) ?? set : set
      }
      return try chosen(choice, in: place, as: path)
    }
  }

  /// The chosen target of the project in a folder, or the example app with the name of the target.
  private func chosen(
    _ choice: ProjectChoice, in place: String, as path: String
  ) throws(BuildError) -> SourceSet {
    let examples = try ExampleApps(in: place)
    guard let project = Self.project(in: place) else {
      guard case .target(let name) = choice, !examples.apps.isEmpty else {
        throw .noProject(path: path, option: choice.option)
      }
      guard let app = try examples.app(named: name), let set = try sources(of: app) else {
        throw .noSuchTarget(
          name, option: choice.option, path: path, among: examples.apps.map(\.name))
      }
      return set
    }
    do throws(BuildError) {
      guard let set = try self.project(project, choice, isNamed: true) else {
        throw .noProject(path: path, option: choice.option)
      }
      return set
    } catch {
      guard case .noSuchTarget = error, case .target(let name) = choice,
        let app = try examples.app(named: name), let set = try sources(of: app)
      else { throw error }
      return set
    }
  }

  /// The only example app of a library in a folder; nil if the sources contain a program or if there
  /// is no example app.
  private func example(of set: SourceSet, in place: String) throws(BuildError) -> SourceSet? {
    guard !set.own.contains(where: { $0.kind == .program }) else { return nil }
    let examples = try ExampleApps(in: place)
    guard let app = try examples.app(named: nil), var found = try sources(of: app) else {
      return nil
    }
    found.notes.insert(
      "\(set.name) is a library; Matchcut runs its example app \(examples.listed(app))", at: 0)
    return found
  }

  /// The sources of an example app, from the workspace beside its project if there is one.
  private func sources(of app: ExampleApps.App) throws(BuildError) -> SourceSet? {
    var path = app.project
    if let workspace = Self.project(in: path.folderPath), workspace.hasSuffix(".xcworkspace"),
      (try? Workspace(workspace))?.projects.contains(app.project) == true
    {
      path = workspace
    }
    return try project(path, .target(app.name), isNamed: true)
  }

  /// The sources in a folder: those of its package, its podspecs, its Xcode project's app, or all.
  private func folder(_ place: String) throws(BuildError) -> SourceSet {
    if let set = try package(place) { return set }
    if let project = Self.project(in: place), !Self.hasPodspec(place) {
      do throws(BuildError) {
        if let set = try self.project(project, nil, isNamed: false) { return set }
      } catch {
        switch error {
        // The files in the folder can be built without a project.
        case .damagedProject, .damagedWorkspace, .unreadable, .unusableFile, .noSwiftFiles,
          .onlyObjectiveC:
          break
        default: throw error
        }
      }
    }
    return try withLibraries(try FolderSources(folder: place).set())
  }

  private func project(
    _ path: String, _ choice: ProjectChoice?, isNamed: Bool
  ) throws(BuildError) -> SourceSet? {
    let sources = ProjectSources(
      path: path, choice: choice, isNamed: isNamed, package: { try? library($0) })
    guard let set = try sources.set() else { return nil }
    return try withLibraries(set)
  }

  private func withLibraries(_ set: SourceSet) throws(BuildError) -> SourceSet {
    try ExampleLibraries(sources: { try? library($0) }).added(to: set)
  }

  /// The only workspace or the only project in a folder. A workspace contains the projects beside
  /// it.
  private static func project(in folder: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for suffix in [".xcworkspace", ".xcodeproj"] {
      let found = names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
      if let only = found.first { return found.count == 1 ? folder + "/" + only : nil }
    }
    return nil
  }

  private static func hasPodspec(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".podspec") }
  }

  /// The sources of a library in a folder. The folders around this folder are not searched.
  private func library(_ folder: String) throws(BuildError) -> SourceSet {
    if let set = try package(folder) { return set }
    return try FolderSources(folder: folder).set()
  }

  /// The sources of a package. Nil if there is no manifest, if only Xcode can read it, or if SwiftPM
  /// no longer reads it.
  private func package(_ folder: String) throws(BuildError) -> SourceSet? {
    let manifest = folder + "/Package.swift"
    guard FileKind(manifest) == .file else { return nil }
    let text = RegularFile.text(manifest) ?? ""
    if text.contains("import AppleProductTypes") || Self.isForSwift3(manifest: text) { return nil }
    return try PackageSources(folder: folder, manifests: manifests).set()
  }

  /// Whether a manifest has the form of Swift 3, which SwiftPM refuses since Swift 6. A manifest
  /// that does not name a version has the form of Swift 3.
  private static func isForSwift3(manifest: String) -> Bool {
    let text = manifest.lowercased()
    guard let mark = text.range(of: "swift-tools-version:") else { return true }
    let major = text[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }
    return Int(major).map { $0 < 4 } ?? false
  }

  private static func file(_ path: String) -> SourceSet {
    let name = SourceModule.identifier(path.lastComponent.withoutExtension)
    let module = SourceModule(
      name: name, kind: SourceScan(file: path).startsProgram ? .program : .library, files: [path],
      folder: path.folderPath)
    return SourceSet(
      name: name, root: path.folderPath, modules: [module], ownModules: [name])
  }
}
