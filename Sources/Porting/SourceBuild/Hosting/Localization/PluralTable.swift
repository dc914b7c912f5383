import Foundation

/// The entries of a file `NAME.stringsdict`, each with its form for the plural category "other", which
/// every language has.
struct PluralTable {
  private(set) var entries: [String: String] = [:]

  /// Nil if the file is not a property list of such entries.
  init?(_ data: Data) {
    guard !ProjectObjects.isDeep(data),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let list = list as? [String: [String: Any]]
    else { return nil }
    for (key, entry) in list {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      entries[key] = Self.expanded(format) { name in
        (entry[name] as? [String: Any])?["other"] as? String
      }
    }
  }

  /// The format in which `%#@NAME@` is replaced with the format of a variable. A variable's format may
  /// contain others.
  static func expanded(_ format: String, depth: Int = 8, _ variable: (String) -> String?) -> String
  {
    guard depth > 0 else { return format }
    return format.replacing(#/%(?:\d+\$)?#@(\w+)@/#) { match in
      let name = String(match.1)
      return variable(name).map { expanded($0, depth: depth - 1, variable) } ?? String(match.0)
    }
  }
}
