import Glibc

/// A call of the tool with its arguments.
struct Command {
  private let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Runs the command and returns the exit code.
  func run() -> Int32 {
    switch arguments.first {
    case nil, "help", "-h", "--help":
      write(Help.tool, to: 1)
      return 0
    case "port"?:
      if arguments.contains("--help") || arguments.contains("-h") {
        write(Help.port, to: 1)
        return 0
      }
      return attempt { try PortCommand(Array(arguments.dropFirst())).run() }
    case "lint"?:
      if arguments.contains("--help") || arguments.contains("-h") {
        write(Help.lint, to: 1)
        return 0
      }
      return attempt { try LintCommand(Array(arguments.dropFirst())).run() }
    case let unknown?:
      return attempt {
        throw UsageError(
          sentence: "no command named \"\(unknown)\"; \"matchcut-source --help\" shows them")
      }
    }
  }

  private func attempt(_ body: () throws -> Int32) -> Int32 {
    do { return try body() } catch {
      write("matchcut-source: \((error as? UsageError)?.sentence ?? "\(error)")\n", to: 2)
      return 1
    }
  }
}

/// The reason that a call is invalid, in one sentence.
struct UsageError: Error {
  let sentence: String
}

/// Writes the whole text, however long it is.
func write(_ text: String, to descriptor: Int32) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return }
    bytes = bytes.dropFirst(count)
  }
}
