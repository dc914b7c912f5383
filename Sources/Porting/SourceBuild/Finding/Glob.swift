/// A file pattern in a podspec, with `*`, `**`, `?` and `{a,b}`.
package struct Glob {
  private enum Part: Equatable {
    case character(Character)
    /// `?`: any character except "/".
    case one
    /// `*`: any characters except "/".
    case many
    /// `**`: any characters.
    case deep
    /// `**/`: nothing, or any folders. The part `inFolder` follows.
    case folders
    /// The rest of the name of a folder that `**/` matches.
    case inFolder
  }

  private let parts: [Part]

  /// The largest number of alternatives that the braces of a pattern may have.
  package static let limit = 4_096

  /// Creates one pattern for each alternative in braces. A pattern that ends with a folder means
  /// the files directly inside it. Nil if there are more than `limit` alternatives.
  package static func alternatives(_ text: String) -> [Glob]? {
    var texts = [""]
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let before = rest[..<open]
      let choices = rest[rest.index(after: open)..<close].split(separator: ",")
        .map { $0.drop { $0 == " " } }
      guard texts.count * choices.count <= limit else { return nil }
      texts = texts.flatMap { text in choices.map { text + before + $0 } }
      rest = rest[rest.index(after: close)...]
    }
    return texts.flatMap { globs($0 + rest) }
  }

  private static func globs(_ text: String) -> [Glob] {
    let isFile = text.lastComponent.contains(".") || text.contains("*")
    let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
    return [Glob(trimmed)] + (isFile ? [] : [Glob(trimmed + "/*")])
  }

  private init(_ text: String) {
    var parts: [Part] = []
    var rest = text.hasPrefix("./") ? text.dropFirst(2) : text[...]
    while let first = rest.popFirst() {
      switch first {
      case "?": parts.append(.one)
      case "*" where rest.first == "*":
        rest = rest.drop { $0 == "*" }
        if rest.first == "/" {
          rest = rest.dropFirst()
          parts += [.folders, .inFolder]
        } else {
          parts.append(.deep)
        }
      case "*": parts.append(.many)
      default: parts.append(.character(first))
      }
    }
    self.parts = parts
  }

  /// Whether the pattern matches the whole path. The time is proportional to the product of the two
  /// lengths, because all places in the pattern at which a prefix of the path can end are followed
  /// together.
  package func matches(_ path: String) -> Bool {
    var places = [Bool](repeating: false, count: parts.count + 1)
    places[0] = true
    addEmptyMatches(to: &places)
    for character in path {
      var next = [Bool](repeating: false, count: parts.count + 1)
      for (place, part) in parts.enumerated() where places[place] {
        switch part {
        case .character(let wanted): if character == wanted { next[place + 1] = true }
        case .one: if character != "/" { next[place + 1] = true }
        case .many: if character != "/" { next[place] = true }
        case .deep: next[place] = true
        case .folders: if character != "/" { next[place + 1] = true }
        // At the end of a folder's name, another folder or the rest of the pattern follows.
        case .inFolder: next[character == "/" ? place - 1 : place] = true
        }
      }
      addEmptyMatches(to: &next)
      places = next
    }
    return places[parts.count]
  }

  /// Adds the places behind the parts that also match nothing.
  private func addEmptyMatches(to places: inout [Bool]) {
    for (place, part) in parts.enumerated() where places[place] {
      switch part {
      case .many, .deep: places[place + 1] = true
      case .folders: places[place + 2] = true
      default: break
      }
    }
  }
}
