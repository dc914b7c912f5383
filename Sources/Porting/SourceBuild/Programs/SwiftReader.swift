import Foundation

/// `matchcut-source`, the program that reads Swift.
///
/// The program links the toolchain's SwiftSyntax, so it must run with the libraries of that
/// toolchain.
package struct SwiftReader: Sendable {
  package static let name = "matchcut-source"

  package let program: String
  /// The folders that contain the toolchain's libraries.
  let libraries: [String]

  package init(program: String, toolchain: Toolchain) {
    self.program = program
    libraries = toolchain.libraryFolders
  }

  package var isThere: Bool { Self.runs(program) }

  /// The path of the program that belongs to the tool at `tool`. If the tool was built from source,
  /// the program is beside it. If the tool was installed, the program is in the SDK. Nil if neither
  /// place contains the program.
  package static func path(beside tool: String = SDK.ownPath) -> String? {
    [tool.folderPath, tool.folderPath.folderPath + "/lib/matchcut"].map { "\($0)/\(name)" }
      .first(where: runs)
  }

  /// Runs the program and stores its output and errors in files in `folder`. `timeLimit` is in
  /// seconds.
  package func run(
    _ arguments: [String], keepingOutputIn folder: String, timeLimit: Double? = nil
  ) throws -> Program.Result {
    var environment = ProcessInfo.processInfo.environment
    let known = environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
    environment["LD_LIBRARY_PATH"] = (libraries + known).joined(separator: ":")
    return try Program(program, arguments, environment: environment)
      .run(keepingOutputIn: folder, timeLimit: timeLimit)
  }

  private static func runs(_ path: String) -> Bool { access(path, X_OK) == 0 }
}
