import Foundation

/// How much of the API that apps with transitions use is public in Matchcut.
struct Coverage {
  /// A name as projects write it, and whether it exists in Matchcut.
  struct Row: Equatable {
    var symbol: String
    /// The number of counted projects that use it.
    var projects: Int
    var isHere: Bool
  }

  /// The rows in the order of the census: the most used name first.
  let rows: [Row]
  /// For each type with a table of signatures, the number of Apple's members and those that are
  /// missing in Matchcut.
  let types: [(name: String, count: Int, missing: [String])]

  /// The names counted in 156 open-source projects with custom transitions. Names that occur only
  /// in the larger projects are omitted.
  static let census = SourceTree.root.appendingPathComponent(
    "Tests/ArchitectureTests/PublicNames/Census.csv")
  static let file = SourceTree.root.appendingPathComponent("Documentation/Coverage.md")

  init(census: String, ours: [String: PublicType], apple: AppleNames) {
    let names = PublicNames(types: ours)
    rows = census.split(separator: "\n").dropFirst().compactMap { line in
      let parts = line.split(separator: ",")
      guard let last = parts.last, let projects = Int(last) else { return nil }
      let symbol = parts.dropLast().joined(separator: ",")
      return Row(symbol: symbol, projects: projects, isHere: names.have(symbol))
    }
    types = apple.types.sorted { $0.key < $1.key }.map { name, known in
      let missing = known.names.subtracting(names.all(of: name)).subtracting(AppleNames.everywhere)
      return (name, known.names.count, missing.sorted())
    }
  }

  // MARK: Text

  /// The kinds of names in the census, by their prefixes.
  private static let kinds = [
    (title: "Methods of protocols, implemented", prefix: "impl "),
    (title: "Members, overridden", prefix: "override "),
    (title: "Members, used", prefix: "."),
    (title: "Types, and members by their type", prefix: ""),
  ]

  private static func kind(of symbol: String) -> String {
    kinds.first { symbol.hasPrefix($0.prefix) }?.title ?? ""
  }

  /// For example "816 of 898 names, 97 % of their uses".
  var summary: String {
    "\(rows.filter(\.isHere).count) of \(rows.count) names, "
      + "\(Self.share(of: rows, by: \.projects)) of their uses"
  }

  var text: String {
    var lines = [
      "# Coverage of UIKit",
      "",
      "This page counts the names that open-source projects with custom transitions use most. Of these,",
      "Matchcut or Foundation has \(summary).",
      "",
      "A use is a project that contains the name. A member counts as present if any type has a member of",
      "that name; some of the missing names belong to the projects themselves. Names that these projects",
      "do not use are not counted; most of them are missing. `make api` writes this page.",
      "",
      "| Kind | Names | Present | Of the uses |",
      "|---|---:|---:|---:|",
    ]
    for kind in Self.kinds {
      let some = rows.filter { Self.kind(of: $0.symbol) == kind.title }
      let here = some.filter(\.isHere).count
      lines.append(
        "| \(kind.title) | \(some.count) | \(here) | \(Self.share(of: some, by: \.projects)) |")
    }
    lines += [
      "", "## Missing", "",
      "The missing names are grouped by the number of projects that use them. `impl` marks a method of a",
      "protocol that they implement, `override` a member that they override.", "",
    ]
    for (projects, some) in Dictionary(grouping: rows.filter { !$0.isHere }, by: \.projects)
      .sorted(by: { $0.key > $1.key })
    {
      lines.append("- \(projects): " + some.map { "`\($0.symbol)`" }.joined(separator: ", "))
    }
    lines += [
      "", "## The transition system", "",
      "The table compares these types with the members that Apple's documentation lists for them, and",
      "names those that are missing. Complete types are left out.", "",
      "| Type | Apple's | Missing |", "|---|---:|---|",
    ]
    for type in types where !type.missing.isEmpty {
      let missing = type.missing.map { "`\($0)`" }.joined(separator: ", ")
      lines.append("| `\(type.name)` | \(type.count) | \(missing) |")
    }
    lines += [
      "", "## Declared unavailable", "",
      "The compiler names these classes with what to do in their place.", "",
      "| Class | Message |", "|---|---|",
    ]
    lines += unavailable.map { "| `\($0.name)` | \($0.message) |" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The classes that are declared unavailable, with their messages.
  var unavailable: [(name: String, message: String)] {
    let file = SourceTree.root.appendingPathComponent("Sources/UIKit/Names/Unavailable.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let entry = #/message:\s*"([^"]+)"\s*\)\s*(?:open class|public enum) (\w+)/#
    return text.matches(of: entry).map { (String($0.2), String($0.1)) }.sorted { $0.0 < $1.0 }
  }

  private static func share(of rows: [Row], by weight: (Row) -> Int) -> String {
    let all = rows.map(weight).reduce(0, +)
    let here = rows.filter(\.isHere).map(weight).reduce(0, +)
    return "\(all == 0 ? 0 : here * 100 / all) %"
  }
}

/// Matchcut's names in the forms used by the census.
private struct PublicNames {
  let types: [String: PublicType]
  /// The name of every member, once with its labels and once without.
  private let members: Set<String>

  init(types: [String: PublicType]) {
    self.types = types
    let names = types.values.flatMap(\.names)
    members = Set(names).union(names.map(Self.base))
  }

  /// The part of a name before its labels.
  private static func base(_ name: String) -> String {
    name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name
  }

  func have(_ symbol: String) -> Bool {
    if foundation.contains(symbol) { return true }
    if symbol.hasPrefix("impl ") { return members.contains(String(symbol.dropFirst(5))) }
    if symbol.hasPrefix("override ") {
      let name = symbol.split(separator: " ").last.map(String.init) ?? ""
      return members.contains(name)
    }
    if symbol.hasPrefix(".") {
      // A nested type is written like a member.
      return members.contains(String(symbol.dropFirst()))
        || types.keys.contains { $0.hasSuffix(symbol) }
    }
    if types[symbol] != nil { return true }
    guard let dot = symbol.lastIndex(of: ".") else {
      return types[PublicType.free]?.names.contains { Self.base($0) == symbol } == true
    }
    return has(String(symbol[symbol.index(after: dot)...]), type: String(symbol[..<dot]))
  }

  /// The members of a type, of its superclasses and of the protocols that it adopts.
  func all(of type: String) -> Set<String> {
    guard let known = types[type] else { return [] }
    return known.supertypes.reduce(known.names) { $0.union(all(of: $1)) }
  }

  /// Whether a type declares or inherits a member.
  private func has(_ member: String, type: String) -> Bool {
    guard let known = types[type] else { return false }
    if known.names.contains(where: { Self.base($0) == member }) { return true }
    return known.supertypes.contains { has(member, type: $0) || types["\($0).\(member)"] != nil }
  }

  /// Names that Foundation provides on Linux, but Core Graphics or Objective-C on iOS.
  private let foundation: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGPoint.zero", "CGSize.zero", "CGRect.zero",
    "CGFloat.zero", "CGFloat.NativeType", ".width", ".height", ".origin", ".minX", ".midX", ".maxX",
    ".minY", ".midY", ".maxY", ".offsetBy", ".insetBy", ".intersects", ".standardized", ".divided",
    ".isInfinite", ".magnitude", "override isEqual(_:)", "override var description",
  ]
}
