import Foundation
import TemporaryFolders

/// A program run by a test, with its output.
struct Command {
  let status: Int32
  let output: Data
  let errors: String

  /// Runs a program found on PATH until it exits; `environment` is added to the test's environment.
  init(_ words: [String], environment: [String: String] = [:]) throws {
    let folder = TemporaryFolder()
    // The output goes to files, because a full pipe would block the program.
    let files = ["output", "errors"].map { folder.url.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment
      // Swift's package manager leaves files in the folder for temporary files.
      .merging(["TMPDIR": folder.path]) { $1 }.merging(environment) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try Data(contentsOf: files[0])
    errors = try String(contentsOf: files[1], encoding: .utf8)
  }

  /// The Swift compiler driver: the value of `SWIFT` in the environment, or else `swift`.
  static var swift: String { ProcessInfo.processInfo.environment["SWIFT"] ?? "swift" }
}
