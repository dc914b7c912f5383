import SourcePort
import SwiftSource
import Testing

/// A module's files after a port, in parts that a test can compare.
struct Ported {
  let files: [String]
  /// The contents of the tables: for each class, its entries.
  let tables: [String]
  let report: PortReport

  init(
    _ sources: [String], context: [String] = [], module: String = "App",
    flags: BuildFlags = BuildFlags()
  ) {
    let files = sources.enumerated().map { SourceFile(path: "/\($0 + 1).swift", text: $1) }
    let ported = Porter.port(
      module: module, files: files,
      context: context.enumerated().map { SourceFile(path: "/context\($0).swift", text: $1) },
      flags: flags)
    report = ported.report
    var tables: [String] = []
    self.files = zip(sources, ported.texts).map { source, text in
      guard let text else { return source }
      return Self.withoutTables(String(decoding: text, as: UTF8.self), &tables)
    }
    self.tables = tables
    for (source, text) in zip(sources, ported.texts) {
      guard let text else { continue }
      // At the end of a file, a port adds default implementations of nested protocols, followed by
      // an import.
      let added = Self.lineCount(text) - Self.lineCount(Array(source.utf8))
      #expect((0...3).contains(added), "\(added) lines were added")
    }
  }

  init(_ source: String, context: [String] = []) { self.init([source], context: context) }

  /// The first file, without its tables and the import at its end.
  var text: String { files[0] }
  var refusals: [String] { report.refusals.map { "\($0.line):\($0.column) \($0.construct)" } }
  var notes: [String] { report.notes.map { "\($0.line):\($0.column) \($0.construct)" } }

  private static func lineCount(_ bytes: [UInt8]) -> Int { bytes.filter { $0 == 10 }.count }

  private static let tableStart = "@section(\".init_array\")"
  private static let importLine = "\n@_spi(Ported) import UIKit\n"

  private static func withoutTables(_ text: String, _ tables: inout [String]) -> String {
    var text = text
    if text.hasSuffix(importLine) { text.removeLast(importLine.count) }
    while let start = text.firstRange(of: tableStart) {
      var depth = 0
      var end = start.upperBound
      while end < text.endIndex {
        if text[end] == "{" { depth += 1 }
        if text[end] == "}" { depth -= 1 }
        end = text.index(after: end)
        if depth == 0, text[text.index(before: end)] == "}" { break }
      }
      tables.append(entries(String(text[start.lowerBound..<end])))
      if end < text.endIndex, text[end] == " " { end = text.index(after: end) }
      var begin = start.lowerBound
      while begin > text.startIndex {
        let before = text.index(before: begin)
        guard text[before] == " " || text[before] == ";" else { break }
        begin = before
        if text[before] == ";" { break }
      }
      if text[begin] != ";" { begin = start.lowerBound }
      text.removeSubrange(begin..<end)
    }
    return text
  }

  /// A class and its entries, such as `Flip: c.method(…)`, read from a table's text.
  private static func entries(_ table: String) -> String {
    guard let open = table.firstRange(of: "register("), let close = table.firstRange(of: ") { ")
    else { return table }
    let head = table[open.upperBound..<close.lowerBound]
    let name = head.split(separator: ",")[0].dropLast(".self".count)
    let module = head.contains("module: nil") ? " (no module)" : ""
    var list = String(table[close.upperBound...].dropLast(" } }".count))
    if list == "_ in" { list = "" }
    if list.hasPrefix("c in ") { list.removeFirst("c in ".count) }
    return name + module + ": " + list
  }
}
