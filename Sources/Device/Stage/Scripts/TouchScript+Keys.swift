// The keys that are allowed in a file. An unknown key is an error, because it is probably a typo
// and ignoring it would hide the mistake.
extension TouchScript {
  /// The keys of a file, of an entry of `fingers` and of the traits of a device event.
  package static let fileKeys = ["unit", "fingers", "device"]
  package static let touchKeys = ["phase", "t", "x", "y"]
  package static let traitKeys = ["horizontal", "vertical"]
  package static var deviceKeys: [String] { DeviceEvent.CodingKeys.allCases.map(\.rawValue) }

  static func checkKeys(_ file: JSONValue, _ name: String) throws(TouchScriptError) {
    guard case .object(let members) = file else { return }
    try check(members, "", fileKeys, name)
    for (path, entry) in items(of: members["fingers"], "fingers").flatMap({ items(of: $1, $0) }) {
      try check(entry, path, touchKeys, name)
    }
    for (path, event) in items(of: members["device"], "device") {
      try check(event, path, deviceKeys, name)
      if case .object(let members) = event {
        try check(members["traits"], path + ".traits", traitKeys, name)
      }
    }
  }

  private static func items(of list: JSONValue?, _ path: String) -> [(String, JSONValue)] {
    guard case .list(let items)? = list else { return [] }
    return items.enumerated().map { ("\(path)[\($0.offset)]", $0.element) }
  }

  private static func check(
    _ object: JSONValue?, _ path: String, _ known: [String], _ name: String
  ) throws(TouchScriptError) {
    guard case .object(let members)? = object else { return }
    try check(members, path, known, name)
  }

  private static func check(
    _ members: [String: JSONValue], _ path: String, _ known: [String], _ name: String
  ) throws(TouchScriptError) {
    guard let key = members.keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw TouchScriptError(
      name: name, path: path, found: "the key \(JSONValue.text(key).description)",
      expected: "only the keys " + known.dropLast().joined(separator: ", ") + " and "
        + (known.last ?? ""))
  }
}
