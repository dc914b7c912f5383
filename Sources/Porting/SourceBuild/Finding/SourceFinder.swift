import Foundation

/// Finds the sources at a path that the user has given. The path leads to a Swift file, a package,
/// or another folder.
package struct SourceFinder {
  /// Reads the manifests of packages.
  package let manifests: ManifestReader

  package init(manifests: ManifestReader) { self.manifests = manifests }

  package func find(_ path: String) throws(BuildError) -> SourceSet {
    guard !path.isEmpty else { throw .emptyPath }
    let place = path.absolutePath
    switch FileKind(place) {
    case .nothing: throw .noSuchPath(path)
    case .special: throw .unusableFile(path: path, .special)
    case .file:
      guard place.hasSuffix(".swift") else {
        let isObjectiveC = [".m", ".mm", ".h"].contains { place.hasSuffix($0) }
        throw isObjectiveC ? .objectiveCFile(path: path) : .noSwiftFiles(path: path)
      }
      if place.lastComponent == "Package.swift" { return try find(place.folderPath) }
      return Self.file(place)
    case .folder:
      if place.hasSuffix(".xcodeproj") || place.hasSuffix(".xcworkspace") {
        return try find(place.folderPath)
      }
      if let set = try package(place) { return set }
      return try ExampleLibraries(sources: { try? library($0) }).added(
        to: try FolderSources(folder: place).set())
    }
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
