/// A module that a file names in an `import`.
package struct ImportedModule: Equatable, Sendable {
  package var name: String
  package var file: String
  package var line: Int

  package init(name: String, file: String, line: Int) {
    (self.name, self.file, self.line) = (name, file, line)
  }

  /// The name of the file, without its folder.
  package var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
}

/// An import of a module that is not available.
package struct MissingImport: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// Apple has a framework of this name; Matchcut does not.
    case appleFramework
    case notFound
    /// The module is a target in Objective-C or C of the same package.
    case objectiveC
    /// The file needs more of SwiftUI than Matchcut has.
    case swiftUI
    /// The module is in a package at this URL that has not been fetched.
    case notFetched(url: String)
    /// The project lists the package of the module, at this address, but the package was not found.
    /// A Podfile lists pods without an address.
    case listed(package: String, address: String?)
  }

  package var imported: ImportedModule
  package var reason: Reason

  package init(_ imported: ImportedModule, _ reason: Reason) {
    (self.imported, self.reason) = (imported, reason)
  }
}

extension MissingImport {
  /// The file and the line.
  package var place: String { "\(imported.file):\(imported.line)" }

  /// What is wrong with the import, as a clause.
  package var text: String {
    switch reason {
    case .appleFramework:
      "'import \(imported.name)' names an Apple framework that Matchcut does not have"
    case .notFound: "'import \(imported.name)' names a module that was not found"
    case .objectiveC:
      "'import \(imported.name)' names a target in Objective-C or C, which Matchcut does not build"
    case .swiftUI: "Matchcut has only UIHostingController of SwiftUI"
    case .notFetched(let url):
      "'import \(imported.name)' needs the package \(url), which has not been fetched"
    case .listed(let package, let address):
      "'import \(imported.name)' names a module that was not found; the project lists its "
        + (address.map { "package \($0)" } ?? "pod \(package)")
    }
  }

  /// A message about a file that is left out because of this import. `use` says which names the file
  /// uses.
  package func note(_ use: String = "") -> String {
    "\(place): \(text)\(use); the file is left out of the build"
  }

  package var remedy: String {
    switch reason {
    case .appleFramework, .objectiveC, .swiftUI:
      "put the code that uses \(imported.name) inside '#if canImport(\(imported.name))'"
    case .notFound: "put the module into a package and add that package as a dependency by path"
    case .notFetched, .listed:
      "clone the package into a folder and name the folder with --packages; 'matchcut packages PATH' "
        + "prints the command"
    }
  }

  /// The module's name and a description, as in `Combine, an Apple framework that Matchcut does not
  /// have`.
  var module: String {
    switch reason {
    case .appleFramework: "\(imported.name), an Apple framework that Matchcut does not have"
    case .notFound: "\(imported.name), a module that was not found"
    case .objectiveC: "\(imported.name), a target in Objective-C or C"
    case .swiftUI: "SwiftUI, of which Matchcut has only UIHostingController"
    case .notFetched(let url): "\(imported.name) of the package \(url), which has not been fetched"
    case .listed(let package, let address):
      "\(imported.name) of the \(address.map { "package \($0)" } ?? "pod \(package)"), which was not "
        + "found"
    }
  }
}

extension [MissingImport] {
  /// The imports in the order of the number of files that import the module, the largest first.
  package var byNumberOfFiles: [MissingImport] {
    let files = Dictionary(grouping: self, by: \.module).mapValues { Set($0.map(\.imported.file)) }
    let order = reduce(into: [String]()) { if !$0.contains($1.module) { $0.append($1.module) } }
      .enumerated()
      .sorted {
        let (left, right) = (files[$0.element]?.count ?? 0, files[$1.element]?.count ?? 0)
        return (right, $0.offset) < (left, $1.offset)
      }
    return order.flatMap { name in filter { $0.module == name.element } }
  }

  /// The number of files with these imports.
  package var fileCount: Int { Set(map(\.imported.file)).count }

  /// Which file imports which module, as in `A.swift and B.swift import Combine, an Apple framework
  /// that Matchcut does not have`. The module that most files import is the first.
  package var reasons: String {
    var order: [String] = []
    var files: [String: [String]] = [:]
    for missing in byNumberOfFiles {
      if files[missing.module] == nil { order.append(missing.module) }
      files[missing.module, default: []].append(missing.imported.fileName)
    }
    return order.map { module in
      let names = files[module] ?? []
      let subject = names.count > Self.mostNames ? "\(names.count) files" : names.joined
      return "\(subject) import\(names.count == 1 ? "s" : "") \(module)"
    }.joined(separator: "; ")
  }

  /// The largest number of files that a sentence names.
  private static var mostNames: Int { 4 }
}
