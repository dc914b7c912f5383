import Foundation

/// The program `git`, which is found on PATH.
package struct Git: Sendable {
  let program: String

  /// Throws an error if the folders of `searchPath` do not contain the program.
  package init(
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(RevisionError) {
    guard let program = Toolchain.find("git", in: searchPath) else { throw .noGit }
    self.program = program
  }

  /// The result of a command: its output without the last line end, or the reason why it failed.
  enum Answer: Equatable {
    case output(String)
    /// The last line that git has written about its failure.
    case failure(String)
  }

  /// Runs a command in a folder. Scripts that the repository has installed (hooks) are not run, and
  /// the paths in git's notes are absolute.
  func run(_ arguments: [String], in folder: String) throws(RevisionError) -> Answer {
    let words = ["-C", folder] + Self.settings.flatMap { ["-c", $0] } + arguments
    let result: Program.Result
    do {
      let scratch = try Scratch("git")
      result = try Program(program, words, environment: Self.environment)
        .run(keepingOutputIn: scratch.path)
    } catch let error as BuildError {
      throw .build(error)
    } catch {
      throw .failingGit(reason: (error as? Program.NotStarted)?.reason ?? "\(error)")
    }
    let output = String(decoding: result.output, as: UTF8.self)
    if result.end == .exit(0) {
      return .output(output.hasSuffix("\n") ? String(output.dropLast()) : output)
    }
    let errors = String(decoding: result.errors, as: UTF8.self)
    let lines = errors.split(whereSeparator: \.isNewline).map(String.init)
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.last
    return .failure(line ?? result.end.text)
  }

  private static let settings = ["core.hooksPath=/dev/null", "worktree.useRelativePaths=false"]

  /// The variables of the tool without those that name another repository than the folder's, which
  /// git sets for the scripts that it runs. Messages are in English.
  private static var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    for name in [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
      "GIT_OBJECT_DIRECTORY", "GIT_IMPLICIT_WORK_TREE",
    ] {
      variables[name] = nil
    }
    variables["LC_ALL"] = "C"
    variables["GIT_TERMINAL_PROMPT"] = "0"
    return variables
  }
}
