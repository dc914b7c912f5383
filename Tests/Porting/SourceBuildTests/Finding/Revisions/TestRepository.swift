import Foundation
import SourceBuild
import TemporaryFolders

/// A git repository in a temporary folder, with commits of fixed authors and dates.
final class TestRepository {
  private let folder = TemporaryFolder()
  /// The folder of the repository.
  var path: String { folder.path(of: "Cards") }

  init() throws {
    try folder.write("", to: "Cards/.keep")
    try git("init", "--quiet", "--initial-branch=main", ".")
  }

  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: "Cards/" + name)
  }

  /// Commits all files.
  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", message)
  }

  @discardableResult
  func git(_ words: String..., in other: String? = nil) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", other ?? path] + words
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
      "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
    ]) { $1 }
    // A test sets this variable, while other tests run.
    process.environment?["GIT_DIR"] = nil
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(words: words) }
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  struct Failed: Error { let words: [String] }

  /// The work trees that git knows, without the repository's own.
  func workTrees() throws -> [String] {
    try git("worktree", "list", "--porcelain").split(separator: "\n")
      .filter { $0.hasPrefix("worktree ") }.dropFirst().map(String.init)
  }

  func repository(around other: String? = nil) throws -> GitRepository {
    try GitRepository(around: other ?? path, git: Git())
  }
}
