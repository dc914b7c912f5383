import Foundation

/// The objects in the file `project.pbxproj` of an Xcode project, which is a property list.
struct ProjectObjects {
  /// The path of the project, a folder `NAME.xcodeproj`.
  let project: String
  /// The key and the content of the object that describes the whole project.
  let root: [String: Any]
  private let objects: [String: [String: Any]]

  /// The largest depth of lists and dictionaries inside each other. Xcode writes four levels.
  private static let depth = 64

  init(_ project: String) throws(BuildError) {
    let data = try RegularFile.read(project + "/project.pbxproj")
    let damage: BuildError.ProjectDamage
    if !Self.isText(data) {
      damage = .encoding
    } else if Self.isDeep(data) {
      damage = .depth
    } else if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) {
      if let list = list as? [String: Any],
        let objects = list["objects"] as? [String: [String: Any]],
        let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
      {
        (self.project, self.root, self.objects) = (project, root, objects)
        return
      }
      damage = .content
    } else {
      damage = .syntax
    }
    throw .damagedProject(project, damage)
  }

  subscript(key: String) -> [String: Any]? { objects[key] }
  subscript(key: Any?) -> [String: Any]? { (key as? String).flatMap { objects[$0] } }

  /// The keys of the objects of a class, sorted.
  func keys(of kind: String) -> [String] {
    objects.filter { $0.value["isa"] as? String == kind }.keys.sorted()
  }

  /// The name of a group, for messages.
  func name(of key: String) -> String {
    let object = objects[key]
    return object?["name"] as? String ?? object?["path"] as? String ?? key
  }

  private static func isText(_ data: Data) -> Bool {
    !data.contains(0) && String(data: data, encoding: .utf8) != nil
  }

  /// Whether lists are nested so deeply that reading them would exhaust the stack.
  static func isDeep(_ data: Data) -> Bool {
    if data.starts(with: Data("<".utf8)) || data.starts(with: Data("\u{FEFF}<".utf8)) {
      return isDeepXML(data)
    }
    let bytes = [UInt8](data)
    var depth = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index += 1
        while index < bytes.count, bytes[index] != byte {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        index += 3
        while index < bytes.count,
          bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*")
        {
          index += 1
        }
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth > Self.depth { return true }
      index += 1
    }
    return false
  }

  private static func isDeepXML(_ data: Data) -> Bool {
    var depth = 0
    for match in String(decoding: data, as: UTF8.self).matches(of: #/<(\/?)(?:array|dict)>/#) {
      depth += match.1.isEmpty ? 1 : -1
      if depth > Self.depth { return true }
    }
    return false
  }
}

extension [String: Any] {
  /// The strings in the list with this key; empty if there is no such list.
  func strings(_ key: String) -> [String] { self[key] as? [String] ?? [] }
  func string(_ key: String) -> String? { self[key] as? String }
}
