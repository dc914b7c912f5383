import Foundation

/// Checks Swift source without running it. The linter runs the program `matchcut-source lint`.
package struct Linter: Sendable {
  package let reader: SwiftReader

  package init(reader: SwiftReader) { self.reader = reader }

  /// Creates the linter that belongs to the tool at the path `tool`.
  package init(beside tool: String = SDK.ownPath) throws(BuildError) {
    guard let program = SwiftReader.path(beside: tool) else { throw .noReader(tool: tool) }
    let toolchain = try Toolchain()
    // The program in an SDK works only with one version of SwiftSyntax.
    if let sdk = try? SDK.describe(tool: tool) { try sdk.check(toolchain) }
    self.init(reader: SwiftReader(program: program, toolchain: toolchain))
  }

  package struct Report: Equatable, Sendable {
    /// The findings and their number, as text; empty if no file was read.
    package var output: String
    /// A sentence for each file that could not be read completely.
    package var failures: [String]
    /// The exit code: 2 if a file could not be read completely, 1 if all files were read and there
    /// are warnings, and 0 if all files were read and there are only notes or no findings.
    package var exitCode: Int32
  }

  /// Checks the files, and all Swift files in the folders, at the paths `names`. If `json` is true,
  /// the output is one JSON object.
  package func check(_ names: [String], json: Bool) throws(BuildError) -> Report {
    // The program would wait for the end of a named pipe. It reports other files that it cannot
    // read.
    for name in names {
      if FileKind(name) == .special { throw .unusableFile(path: name, .special) }
      do throws(BuildError) { _ = try FolderFiles(below: name) } catch {
        if case .unusableFile = error { throw error }
      }
    }
    let scratch = try Scratch("lint")
    let folder = scratch.path
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
      if errors.contains(Disk.fullWords) { throw .diskFull(path: NSTemporaryDirectory()) }
      throw .lintFailed(reason: lines.first ?? "without a message")
    }
  }
}
