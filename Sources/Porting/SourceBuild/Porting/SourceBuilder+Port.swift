import Foundation

/// The places in a source set that `Porter` rewrites, and the places that it cannot rewrite.
package struct PortSummary: Codable, Equatable, Sendable {
  package struct Line: Codable, Equatable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int
    package var construct: String
    /// The text that replaces the construct, or the reason why it cannot be rewritten.
    package var text: String
  }

  package var rewrites: [Line] = []
  package var refusals: [Line] = []
  /// Code that compiles but has no effect in Matchcut.
  package var warnings: [Line] = []
  /// The imports of missing modules. A build leaves out a file only if it does not compile without
  /// the module.
  package var leftOut: [Line] = []
  /// The number of lines that were read.
  package var lines = 0

  /// The summary as text. There is one line per place, and the totals follow.
  package var text: String {
    let lines =
      rewrites.map { ("", $0) } + warnings.map { ("warning: ", $0) }
      + refusals.map { ("cannot be rewritten: ", $0) }
      + leftOut.map { ("the file is left out if it needs the module: ", $0) }
    let count = Set(leftOut.map(\.path)).count
    let left = count == 0 ? "" : ", \(count) file\(count == 1 ? "" : "s") perhaps left out"
    return lines.map { kind, line in
      "\(line.path):\(line.line):\(line.column): \(line.construct): \(kind)\(line.text)\n"
    }.joined() + "\(rewrites.count) rewritten, \(refusals.count) refused\(left)\n"
  }

  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension SourceBuilder {
  /// Ports the set's own modules and writes the new texts to a temporary folder. Files that a build
  /// leaves out are not ported. If a build leaves out everything, all files are ported.
  package func port(_ set: SourceSet) throws(BuildError) -> PortSummary {
    var set = ExistingModules(sdk: sdk, toolchain: toolchain).renamed(set)
    let usable = try? UsableSources(
      set, sdk: sdk, toolchain: toolchain, forTests: false, triesFiles: false)
    let left = usable?.set.own.flatMap(\.leftOut) ?? []
    let scratch = try Scratch("port")
    try set.addModelClasses(report: options.report) { "\(scratch.path)/generated/\($0)" }
    let porter = Porter(reader: SwiftReader(program: sdk.porter, toolchain: toolchain))
    var summary = PortSummary()
    summary.leftOut = left.map(PortSummary.Line.init)
    for var module in set.own where module.kind != .tests {
      module.files.removeAll { file in left.contains { $0.imported.file == file } }
      for file in module.files { try RegularFile.checkSource(file) }
      let report = try porter.port(
        module, with: set.closure(of: module.dependencies), into: scratch.path)
      for file in module.files {
        let text = RegularFile.contents(file) ?? Data()
        summary.lines += text.filter { $0 == UInt8(ascii: "\n") }.count
      }
      summary.rewrites += report.rewrites.map(PortSummary.Line.init)
      summary.warnings += report.warnings.map(PortSummary.Line.init)
      summary.leftOut += (report.leftOut + report.needSwiftUI).map(PortSummary.Line.init)
      summary.refusals += report.refusals.map(PortSummary.Line.init)
    }
    return summary
  }
}

extension PortSummary.Line {
  fileprivate init(_ remark: PortReport.Remark) {
    self.init(
      path: remark.path, line: remark.line, column: remark.column, construct: remark.construct,
      text: remark.text)
  }

  fileprivate init(_ refusal: PortReport.Refusal) {
    self.init(
      path: refusal.path, line: refusal.line, column: refusal.column,
      construct: refusal.construct, text: refusal.reason)
  }
}

extension PortSummary.Line {
  fileprivate init(_ missing: MissingImport) {
    self.init(
      path: missing.imported.file, line: missing.imported.line, column: 1,
      construct: "import \(missing.imported.name)", text: missing.text)
  }
}
