import Foundation
import TemporaryFolders

/// The tool that was built together with the tests, run as a process in a temporary folder.
final class BuiltTool {
  private let temporary = TemporaryFolder()
  var folder: String { temporary.path }

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The paths of the files, relative to the folder, including hidden ones.
  var files: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { !["out.log", "errors.log"].contains($0) }
  }

  /// Runs a shell command in which `$tool` is the tool; `meanwhile` receives the process's number.
  func run(
    _ line: String, meanwhile: (pid_t) throws -> Void = { _ in }
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["tool": try Self.path()]) {
      $1
    }
    let (output, errors) = (try log("out.log"), try log("errors.log"))
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    do {
      try meanwhile(process.processIdentifier)
    } catch {
      process.terminate()
      throw error
    }
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try text("out.log"), errors: try text("errors.log")
    )
  }

  /// Waits for a condition, for `timeout` seconds at most.
  static func wait(timeout: Double = 60, until isSo: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(timeout)
    while !isSo() {
      guard ContinuousClock.now < end else { throw TooLate() }
      usleep(5_000)
    }
  }

  struct TooLate: Error {}

  private static func path() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().path + "/matchcut"
  }

  private func log(_ name: String) throws -> FileHandle {
    let path = folder + "/" + name
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }
}
