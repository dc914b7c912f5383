import Foundation

/// The attributes of a CocoaPods specification that list a library's sources.
///
/// A specification is Ruby code. Only assignments of strings and of lists of strings are read.
package struct Podspec {
  private let text: String
  private let file: String

  package init(file: String) {
    self.file = file
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    self.text = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") }.joined(separator: "\n")
  }

  package var moduleName: String {
    let name = values("module_name").first ?? values("name").first
    return SourceModule.identifier(name ?? file.lastComponent.withoutExtension)
  }

  /// The names of the pods on which this pod depends, without subspecs.
  package var dependencies: [String] {
    text.matches(of: #/\.dependency\s*\(?\s*['"]([^'"\/]+)/#).map {
      SourceModule.identifier(String($0.1))
    }
  }

  /// The files that each assignment lists. The library's own files are first, and the files of its
  /// subspecs follow.
  package func fileGroups(in folder: String) throws(BuildError) -> [[String]] {
    let excluded = values("exclude_files")
    var groups: [[String]] = []
    for wanted in assignments("source_files") {
      let taken = groups.flatMap { $0 }
      groups.append(
        try matching(wanted, besides: excluded, in: folder).filter { !taken.contains($0) })
    }
    return groups
  }

  /// The resources of the library. The files of a resource bundle are in a folder `NAME.bundle`, as
  /// with CocoaPods.
  package func resources(in folder: String) throws(BuildError) -> [SourceModule.Resource] {
    let patterns = values("resources") + values("resource")
    var found: [SourceModule.Resource] = []
    if !patterns.isEmpty {
      found = ResourceFiles.loose(try matching(patterns, besides: [], in: folder))
    }
    for bundle in resourceBundles {
      for var resource in ResourceFiles.loose(
        try matching(bundle.patterns, besides: [], in: folder))
      {
        resource.name = "\(bundle.name).bundle/\(resource.name)"
        if !found.contains(resource) { found.append(resource) }
      }
    }
    return found
  }

  /// The resource bundles that are declared, each with the patterns of its files.
  private var resourceBundles: [(name: String, patterns: [String])] {
    // A name, `=>`, and patterns up to the next name or the end.
    let bundle =
      #/['"]([^'"\n]+)['"]\s*=>\s*((?:['"][^'"\n]*['"]|[\[\]{},\s]|%w)+?)(?=['"][^'"\n]*['"]\s*=>|$)/#
    return (texts("resource_bundles") + texts("resource_bundle")).flatMap { text in
      text.matches(of: bundle).map { (name: String($0.1), patterns: Self.strings($0.2)) }
    }
  }

  private func matching(
    _ patterns: [String], besides excluded: [String], in folder: String
  ) throws(BuildError) -> [String] {
    let globs = patterns.flatMap(Glob.alternatives)
    let others = excluded.flatMap(Glob.alternatives)
    return try FolderFiles(below: folder).paths.filter { path in
      let path = path.relative(to: folder)
      return globs.contains { $0.matches(path) } && !others.contains { $0.matches(path) }
    }
  }

  /// The strings of every assignment to this attribute, including those of subspecs.
  private func values(_ attribute: String) -> [String] { assignments(attribute).flatMap { $0 } }

  private func assignments(_ attribute: String) -> [[String]] { texts(attribute).map(Self.strings) }

  /// The right side of every assignment to this attribute.
  private func texts(_ attribute: String) -> [Substring] {
    let values = #/\.(\w+)\s*=\s*((?:['"][^'"\n]*['"]|[\[\]{},\s]|=>|%w)+)/#
    return text.matches(of: values).filter { $0.1 == attribute }.map(\.2)
  }

  private static func strings(_ text: Substring) -> [String] {
    text.matches(of: #/['"]([^'"\n]*)['"]/#).map { String($0.1) }
  }
}

/// A file pattern in a podspec, with `*`, `**`, `?` and `{a,b}`.
package struct Glob {
  private let pattern: [Character]

  /// Creates one pattern for each alternative in braces. A pattern that ends with a folder means
  /// the files directly inside it.
  package static func alternatives(_ text: String) -> [Glob] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      let isFile = text.lastComponent.contains(".") || text.contains("*")
      let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
      return [Glob(trimmed)] + (isFile ? [] : [Glob(trimmed + "/*")])
    }
    let before = text[..<open]
    let after = text[text.index(after: close)...]
    return text[text.index(after: open)..<close].split(separator: ",").flatMap {
      alternatives("\(before)\($0.drop { $0 == " " })\(after)")
    }
  }

  private init(_ text: String) {
    pattern = Array(text.hasPrefix("./") ? String(text.dropFirst(2)) : text)
  }

  package func matches(_ path: String) -> Bool { Self.match(pattern[...], Array(path)[...]) }

  private static func match(
    _ pattern: ArraySlice<Character>, _ path: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first != "*" {
      guard let next = path.first, next == first || (first == "?" && next != "/") else {
        return false
      }
      return match(pattern.dropFirst(), path.dropFirst())
    }
    let isDeep = pattern.dropFirst().first == "*"
    var rest = pattern.dropFirst(isDeep ? 2 : 1)
    // `**/` also matches an empty text, so that files without any folder match.
    if isDeep, rest.first == "/" { rest = rest.dropFirst() }
    var tail = path
    while true {
      if match(rest, tail) { return true }
      guard let next = tail.popFirst(), isDeep || next != "/" else { return false }
    }
  }
}
