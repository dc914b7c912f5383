import FoundationEssentials
import SwiftSource

extension PortReport {
  init(_ module: ModuleIndex, _ changes: Changes, files: [String]) {
    let texts = zip(files, module.files).map { path, file in
      let imported = file.imports.compactMap { $0.path.first?.name.text }
      return File(path: path, ported: nil, importsUIKit: imported.contains("UIKit"))
    }
    self.init(module: module.name, files: texts)
    rewrites = Self.placed(changes.rewrites, module)
    notes = Self.placed(changes.notes, module)
    warnings = Self.placed(changes.warnings, module)
    refusals = Self.placed(changes.refusals, module).map {
      Refusal(
        path: $0.path, line: $0.line, column: $0.column, construct: $0.construct, reason: $0.text)
    }
    needSwiftUI = Self.placed(changes.needSwiftUI, module)
    leftOut = Self.placed(changes.leftOut, module)
    let names = module.own.flatMap { $0.file.imports }.compactMap { $0.path.first?.name.text }
    imports = Set(names).sorted()
    classes = Class.all(in: module)
    tests = TestCase.all(in: module)
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
    lines += (leftOut + needSwiftUI).map {
      "\($0.path):\($0.line):\($0.column): left out: \($0.construct): \($0.text)"
    }
    lines.append(
      "\(rewrites.count) rewritten, \(refusals.count) refused in \(files.count) "
        + (files.count == 1 ? "file" : "files"))
    return lines.joined(separator: "\n") + "\n"
  }
}
