import Foundation

/// The projects and packages that an Xcode workspace contains.
struct Workspace {
  /// The paths of the projects, in the order of the workspace.
  private(set) var projects: [String] = []
  /// The folders of the packages.
  private(set) var packages: [String] = []

  /// Reads a workspace, which is a folder `NAME.xcworkspace`. Throws an error if its content cannot
  /// be read.
  init(_ path: String) throws(BuildError) {
    let file = path + "/contents.xcworkspacedata"
    let data = try RegularFile.read(file)
    guard let text = String(data: data, encoding: .utf8), text.contains("<Workspace"),
      text.contains("</Workspace>")
    else { throw .damagedWorkspace(path) }
    // The folders of the groups around a reference.
    var groups = [path.folderPath]
    for match in text.matches(of: #/<(\/?)(Group|FileRef)\b([^>]*)>/#) {
      let isGroup = match.2 == "Group"
      guard match.1.isEmpty else {
        if isGroup, groups.count > 1 { groups.removeLast() }
        continue
      }
      let place = Self.path(match.3, in: groups.last ?? "", container: path)
      if isGroup {
        if !match.3.hasSuffix("/") { groups.append(place ?? groups.last ?? "") }
      } else if let place {
        add(place.absolutePath)
      }
    }
  }

  private mutating func add(_ path: String) {
    if path.hasSuffix(".xcodeproj") {
      if FileKind(path) == .folder, !projects.contains(path) { projects.append(path) }
    } else if FileKind(path + "/Package.swift") == .file, !packages.contains(path) {
      packages.append(path)
    }
  }

  /// The path for an attribute `location = "KIND:PATH"`.
  private static func path(
    _ attributes: Substring, in group: String, container: String
  ) -> String? {
    guard let match = attributes.firstMatch(of: #/location\s*=\s*["'](\w+):([^"']*)["']/#) else {
      return nil
    }
    let name = String(match.2).replacing("&quot;", with: "\"").replacing("&apos;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    switch match.1 {
    case "absolute": return name
    case "container": return "\(container.folderPath)/\(name)"
    // The workspace inside a project refers to that project.
    case "self": return container.folderPath
    default: return name.isEmpty ? group : "\(group)/\(name)"
    }
  }
}
