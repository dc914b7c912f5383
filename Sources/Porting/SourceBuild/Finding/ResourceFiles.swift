import Foundation

/// Determines which files are copied to the folder of a program, and under which names.
package enum ResourceFiles {
  /// The resources of an app or a pod. A resource is named after its file, or after its set if it
  /// is in an asset catalogue. Only the image sets and colour sets of a catalogue are used. Other
  /// files are used if they have a usual kind, or if `ofAnyKind` says that a project lists them.
  package static func loose(
    _ paths: [String], ofAnyKind: Bool = false
  ) -> [SourceModule.Resource] {
    var catalogue = CatalogueSets()
    return paths.compactMap { path in
      if path.contains(".xcassets/") { return catalogue.resource(path) }
      if DataModelFile.isContents(path) { return DataModelFile.resource(path) }
      let name = path.lastComponent
      guard ofAnyKind || FolderFiles.isResource(name) else { return nil }
      if name == "Contents.json" || name == "Info.plist" { return nil }
      let parent = path.folderPath.lastComponent
      let isLocalized = parent.hasSuffix(".lproj") && parent != "Base.lproj"
      return .init(path: path, name: isLocalized ? "\(parent)/\(name)" : name)
    }
  }

  /// The Info.plist of an app, which names its first storyboard. If there are several Info.plist
  /// files, the result is the one in the outermost folder.
  package static func information(_ paths: [String]) -> SourceModule.Resource? {
    let named = paths.filter {
      $0.lastComponent == "Info.plist" || $0.hasSuffix("-Info.plist")
    }
    let depth = { (path: String) in path.split(separator: "/").count }
    return named.min { (depth($0), $0) < (depth($1), $1) }
      .map { SourceModule.Resource(path: $0, name: "Info.plist") }
  }

  /// Whether a file of a package's target is a resource without a declaration: an Interface Builder
  /// file, a file in an asset catalogue or a data model, or a localized file.
  package static func isImplicit(_ path: String) -> Bool {
    let interfaceBuilderKinds: Set = ["storyboard", "xib", "nib"]
    return interfaceBuilderKinds.contains((path as NSString).pathExtension)
      || path.contains(".xcassets/") || DataModelFile.isContents(path)
      || path.folderPath.hasSuffix(".lproj") && !path.hasSuffix(".swift")
  }

  /// The resources that a package's target declares, and files that need no declaration. `package`
  /// is the folder of the package, which a declaration must not leave.
  package static func declared(
    _ rules: [PackageDump.Resource], in folder: String, files: [String], package: String
  ) throws(BuildError) -> [SourceModule.Resource] {
    var found: [SourceModule.Resource] = []
    for rule in rules {
      let manifest = package + "/Package.swift"
      let path = try GuardedFolder(folder).source(
        rule.path, within: package, namedIn: GuardedFolder.place(of: rule.path, in: manifest))
      if rule.isCopied || FileKind(path) == .file {
        found.append(.init(path: path, name: path.lastComponent))
      } else if FileKind(path) == .folder {
        found += loose(try FolderFiles(below: path).paths)
      }
    }
    let rest = files.filter { path in isImplicit(path) && !found.contains { $0.path == path } }
    for resource in loose(rest) where !found.contains(resource) { found.append(resource) }
    return found
  }
}
