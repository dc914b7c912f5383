import CAppHost
import Foundation
import SourceBuild
import Stage

/// Runs a command in a process of its own, because the command runs code that may crash, hang or
/// exit.
///
/// If the app dies, the process is started again. The new process repeats the run up to the last
/// complete tick, and the command then continues with a run that has an end (`RunEnd`). Films,
/// traces and checks therefore contain everything up to that tick.
package struct Supervisor {
  /// The program, and its arguments.
  let program: String
  let words: [String]
  /// The files that receive what the command writes; nil if it writes to the tool's own streams.
  var streams: Streams?

  /// The paths of files for standard output and standard error.
  struct Streams {
    let results, messages: String
  }

  package init(program: String, words: [String]) { (self.program, self.words) = (program, words) }

  /// Starts the command line of this process again. Nil if this process is itself supervised.
  package static var own: Supervisor? {
    guard matchcut_run_folder() == nil,
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    return Supervisor(program: path, words: Array(CommandLine.arguments.dropFirst()))
  }

  /// The maximum number of deaths after which the command is continued.
  private static let mostEnds = 64
  /// The number of microseconds between two checks of the process.
  private static let pause: UInt32 = 4_000
  /// The number of microseconds in which an interrupted process can write its stack.
  static let answerTime: UInt32 = 300_000

  /// Runs the command. A tick must end within `timeLimit` seconds of real time.
  func run(timeLimit: Double, output: Output) throws -> ExitCode {
    let folder = try RunFolder()
    var plan = RunLog.Plan()
    var shownRuns = 0
    while true {
      try folder.reset(plan, shownRuns: shownRuns)
      let cause = try end(of: try start(folder), folder, timeLimit)
      let state = folder.state
      if case .exit(let code) = cause, state.phase == .idle {
        // A process that a signal interrupts has a code that is not listed.
        guard let known = ExitCode(rawValue: code) else {
          folder.remove()
          UnfinishedWork.abandon()
          exit(code)
        }
        return known
      }
      guard state.phase != .idle, state.runs > 0, plan.ends.count < Self.mostEnds,
        plan.ends[state.runs - 1] == nil
      else { return try giveUp(cause, folder, output) }
      let end = folder.end(cause)
      if state.runs > shownRuns { show(folder, output) }
      shownRuns = max(shownRuns, state.runs)
      plan.ends[state.runs - 1] = end
      plan.results += folder.results
    }
  }

  /// Writes what the app has printed to standard error, without the message of Swift's runtime.
  private func show(_ folder: RunFolder, _ output: Output) {
    let text = folder.output
    let rest = RuntimeMessage(in: text)?.rest ?? text
    guard rest.contains(where: { !$0.isWhitespace }) else { return }
    output.progress.clear()
    try? FileHandle.standardError.write(contentsOf: Data(rest.utf8))
  }

  /// Reports a death that a repetition cannot explain, for example before the first run.
  private func giveUp(
    _ cause: RunEnd.Cause, _ folder: RunFolder, _ output: Output
  ) throws -> ExitCode {
    let end = folder.end(cause)
    show(folder, output)
    output.report("\(ProgramName.current.place): \(end.sentence)")
    for line in end.details { output.report(line) }
    return .findings
  }

  // MARK: The process

  private func start(_ folder: RunFolder) throws -> pid_t {
    var variables = folder.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    // The first word is the whole path, which stack traces contain.
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    defer { for text in variables + arguments { free(text) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The new process handles the signals in the default way that this process ignores.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let streams {
      // A repetition appends to what the first process has written.
      let flags = O_WRONLY | O_CREAT | O_APPEND
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, streams.results, flags, 0o600)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, streams.messages, flags, 0o600)
    }
    var id = pid_t()
    let failure = posix_spawn(&id, program, &actions, &attributes, &arguments, &variables)
    guard failure == 0 else {
      throw UsageError(
        place: "matchcut",
        found: "'\(program)' cannot be run (\(String(cString: strerror(failure))))",
        expected: "", remedy: "build it again")
    }
    return id
  }

  /// Waits until the process has ended, and ends it if it does not respond.
  private func end(
    of id: pid_t, _ folder: RunFolder, _ timeLimit: Double
  ) throws -> RunEnd.Cause {
    Interruption.pass(to: id)
    defer { Interruption.pass(to: 0) }
    var (last, since) = (RunFolder.State(), ContinuousClock.now)
    var status: Int32 = 0
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id { break }
      if ended < 0, errno != EINTR { return .exit(ExitCode.findings.rawValue) }
      let state = folder.state
      if state != last || state.phase == .idle { (last, since) = (state, .now) }
      if ContinuousClock.now - since > .seconds(timeLimit) {
        _ = matchcut_interrupt(id)
        usleep(Self.answerTime)
        kill(id, SIGKILL)
        waitpid(id, &status, 0)
        return .hang(timeLimit)
      }
      usleep(Self.pause)
    }
    let signal = status & 0x7f
    return signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }
}
