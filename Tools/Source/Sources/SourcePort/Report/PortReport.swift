import FoundationEssentials
import SwiftSource

/// The printed report on what a port changed and found.
package struct PortReport: Codable, Equatable, Sendable {
  package struct File: Codable, Equatable, Sendable {
    package let path: String
    /// The path of the new text; nil for a file that does not change.
    package var ported: String?
    /// Whether the file imports UIKit. On iOS, a file does not need to import UIKit if a
    /// framework's umbrella header imports UIKit.
    package let importsUIKit: Bool
  }

  /// A construct and its place in the source. Lines and columns count from 1; the column counts
  /// bytes.
  package struct Remark: Codable, Equatable, Sendable {
    package let path: String
    package let line: Int
    package let column: Int
    package let construct: String
    package let text: String
  }

  /// A construct that cannot be rewritten.
  package struct Refusal: Codable, Equatable, Sendable {
    package let path: String
    package let line: Int
    package let column: Int
    package let construct: String
    package let reason: String
  }

  package let version: Int
  package let module: String
  package var files: [File]
  package let rewrites: [Remark]
  package let notes: [Remark]
  /// Code that compiles but has no effect in Matchcut.
  package let warnings: [Remark]
  package let refusals: [Refusal]
  /// The imported modules, without duplicates, sorted.
  package let imports: [String]
  package let classes: [ClassFacts]
  package let tests: [TestFacts]
}

extension PortReport {
  init(_ module: ModuleIndex, _ changes: Changes, files: [String]) {
    version = 1
    self.module = module.name
    self.files = zip(files, module.files).map { path, file in
      let imported = file.imports.compactMap { $0.path.first?.name.text }
      return File(path: path, ported: nil, importsUIKit: imported.contains("UIKit"))
    }
    rewrites = Self.placed(changes.rewrites, module)
    notes = Self.placed(changes.notes, module)
    warnings = Self.placed(changes.warnings, module)
    refusals = Self.placed(changes.refusals, module).map {
      Refusal(
        path: $0.path, line: $0.line, column: $0.column, construct: $0.construct, reason: $0.text)
    }
    let names = module.own.flatMap { $0.file.imports }.compactMap { $0.path.first?.name.text }
    imports = Set(names).sorted()
    classes = ClassFacts.all(in: module)
    tests = TestFacts.all(in: module)
  }

  /// The remarks, sorted by file and place.
  private static func placed(_ remarks: [Changes.Remark], _ module: ModuleIndex) -> [Remark] {
    remarks.enumerated().sorted {
      ($0.element.file, $0.element.offset, $0.offset) < (
        $1.element.file, $1.element.offset, $1.offset
      )
    }.map { _, remark in
      let source = module.files[remark.file].source
      let (line, column) = source.lines.position(of: remark.offset)
      return Remark(
        path: source.path, line: line, column: column, construct: remark.construct,
        text: remark.text)
    }
  }

  /// The report as one JSON object with sorted keys.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// One line for each construct, in the format of compiler messages. Refused constructs come last.
  package var text: String {
    var lines = rewrites.map {
      "\($0.path):\($0.line):\($0.column): \($0.construct): "
        + ($0.text.isEmpty ? "removed" : $0.text)
    }
    lines += notes.map { "\($0.path):\($0.line):\($0.column): note: \($0.construct): \($0.text)" }
    lines += warnings.map {
      "\($0.path):\($0.line):\($0.column): warning: \($0.construct): \($0.text)"
    }
    lines += refusals.map {
      "\($0.path):\($0.line):\($0.column): refused: \($0.construct): \($0.reason)"
    }
    lines.append(
      "\(rewrites.count) rewritten, \(refusals.count) refused in \(files.count) "
        + (files.count == 1 ? "file" : "files"))
    return lines.joined(separator: "\n") + "\n"
  }
}
