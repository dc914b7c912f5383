/// The paths of the files, groups and folders of an Xcode project.
struct ProjectPlaces {
  /// The path of the project.
  let project: String
  /// The folder to which the paths of the project are relative.
  let folder: String
  /// The paths by the keys of the objects.
  private(set) var paths: [String: String] = [:]
  /// The paths of the references to folders.
  private(set) var folders: [String] = []
  /// The keys of the folders whose files belong to targets without being listed.
  private(set) var synchronizedGroups: [String] = []

  private let objects: ProjectObjects

  /// The largest depth of groups inside each other.
  static let depth = 200

  /// Throws an error if a group contains itself.
  init(_ objects: ProjectObjects, project: String) throws(BuildError) {
    (self.objects, self.project) = (objects, project)
    var folder = project.folderPath
    if let path = objects.root.string("projectDirPath"), !path.isEmpty { folder += "/" + path }
    self.folder = folder
    if let group = objects.root.string("mainGroup") { try locate(group, in: folder, inside: []) }
  }

  /// Stores the paths of a group or file and of everything inside it. `groups` are the keys of the
  /// groups around it.
  private mutating func locate(
    _ key: String, in around: String, inside groups: [String]
  ) throws(BuildError) {
    guard let object = objects[key] else { return }
    guard !groups.contains(key), groups.count < Self.depth else {
      throw .circularGroup(objects.name(of: key), project: project)
    }
    guard paths[key] == nil else { return }
    let name = object.string("path") ?? ""
    let base: String? =
      switch object.string("sourceTree") {
      case "<group>", nil: around
      case "SOURCE_ROOT": folder
      case "<absolute>": ""
      default: nil
      }
    guard let base else { return }
    let place = name.isEmpty ? base : name.hasPrefix("/") ? name : base + "/" + name
    paths[key] = place
    if object.string("isa") == "PBXFileSystemSynchronizedRootGroup" {
      synchronizedGroups.append(key)
    }
    let kind = object.string("lastKnownFileType") ?? object.string("explicitFileType") ?? ""
    if kind == "folder" || kind.hasPrefix("wrapper") { folders.append(place) }
    let children = object.strings("children")
    guard !children.isEmpty else { return }
    let inner = groups + [key]
    for child in children where paths[child] == nil || groups.contains(child) || child == key {
      try locate(child, in: place, inside: inner)
    }
  }

  /// The absolute path of a file or folder; nil if the project does not say where it is.
  ///
  /// Some paths leave the folder of the project and come back by the name that the folder had on
  /// another computer, such as `../Cards/App/Page.swift`. If there is no such file, the file with
  /// the longest matching end of the path in the folder of the project is used.
  func file(_ key: String) -> String? {
    guard let path = paths[key]?.absolutePath else { return nil }
    guard FileKind(path) == .nothing, !path.hasPrefix(folder.absolutePath + "/") else {
      return path
    }
    var parts = path.split(separator: "/")
    while !parts.isEmpty {
      let candidate = folder.absolutePath + "/" + parts.joined(separator: "/")
      if FileKind(candidate) == .file { return candidate }
      parts.removeFirst()
    }
    return path
  }
}
