import Foundation

/// Runs another program and waits until it ends.
///
/// The program belongs to the tool's process group, so that a keyboard interrupt ends both
/// processes. If another signal ends the tool, `UnfinishedWork` ends the program.
package struct Program: Sendable {
  package var path: String
  package var arguments: [String]
  /// The environment variables; nil selects the tool's variables.
  package var environment: [String: String]?

  package init(_ path: String, _ arguments: [String] = [], environment: [String: String]? = nil) {
    (self.path, self.arguments, self.environment) = (path, arguments, environment)
  }

  package enum End: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
    case tooSlow

    /// The end as a clause, such as `it ended with exit code 1`.
    package var text: String {
      switch self {
      case .exit(let code): "it ended with exit code \(code)"
      case .signal(let number): "it was ended by signal \(number)"
      case .tooSlow: "it did not end in time"
      }
    }
  }

  package struct Result: Equatable, Sendable {
    package var end: End
    package var output = Data()
    package var errors = Data()
  }

  package struct NotStarted: Error {
    var reason: String
  }

  /// Runs the program and collects its output and errors in files in `folder`. `timeLimit` is in
  /// seconds.
  package func run(keepingOutputIn folder: String, timeLimit: Double? = nil) throws -> Result {
    let paths = ["output", "errors"].map { "\(folder)/\($0)-\(UUID().uuidString)" }
    for path in paths { UnfinishedWork.add(file: path) }
    defer {
      for path in paths {
        unlink(path)
        UnfinishedWork.remove(file: path)
      }
    }
    let end = try run(output: paths[0], errors: paths[1], timeLimit: timeLimit)
    return Result(
      end: end, output: FileManager.default.contents(atPath: paths[0]) ?? Data(),
      errors: FileManager.default.contents(atPath: paths[1]) ?? Data())
  }

  /// Runs the program with the tool's own streams. The program's output is written to standard
  /// error.
  package func run() throws -> End { try run(output: nil, errors: nil, timeLimit: nil) }

  private func run(output: String?, errors: String?, timeLimit: Double?) throws -> End {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let creates = O_WRONLY | O_CREAT | O_TRUNC
    if let output {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, creates, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }
    if let errors {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, creates, 0o600)
    }

    // A program that keeps the tool's pipes open would keep the processes waiting that read them.
    for file in Self.openFiles { posix_spawn_file_actions_addclose(&actions, file) }

    let variables = environment ?? ProcessInfo.processInfo.environment
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var pairs = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + pairs { free(text) } }
    var id = pid_t()
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let failure = posix_spawn(&id, path, &actions, &attributes, &words, &pairs)
    guard failure == 0 else { throw NotStarted(reason: String(cString: strerror(failure))) }
    UnfinishedWork.add(program: id)
    let end = wait(for: id, timeLimit)
    UnfinishedWork.remove(program: id)
    // The tool is being ended, so nothing more is reported.
    while UnfinishedWork.isAbandoned { sleep(1) }
    return end
  }

  /// The tool's open files, except its standard streams.
  private static var openFiles: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { Int32($0) }.filter { $0 > STDERR_FILENO }.sorted()
  }

  /// Attributes that make the new process handle signals in the default way, including the signals
  /// that the tool ignores.
  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    return attributes
  }

  private func wait(for id: pid_t, _ timeLimit: Double?) -> End {
    let start = ContinuousClock.now
    var status: Int32 = 0
    while true {
      let ended = waitpid(id, &status, timeLimit == nil ? 0 : WNOHANG)
      if ended == id { break }
      if ended < 0 && errno != EINTR { return .exit(-1) }
      if let timeLimit, ContinuousClock.now - start > .seconds(timeLimit) {
        ProcessTree(id).kill()
        waitpid(id, &status, 0)
        return .tooSlow
      }
      if timeLimit != nil { usleep(Self.pause) }
    }
    let signal = status & 0x7f
    return signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }

  /// If a program has a time limit, it is checked at intervals of this many microseconds.
  private static let pause: UInt32 = 5_000
}
