import Foundation
import SwiftSource
import Testing

/// The default implementations of UIKit's optional methods are made from one table.
struct OptionalMethodsTests {
  private static let table = "Sources/Frameworks/OptionalMethods.txt"
  private static let folder = "Sources/Frameworks/UIKit/Names/OptionalMethods"
  private static let start = "  // Made from OptionalMethods.txt by 'make graph'.\n"
  private static let end = "  // The end of the made lines.\n"

  @Test func `the checked-in default implementations match the table`() throws {
    let made = try Self.made()
    let root = ProjectSources.root
    if ProcessInfo.processInfo.environment["MATCHCUT_WRITE_GRAPH"] == "1" {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(Self.folder), withIntermediateDirectories: true)
      for (path, text) in made {
        try text.write(
          to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
      }
    }
    for (path, text) in made.sorted(by: { $0.key < $1.key }) {
      let current = try? String(
        contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let isCurrent = current == text
      #expect(isCurrent, "\(path) is out of date; run 'make graph'")
    }
    let files = try ProjectSources.files(below: Self.folder).map(\.path)
    #expect(Set(files).isSubset(of: made.keys), "a protocol has left the table")
  }

  /// The text of each file that has made lines, by path.
  private static func made() throws -> [String: String] {
    let text = try String(
      contentsOf: ProjectSources.root.appendingPathComponent(table), encoding: .utf8)
    let table = try OptionalMethodTable(text)
    let files = try ProjectSources.files(below: "Sources/Frameworks/UIKit").filter {
      !$0.path.hasPrefix(folder)
    }
    var made: [String: String] = [:]
    var methods: [String: [(OptionalMethodCode.Declared, OptionalMethodTable.Method)]] = [:]
    for entry in table.protocols {
      let file = try #require(
        files.first { $0.text.contains("public protocol \(entry.name):") }, "\(entry.name)")
      let declared = OptionalMethodCode.Declared.all(in: source(file), type: entry.name)
      methods[entry.name] = try pairs(entry, declared)
      var code = OptionalMethodCode()
      for (method, row) in methods[entry.name] ?? [] {
        code.add(method, row, access: "public", forwardedAs: entry.name)
      }
      made["\(folder)/\(entry.name)+Optional.swift"] = """
        // Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
        // counts as not implemented.

        extension \(entry.name) {
        \(code.lines.joined(separator: "\n"))
        }

        """
    }
    for entry in table.classes {
      let file = try #require(
        files.first { file in
          [":", "<"].contains { file.text.contains("open class \(entry.name)\($0)") }
        }, "\(entry.name)")
      let parts = try #require(Parts(file.text), "\(file.path) has no made lines")
      let own = SourceFile(path: file.path, text: parts.before + parts.after)
      let names = Set(OptionalMethodCode.Declared.all(in: own, type: entry.name).map(\.name))
      var code = OptionalMethodCode()
      for (method, row) in entry.conformances.flatMap({ methods[$0] ?? [] })
      where !names.contains(method.name) {
        code.add(method, row, access: "open", forwardedAs: nil)
      }
      made[file.path] =
        parts.before + start + code.lines.joined(separator: "\n") + "\n" + end + parts.after
    }
    return made
  }

  /// The text before and after the made lines of a file.
  private struct Parts {
    var before: String
    var after: String

    init?(_ text: String) {
      guard let first = text.range(of: start), let last = text.range(of: end) else { return nil }
      before = String(text[..<first.lowerBound])
      after = String(text[last.upperBound...])
    }
  }

  private static func source(_ file: ProjectSources.File) -> SourceFile {
    SourceFile(path: file.path, text: file.text)
  }

  /// Each method of the table with the protocol's requirement.
  private static func pairs(
    _ entry: OptionalMethodTable.Entry, _ declared: [OptionalMethodCode.Declared]
  ) throws -> [(OptionalMethodCode.Declared, OptionalMethodTable.Method)] {
    var rest = declared
    return try entry.methods.map { method in
      let index = try #require(
        rest.firstIndex { $0.name == method.name }, "\(entry.name) lacks \(method.name)")
      return (rest.remove(at: index), method)
    }
  }
}
