import Foundation

/// Apple's public names, copied from the public reference.
///
/// The folder AppleNames contains two kinds of files. `Names.txt` lists, for the types outside of
/// the transition system, the names of their members: `UIStepper: autorepeat isContinuous …`. All
/// other files contain signatures:
///
///     class UITapGestureRecognizer: UIGestureRecognizer
///     https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
///       var numberOfTapsRequired: Int
///
/// `FrameworkNames` reads the files in the folder Every, which list all names without signatures.
///
/// Requirements of a protocol are listed with the protocol only, not with the types that adopt it.
struct AppleNames {
  /// The types with signatures, by name.
  private(set) var types: [String: PublicType] = [:]
  /// The members' names of the types without signatures, by type name.
  private(set) var names: [String: Set<String>] = [:]
  /// The file that describes each of `types`.
  private(set) var pages: [String: String] = [:]
  /// Lines that cannot be parsed, with their file.
  private(set) var unread: [String] = []

  static let folder = SourceTree.root.appendingPathComponent("Tests/ArchitectureTests/AppleNames")

  init() throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    where file.hasSuffix(".txt") {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
      if file == "Names.txt" { readNames(text) } else { readTypes(text, of: file) }
    }
  }

  init(types text: String, names: String = "") {
    readTypes(text, of: "text")
    readNames(names)
  }

  private mutating func readTypes(_ text: String, of file: String) {
    var type = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        if let declaration = Declaration(String(line)) {
          types[type]?.members.insert(declaration)
        } else {
          unread.append("\(file): \(line)")
        }
      } else if line.hasPrefix("https://") {
        pages[type] = String(line)
      } else if let match = line.wholeMatch(of: #/(\w+)(?: ([\w.]+))?(?:: (.*))?/#) {
        type = match.2.map(String.init) ?? PublicType.free
        let supertypes = match.3?.split(separator: ", ").map(String.init) ?? []
        types[type, default: PublicType(kind: String(match.1))].supertypes.formUnion(supertypes)
      } else {
        unread.append("\(file): \(line)")
      }
    }
  }

  private mutating func readNames(_ text: String) {
    var type = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      var words = line.split(separator: " ").map(String.init)
      if !line.hasPrefix(" ") { type = String(words.removeFirst().dropLast()) }
      names[type, default: []].formUnion(words)
    }
  }

  /// The type's own members, and the members of the protocols that it adopts and inherits. For a
  /// class, the members of `NSObject` are included.
  func adopted(by type: String) -> Set<Declaration> {
    var found = types[type]?.kind == "class" ? types["NSObject"]?.members ?? [] : []
    var queue = [type]
    var seen: Set<String> = []
    while let name = queue.popLast() {
      guard seen.insert(name).inserted, let known = types[name] else { continue }
      if name == type || known.kind == "protocol" {
        found.formUnion(known.members)
        queue += known.supertypes
      }
    }
    return found
  }

  /// Names that every type may have: the names of NSObject, NSCopying and NSCoding, and of
  /// `RawRepresentable`, `Hashable` and `Codable`.
  static let everywhere: Set<String> = [
    "init()", "description", "copy(with:)", "mutableCopy(with:)", "init(coder:)", "encode(with:)",
    "rawValue", "init(rawValue:)", "==(_:_:)", "hash(into:)", "init(from:)", "encode(to:)",
  ]
}
