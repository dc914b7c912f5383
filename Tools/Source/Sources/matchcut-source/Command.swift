import Glibc

/// A call of the tool with its arguments.
struct Command {
  private let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Runs the command and returns the exit code.
  func run() -> Int32 {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case nil, "help", "-h", "--help": return show(Help.tool)
    case "port"?:
      return asksForHelp ? show(Help.port) : attempt { try PortCommand(rest).run() }
    case "lint"?:
      // The exit codes 1 and 2 report the results of the check, so a failure has the exit code 3.
      return asksForHelp
        ? show(Help.lint) : attempt(failure: 3) { try LintCommand(rest).run() }
    case "branch"?:
      return asksForHelp ? show(Help.branch) : attempt { try BranchCommand(rest).run() }
    case let unknown?:
      return attempt {
        throw UsageError(
          sentence: "no command named \"\(unknown)\"; \"matchcut-source --help\" shows them")
      }
    }
  }

  private var asksForHelp: Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private func show(_ help: String) -> Int32 {
    attempt {
      try write(help, to: STDOUT_FILENO)
      return 0
    }
  }

  private func attempt(failure: Int32 = 1, _ body: () throws -> Int32) -> Int32 {
    do { return try body() } catch {
      // If writing to standard error fails, there is no place left to report it.
      try? write(
        "matchcut-source: \((error as? UsageError)?.sentence ?? "\(error)")\n", to: STDERR_FILENO)
      return failure
    }
  }
}

/// The reason that a call is invalid, in one sentence.
struct UsageError: Error {
  let sentence: String
}

/// Writes the whole text, however long it is. Throws an error if the text cannot be written.
func write(_ text: String, to descriptor: Int32) throws {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else {
      throw UsageError(
        sentence: "the output cannot be written: \(String(cString: strerror(errno)))")
    }
    bytes = bytes.dropFirst(count)
  }
}
