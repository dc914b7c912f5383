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
    /// The module is in a package at this URL that has not been fetched.
    case notFetched(url: String)
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
    case .notFetched(let url):
      "'import \(imported.name)' needs the package \(url), which has not been fetched"
    }
  }

  package var remedy: String {
    switch reason {
    case .appleFramework, .objectiveC:
      "put the code that uses \(imported.name) inside '#if canImport(\(imported.name))'"
    case .notFound: "put the module into a package and add that package as a dependency by path"
    case .notFetched: "clone the package and add it as a dependency by path"
    }
  }

  /// The module's name and a description, as in `SwiftUI, an Apple framework that Matchcut does not
  /// have`.
  fileprivate var module: String {
    switch reason {
    case .appleFramework: "\(imported.name), an Apple framework that Matchcut does not have"
    case .notFound: "\(imported.name), a module that was not found"
    case .objectiveC: "\(imported.name), a target in Objective-C or C"
    case .notFetched(let url): "\(imported.name) of the package \(url), which has not been fetched"
    }
  }
}

extension [MissingImport] {
  /// Which file imports which module, as in `A.swift and B.swift import SwiftUI, an Apple framework
  /// that Matchcut does not have`.
  package var reasons: String {
    var order: [String] = []
    var files: [String: [String]] = [:]
    for missing in self {
      if files[missing.module] == nil { order.append(missing.module) }
      files[missing.module, default: []].append(missing.imported.fileName)
    }
    return order.map { module in
      let names = files[module] ?? []
      return "\(names.joined) import\(names.count == 1 ? "s" : "") \(module)"
    }.joined(separator: "; ")
  }
}
