import Foundation

/// The attributes of a CocoaPods specification that list a library's sources.
///
/// A specification is Ruby code. Only assignments of strings and of lists of strings are read.
package struct Podspec {
  private let text: String
  private let file: String

  /// The largest size of a podspec, in bytes.
  private static let limit = 256 << 10

  package init(file: String) {
    self.file = file
    let text = RegularFile.text(file, limit: Self.limit) ?? ""
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
      try GuardedFolder.check(bundle.name, namedIn: GuardedFolder.place(of: bundle.name, in: file))
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
    let globs = try alternatives(of: patterns)
    let others = try alternatives(of: excluded)
    return try FolderFiles(below: folder).paths.filter { path in
      let path = path.relative(to: folder)
      return globs.contains { $0.matches(path) } && !others.contains { $0.matches(path) }
    }
  }

  private func alternatives(of patterns: [String]) throws(BuildError) -> [Glob] {
    var globs: [Glob] = []
    for pattern in patterns {
      guard let found = Glob.alternatives(pattern) else {
        throw .tooManyAlternatives(
          pattern: pattern, limit: Glob.limit, place: GuardedFolder.place(of: pattern, in: file))
      }
      globs += found
    }
    return globs
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
