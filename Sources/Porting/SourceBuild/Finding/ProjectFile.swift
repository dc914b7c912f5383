import Foundation

/// The targets of an Xcode project, with the files that they compile and copy.
package struct ProjectFile {
  package struct Target: Equatable {
    package enum Kind { case app, framework, tests, other }

    package var name: String
    /// The name by which other code imports the target.
    package var moduleName: String
    package var kind: Kind
    /// The absolute paths of the Swift files, sorted. Files that do not exist are omitted.
    package var sources: [String] = []
    /// The absolute paths of the files that are copied or compiled as resources, sorted.
    package var resources: [String] = []
  }

  package private(set) var targets: [Target] = []
  private let objects: [String: [String: Any]]
  private var paths: [String: String] = [:]
  private let project: String

  /// The largest depth of groups inside each other.
  private static let depth = 200

  /// Reads a project, which is a folder `NAME.xcodeproj`. Nil if its content cannot be read. Throws
  /// an error if a group contains itself.
  package init?(_ project: String) throws(BuildError) {
    guard let data = RegularFile.contents(project + "/project.pbxproj"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = list as? [String: Any],
      let objects = root["objects"] as? [String: [String: Any]],
      let main = (root["rootObject"] as? String).flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    self.project = project
    var folder = project.folderPath
    if let path = main["projectDirPath"] as? String, !path.isEmpty { folder += "/" + path }
    if let group = main["mainGroup"] as? String {
      try locate(group, in: folder, root: folder, inside: [])
    }
    for key in main["targets"] as? [String] ?? [] {
      if let target = objects[key] { targets.append(try self.target(target, key)) }
    }
  }

  /// Stores the paths of a group or file and of everything inside it. `groups` are the keys of the
  /// groups around it.
  private mutating func locate(
    _ key: String, in folder: String, root: String, inside groups: [String]
  ) throws(BuildError) {
    guard let object = objects[key] else { return }
    guard !groups.contains(key), groups.count < Self.depth else {
      throw .circularGroup(name(of: key), project: project)
    }
    guard paths[key] == nil else { return }
    let name = object["path"] as? String ?? ""
    let base: String? =
      switch object["sourceTree"] as? String {
      case "<group>": folder
      case "SOURCE_ROOT": root
      case "<absolute>": ""
      default: nil
      }
    guard let base else { return }
    let path = name.isEmpty ? base : name.hasPrefix("/") ? name : base + "/" + name
    paths[key] = path
    for child in object["children"] as? [String] ?? [] {
      try locate(child, in: path, root: root, inside: groups + [key])
    }
  }

  private func name(of key: String) -> String {
    let object = objects[key]
    return object?["name"] as? String ?? object?["path"] as? String ?? key
  }

  private func target(_ object: [String: Any], _ key: String) throws(BuildError) -> Target {
    let kind: Target.Kind =
      switch object["productType"] as? String {
      case "com.apple.product-type.application": .app
      case "com.apple.product-type.framework": .framework
      case "com.apple.product-type.bundle.unit-test": .tests
      default: .other
      }
    let name = object["name"] as? String ?? ""
    var target = Target(name: name, moduleName: moduleName(object, name), kind: kind)
    var files: [String] = []
    for phase in (object["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] }) {
      let kind = phase["isa"] as? String
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      for file in phase["files"] as? [String] ?? [] {
        if let key = objects[file]?["fileRef"] as? String {
          files += try self.files(of: key, inside: [])
        }
      }
    }
    for group in object["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      files += try synchronized(group, for: key)
    }
    let found = Set(files.map(\.absolutePath)).sorted()
    target.sources = found.filter { $0.hasSuffix(".swift") && FileKind($0) == .file }
    target.resources = found.filter { !$0.hasSuffix(".swift") && FileKind($0) == .file }
    return target
  }

  /// The name in the build settings or, without such a setting, the target's name.
  private func moduleName(_ object: [String: Any], _ name: String) -> String {
    let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
    let settings = (list?["buildConfigurations"] as? [String] ?? []).compactMap {
      objects[$0]?["buildSettings"] as? [String: Any]
    }
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      for setting in settings {
        guard let value = setting[key] as? String else { continue }
        let text = value.replacing(#/\$[({]TARGET_NAME(:\w+)*[)}]/#, with: name)
        if !text.contains("$"), !text.isEmpty { return SourceModule.identifier(text) }
      }
    }
    return SourceModule.identifier(name)
  }

  /// The files of a reference, which may be a group of localized files or a folder.
  private func files(of key: String, inside groups: [String]) throws(BuildError) -> [String] {
    if let children = objects[key]?["children"] as? [String] {
      guard !groups.contains(key), groups.count < Self.depth else {
        throw .circularGroup(name(of: key), project: project)
      }
      var files: [String] = []
      for child in Set(children).sorted() {
        files += try self.files(of: child, inside: groups + [key])
      }
      return files
    }
    guard let path = paths[key] else { return [] }
    if FileKind(path) == .folder { return try FolderFiles(below: path).paths }
    return [path]
  }

  /// The files in a synchronized folder, except the files that the project lists as exceptions for
  /// the target. The project lists only these exceptions.
  private func synchronized(
    _ group: String, for target: String
  ) throws(BuildError) -> [String] {
    guard let path = paths[group], FileKind(path) == .folder else { return [] }
    let exceptions = (objects[group]?["exceptions"] as? [String] ?? [])
      .compactMap { objects[$0] }.filter { $0["target"] as? String == target }
      .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
      .map { path + "/" + $0 }
    return try FolderFiles(below: path).paths.filter { file in
      !exceptions.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
  }
}

extension SourceModule {
  /// Replaces the files of an app with the files that its Xcode project lists. The listed files may
  /// be in other folders. The project is in the app's folder or in one of the two folders around
  /// it. The module does not change unless a project has an app that contains the module's entry
  /// point.
  mutating func followProject(near place: String) throws(BuildError) {
    guard kind == .program else { return }
    for folder in [place, place.folderPath, place.folderPath.folderPath] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for project in names.sorted() where project.hasSuffix(".xcodeproj") {
        let targets = try ProjectFile("\(folder)/\(project)")?.targets ?? []
        let apps = targets.filter { $0.kind == .app }
        let entry = files.filter { SourceScan(file: $0).startsProgram }
        guard let app = apps.first(where: { !Set($0.sources).isDisjoint(with: entry) }) else {
          continue
        }
        files = app.sources
        // An example app is often in a folder with the library's name.
        let imported = files.contains { SourceScan(file: $0).names.contains(name) }
        if imported {
          self.name = Self.identifier(app.name == self.name ? app.name + "App" : app.name)
        }
        let known = Set(resources.map(\.path))
        resources += ResourceFiles.loose(app.resources.filter { !known.contains($0) })
          .filter { resource in !resources.contains(resource) }
        return
      }
    }
  }
}
