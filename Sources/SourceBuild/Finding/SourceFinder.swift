import Foundation

/// Finds the sources at a path that the user has given. The path leads to a Swift file, a package,
/// or another folder.
package struct SourceFinder {
  /// Reads the manifests of packages.
  package let manifests: ManifestReader

  package init(manifests: ManifestReader) { self.manifests = manifests }

  package func find(_ path: String) throws(BuildError) -> SourceSet {
    let place = path.absolutePath
    switch FileKind(place) {
    case .nothing: throw .noSuchPath(path)
    case .file:
      guard place.hasSuffix(".swift") else { throw .noSwiftFiles(path: path) }
      if place.lastComponent == "Package.swift" { return try find(place.folderPath) }
      return Self.file(place)
    case .folder:
      if place.hasSuffix(".xcodeproj") || place.hasSuffix(".xcworkspace") {
        return try find(place.folderPath)
      }
      if let set = try package(place) { return set }
      return ExampleLibraries(sources: { try? library($0) }).added(
        to: try FolderSources(folder: place).set())
    }
  }

  /// The sources of a library in a folder. Does not search the folders around it.
  private func library(_ folder: String) throws(BuildError) -> SourceSet {
    if let set = try package(folder) { return set }
    return try FolderSources(folder: folder).set()
  }

  /// The sources of a package. Nil if there is no manifest or if only Xcode can read it.
  private func package(_ folder: String) throws(BuildError) -> SourceSet? {
    let manifest = folder + "/Package.swift"
    guard FileKind(manifest) == .file else { return nil }
    let text = (try? String(contentsOfFile: manifest, encoding: .utf8)) ?? ""
    if text.contains("import AppleProductTypes") { return nil }
    return try PackageSources(folder: folder, manifests: manifests).set()
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
