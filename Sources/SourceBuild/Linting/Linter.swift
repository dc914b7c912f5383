import Foundation

/// Checks Swift source as it stands: `matchcut-source lint` does it.
package struct Linter: Sendable {
  package let reader: SwiftReader

  package init(reader: SwiftReader) { self.reader = reader }

  /// The linter of the tool at `tool`.
  package init(beside tool: String = SDK.ownPath) throws(BuildError) {
    guard let program = SwiftReader.path(beside: tool) else { throw .noReader(tool: tool) }
    let toolchain = try Toolchain()
    // An SDK's program fits one version of SwiftSyntax alone.
    if let sdk = try? SDK.describe(tool: tool) { try sdk.check(toolchain) }
    self.init(reader: SwiftReader(program: program, toolchain: toolchain))
  }

  package struct Report: Equatable, Sendable {
    /// The findings and their number; empty where no file was read.
    package var output: String
    /// A sentence for each file that was not read whole.
    package var failures: [String]
    /// 0: nothing, or notes alone; 1: warnings; 2: a file was not read whole.
    package var exitCode: Int32
  }

  /// Checks files, and all Swift files below folders; `json` asks for one JSON object as output.
  package func check(_ names: [String], json: Bool) throws(BuildError) -> Report {
    let folder = NSTemporaryDirectory()
    let result: Program.Result
    do {
      result = try reader.run(
        ["lint"] + (json ? ["--json"] : []) + ["--"] + names, keepingOutputIn: folder)
    } catch {
      throw .lintFailed(reason: "\(reader.program) does not run")
    }
    let errors = String(decoding: result.errors, as: UTF8.self)
    let lines = errors.split(separator: "\n").map(String.init)
    switch result.end {
    case .exit(let code) where 0...2 ~= code:
      return Report(
        output: String(decoding: result.output, as: UTF8.self), failures: lines, exitCode: code)
    case .signal(let signal):
      throw .killed(program: SwiftReader.name, signal: signal, module: "the files")
    default:
      if errors.contains(Disk.fullWords) { throw .diskFull(path: folder) }
      throw .lintFailed(reason: lines.first ?? "without a word")
    }
  }
}
