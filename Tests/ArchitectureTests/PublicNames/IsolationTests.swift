import Foundation
import TemporaryFolders
import Testing

/// On iOS, the compiler accepts nonisolated Swift 5 code that uses UIKit. The same code has to
/// compile with Matchcut.
@Suite struct IsolationTests {
  @Test func `nonisolated Swift 5 code can use every member`() throws {
    let uses = try SymbolGraph.graphs().flatMap { graph in Self.uses(in: graph.symbols) }
    #expect(uses.count > 3000)

    for error in try Self.isolationErrors(in: uses) { Issue.record("\(error)") }
  }

  @Test func `a member that only isolated code can use is found`() throws {
    let errors = try Self.isolationErrors(
      in: ["@MainActor static var page = 1", "func use() -> Int { Self.page }"])

    #expect(errors.count == 1)
  }

  /// Functions, each of which uses one member.
  private static func uses(in symbols: [Graph.Symbol]) -> [String] {
    let types = Dictionary(symbols.map { ($0.name, $0.typeKind) }) { first, _ in first }
    var uses: [String] = []
    for symbol in symbols {
      guard let kind = types[symbol.owner] ?? nil, let last = symbol.pathComponents.last else {
        continue
      }
      let type = kind == "protocol" ? "any \(symbol.owner)" : symbol.owner
      let name = last.replacing("()", with: "")
      let (number, parameters) = (uses.count, "(_ x: \(type), _ y: \(type))")
      switch symbol.kind.identifier {
      case "swift.property":
        uses.append("func use\(number)\(parameters) { let v = x.\(name); _ = v }")
        if kind == "class" {
          uses.append("func set\(number)\(parameters) { x.\(name) = y.\(name) }")
        }
      case "swift.method":
        uses.append("func use\(number)\(parameters) { let v = x.\(name); _ = v }")
      case "swift.type.property", "swift.type.method", "swift.init":
        uses.append("func use\(number)() { let v = \(symbol.owner).\(name); _ = v }")
      default: continue
      }
    }
    return uses
  }

  /// The compiler's errors about isolation. Other errors are ignored, because some of the functions
  /// use members that are generic, cannot be set or are unavailable.
  private static func isolationErrors(in functions: [String]) throws -> [Substring] {
    let folder = TemporaryFolder()
    let file = folder.path(of: "Uses.swift")
    let source = ["import UIKit", "struct Uses {"] + functions + ["}"]
    try folder.write(source.joined(separator: "\n"), to: "Uses.swift")
    let command = try Command(
      ["\(Command.swift)c", "-swift-version", "5", "-typecheck", file]
        + (try SymbolGraph.searchPaths()))
    return command.errors.split(separator: "\n").filter {
      $0.hasPrefix(file) && $0.contains(" error: ") && $0.contains("isolated")
    }
  }
}
