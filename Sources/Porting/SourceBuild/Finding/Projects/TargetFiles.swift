import Foundation

/// The files that a target of an Xcode project compiles and copies.
struct TargetFiles {
  private let objects: ProjectObjects
  private let places: ProjectPlaces
  private let target: String
  private var paths: Set<String> = []
  /// The folders that keep their content, each with the path of its copy.
  private var folders: [SourceModule.Resource] = []
  /// The files that are copied to another folder, each with the path of its copy.
  private var copies: [SourceModule.Resource] = []

  init(_ objects: ProjectObjects, _ places: ProjectPlaces, target: String) {
    (self.objects, self.places, self.target) = (objects, places, target)
  }

  var sources: [String] { existing([".swift"]) }
  var objectiveC: [String] { existing([".m", ".mm"]) }

  var resources: [SourceModule.Resource] {
    let loose = paths.sorted().filter {
      !Self.others.contains(($0 as NSString).pathExtension.lowercased()) && FileKind($0) == .file
    }
    var known: Set<String> = []
    return (ResourceFiles.loose(loose, ofAnyKind: true) + folders + copies)
      .filter { known.insert("\($0.path)\n\($0.name)").inserted }
  }

  private func existing(_ suffixes: [String]) -> [String] {
    paths.sorted().filter { path in
      suffixes.contains { path.hasSuffix($0) } && FileKind(path) == .file
    }
  }

  /// Adds the files in the build phases and in the synchronized folders of the target.
  mutating func add(_ object: [String: Any]) throws(BuildError) {
    for phase in object.strings("buildPhases").compactMap({ objects[$0] }) {
      let kind = phase.string("isa")
      var place: String?
      switch kind {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase": place = nil
      // Phases that copy files: 7 is the folder of resources, 1 the app's own folder.
      case "PBXCopyFilesBuildPhase"
      where ["1", "7"].contains(phase.string("dstSubfolderSpec")):
        place = phase.string("dstPath") ?? ""
      default: continue
      }
      for item in Set(phase.strings("files")).sorted() {
        guard let key = objects[item]?.string("fileRef") else { continue }
        try add(key, copiedTo: place, inside: [])
      }
    }
    let own = object.strings("fileSystemSynchronizedGroups")
    for group in places.synchronizedGroups {
      try addSynchronized(group, isOwn: own.contains(group))
    }
  }

  /// Adds a file, a folder, or a group of localized files. `place` is the folder in the bundle for a
  /// phase that copies files.
  private mutating func add(
    _ key: String, copiedTo place: String?, inside groups: [String]
  ) throws(BuildError) {
    let object = objects[key] ?? [:]
    let children = object.strings("children")
    if !children.isEmpty {
      guard !groups.contains(key), groups.count < ProjectPlaces.depth else {
        throw .circularGroup(objects.name(of: key), project: places.project)
      }
      for child in Set(children).sorted() {
        try add(child, copiedTo: place, inside: groups + [key])
      }
      return
    }
    guard let path = places.file(key) else { return }
    let prefix = place.map { $0.isEmpty ? "" : $0 + "/" } ?? ""
    switch FileKind(path) {
    case .folder where path.hasSuffix(".xcassets"):
      paths.formUnion(try FolderFiles(below: path).paths)
    case .folder where DataModelFile.isFolder(path):
      paths.formUnion(try FolderFiles(below: path).paths.filter(DataModelFile.isContents))
    case .folder where path.hasSuffix(".framework"): break
    case .folder: folders.append(.init(path: path, name: prefix + path.lastComponent))
    case .file where !prefix.isEmpty && !path.hasSuffix(".swift"):
      copies.append(.init(path: path, name: prefix + path.lastComponent))
    default: paths.insert(path)
    }
  }

  /// Adds the files in a synchronized folder.
  ///
  /// The project lists only exceptions. A target that owns the folder has all of its files but
  /// these; any other target has only these.
  private mutating func addSynchronized(_ group: String, isOwn: Bool) throws(BuildError) {
    guard let folder = places.paths[group]?.absolutePath, FileKind(folder) == .folder else {
      return
    }
    let object = objects[group] ?? [:]
    let exceptions = object.strings("exceptions").compactMap { objects[$0] }
      .filter { $0.string("target") == target }
      .flatMap { $0.strings("membershipExceptions") }
    guard isOwn || !exceptions.isEmpty else { return }
    let kept = object.strings("explicitFolders")
    for path in try FolderFiles(below: folder).paths {
      let name = path.relative(to: folder)
      let isException = exceptions.contains { name == $0 || name.hasPrefix($0 + "/") }
      guard isException != isOwn else { continue }
      if DataModelFile.isInside(name) {
        if DataModelFile.isContents(path) { paths.insert(path) }
      } else if let outer = kept.first(where: { name.hasPrefix($0 + "/") })
        ?? Self.package(in: name)
      {
        let resource = SourceModule.Resource(
          path: folder + "/" + outer, name: outer.lastComponent)
        if !folders.contains(resource) { folders.append(resource) }
      } else {
        paths.insert(path)
      }
    }
  }

  /// The part of the path up to a folder that is copied with its content, such as `Art.bundle`.
  private static func package(in name: String) -> String? {
    var outer = ""
    for part in name.split(separator: "/").dropLast() {
      outer += outer.isEmpty ? String(part) : "/" + part
      if [".bundle", ".scnassets"].contains(where: part.hasSuffix) {
        return outer
      }
    }
    return nil
  }

  /// The extensions of files that are compiled, or that are used only to build the app.
  private static let others: Set = [
    "swift", "m", "mm", "c", "cc", "cpp", "h", "hpp", "pch", "s", "metal", "entitlements",
    "xcconfig", "modulemap", "intentdefinition", "md", "docc", "a", "tbd", "dylib",
  ]
}
