import Foundation
import SourceBuild
import Testing

/// Which view controllers the host of a library can create.
struct LibraryHostTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  private func initializer(_ labels: [String], isConvenience: Bool, isFailable: Bool) -> String {
    let parameters = labels.map { #"{"label": "\#($0)", "type": "T", "hasDefault": false}"# }
    return """
      {"parameters": [\(parameters.joined(separator: ","))], "isFailable": \(isFailable),
       "isThrowing": false, "isPrivate": false, "isConvenience": \(isConvenience)}
      """
  }

  /// A class in the form `Name: Super; a b; c?; convenience d`, where each part after the first
  /// lists the labels of an initialiser.
  private func entry(_ text: String) -> String {
    let parts = text.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    let names = parts[0].map { "\"\($0)\"" }
    let initializers = parts.dropFirst().map { words in
      let labels = words.filter { $0 != "convenience" && $0 != "()" }
      return initializer(
        labels.map { $0.replacing("?", with: "") }, isConvenience: words.contains("convenience"),
        isFailable: words.contains { $0.hasSuffix("?") })
    }
    return """
      {"name": \(names[0]), "superclasses": [\(names.dropFirst().joined(separator: ","))],
       "path": "A.swift", "line": 1, "protocols": [], "access": "internal", "isMain": false,
       "isAppDelegate": false, "isGeneric": false, "isViewController": true,
       "initializers": [\(initializers.joined(separator: ","))]}
      """
  }

  /// The names of the classes that can be created.
  private func candidates(_ classes: [String]) throws -> [String] {
    let json = """
      {"version": 1, "module": "Card", "files": [], "rewrites": [], "refusals": [], "tests": [],
       "notes": [], "warnings": [], "leftOut": [], "needSwiftUI": [], "imports": [],
       "classes": [\(classes.map(entry).joined(separator: ","))]}
      """
    let report = try JSONDecoder().decode(PortReport.self, from: Data(json.utf8))
    let library = SourceModule(name: "Card", kind: .library, files: [], folder: fixture.path)
    let host = LibraryHost(
      entry: nil, name: "Card", libraries: [library], reports: ["Card": report])
    let folder = try BuildFolder(root: fixture.path, name: "own", cache: fixture.path + "/cache")
    let error = #expect(throws: BuildError.self) { try host.module(in: folder) }
    guard case .nothingToShow(_, let names)? = error else { return [] }
    return names
  }

  @Test(arguments: [
    ([String](["A UIViewController"]), ["A"]),
    (["A UIViewController; nibName bundle; coder?"], ["A"]),
    (["A UIViewController; coder?"], []),
    (["A UIViewController; nibName bundle; coder?; title"], ["A"]),
    (["A UIViewController; title; coder?"], []),
    (["A UIViewController; title; convenience ()"], ["A"]),
    (["A UIViewController; convenience title"], ["A"]),
    (["A UIViewController; ()?"], []),
    (["A B UIViewController", "B UIViewController; nibName bundle; coder?"], ["A", "B"]),
    (["A B UIViewController; nibName bundle; coder?", "B UIViewController"], ["A", "B"]),
    (["A B UIViewController; nibName bundle; coder?", "B UIViewController; title; coder?"], []),
    (["A B UIViewController; title; coder?", "B UIViewController; (); coder?"], ["B"]),
    (["A UITableViewController; nibName bundle; coder?"], []),
    (["A UITableViewController; nibName bundle; coder?; style"], ["A"]),
  ])
  func `a class is a candidate if it has init()`(_ classes: [String], _ names: [String]) throws {
    #expect(try candidates(classes) == names)
  }
}
