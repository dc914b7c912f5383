import CAppHost
import Foundation
import Preview
import SourceBuild
import Stage

/// The process that serves the page of an app, until another process replaces it.
package struct ServedApp {
  private let process: Process
  private let input = Pipe()
  private let written = Pipe()
  private var words: [String]
  /// The token in the address; nil if there is none.
  private var token: String?
  /// The path of the user's code; nil if the process runs this executable's own demos or app.
  private let path: String?
  private let states: String
  private let folder: RunFolder
  private var isEndReported = false
  /// The tick in progress, and the time at which it began.
  private var tick: (state: RunFolder.State, since: ContinuousClock.Instant)?
  private var isHangReported = false
  private var shownOutput: UInt64 = 0
  /// The number of checks for which the output has been withheld.
  private var withheldChecks = 0

  /// The number of checks for which output is withheld that begins like a message about a crash. If
  /// the app still runs then, it has printed the text itself.
  private static let mostWithheldChecks = 50

  /// The real time, in seconds, within which a tick of a served app must end.
  static let longestTick = 2.0

  /// The number of times that the tool checks whether a replaced build has ended. `shutdownPause`
  /// is the number of microseconds between two checks. The build stores the states of its pages
  /// before it ends.
  private static let shutdownChecks = 300
  private static let shutdownPause: UInt32 = 10_000

  /// Starts a program with the given arguments.
  init(_ program: String, _ words: [String], path: String?) throws {
    try self.init(
      program, words, path: path,
      states: NSTemporaryDirectory() + "matchcut-pages-\(getpid()).json", goingOn: false)
  }

  private init(
    _ program: String, _ words: [String], path: String?, states: String, goingOn: Bool,
    token: String? = nil
  ) throws {
    (self.words, self.path, self.states, self.token) = (words, path, states, token)
    process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    folder = try RunFolder()
    var environment = folder.environment
    if let path { environment[SourceOptions.pathVariable] = path }
    environment[BuildNews.variable] = goingOn ? states : ""
    environment[AccessToken.variable] = token
    process.environment = environment
    (process.standardInput, process.standardOutput) = (input, written)
    do { try process.run() } catch {
      throw UsageError(
        place: "matchcut serve",
        found: "'\(program)' cannot be run (\(error.localizedDescription))",
        expected: "", remedy: "build it again")
    }
  }

  /// Waits until the app is served, and returns its address. Returns nil if the app ends before it
  /// is served.
  mutating func waitForURL() -> String? {
    let reading = written.fileHandleForReading
    var data = Data()
    while !data.contains(UInt8(ascii: "\n")) {
      let more = reading.availableData
      if more.isEmpty { return nil }
      data += more
    }
    let line = data.prefix { $0 != UInt8(ascii: "\n") }
    let rest = data.dropFirst(line.count + 1)
    Thread { Self.passOn(rest, reading) }.start()
    let url = String(decoding: line, as: UTF8.self)
    let query = URLComponents(string: url)?.queryItems ?? []
    token = query.first { $0.name == AccessToken.queryName }?.value
    if let port = URL(string: url)?.port { words = Self.words(words, withPort: port) }
    return url
  }

  /// Arguments with another port. Arguments without a port stay as they are, because then the port
  /// is the default.
  package static func words(_ words: [String], withPort port: Int) -> [String] {
    let flag = Option.port.flag
    var changed = words
    for index in words.indices.prefix(while: { words[$0] != "--" }) {
      if words[index].hasPrefix(flag + "=") { changed[index] = "\(flag)=\(port)" }
      if index > 0, words[index - 1] == flag { changed[index] = "\(port)" }
    }
    return changed
  }

  /// Copies the app's output to standard output until the app ends.
  private static func passOn(_ first: Data, _ reading: FileHandle) {
    var data = first
    repeat {
      try? FileHandle.standardOutput.write(contentsOf: data)
      data = reading.availableData
    } while !data.isEmpty
  }

  /// Waits until the app has ended, and returns its exit code.
  var exitCode: ExitCode {
    process.waitUntilExit()
    return ExitCode(rawValue: process.terminationStatus) ?? .findings
  }

  /// Sends a message about a build to the app's pages. Does nothing if the app has ended.
  func tell(_ news: BuildNews) {
    guard process.isRunning, let line = try? news.line else { return }
    try? input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
  }

  /// Returns how the app has ended, with the reason, the place in its source and the last calls.
  /// Returns nil while the app runs, and after the end has been returned once.
  mutating func end() -> RunEnd? {
    guard !process.isRunning, !isEndReported else { return nil }
    isEndReported = true
    let status = process.terminationStatus
    return folder.end(
      process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status))
  }

  /// Returns which function of the app has been running for too long. The app keeps running.
  /// Returns nil while the app responds, and after the hang has been returned once.
  mutating func hang() -> RunEnd? {
    let state = folder.state
    guard process.isRunning, state.begunTicks > state.endedTicks else {
      (tick, isHangReported) = (nil, false)
      return nil
    }
    guard let tick, tick.state == state else {
      (tick, isHangReported) = ((state, .now), false)
      return nil
    }
    guard !isHangReported, ContinuousClock.now - tick.since > .seconds(Self.longestTick) else {
      return nil
    }
    isHangReported = true
    _ = matchcut_interrupt(process.processIdentifier)
    usleep(Supervisor.answerTime)
    return folder.end(.hang(Self.longestTick))
  }

  /// Copies what the app has printed since the last call to standard error, without the message of
  /// Swift's runtime about a crash, which `end()` returns in a shorter form.
  mutating func showOutput() {
    let isRunning = process.isRunning
    guard let file = FileHandle(forReadingAtPath: folder.file(.output)),
      (try? file.seek(toOffset: shownOutput)) != nil, var data = try? file.readToEnd(),
      !data.isEmpty
    else { return }
    if isRunning, withheldChecks < Self.mostWithheldChecks,
      let start = RuntimeMessage.start(in: data)
    {
      withheldChecks += 1
      data = data[..<start]
    } else {
      withheldChecks = 0
    }
    shownOutput += UInt64(data.count)
    if !isRunning {
      let text = String(decoding: data, as: UTF8.self)
      data = Data((RuntimeMessage(in: text)?.rest ?? text).utf8)
    }
    try? FileHandle.standardError.write(contentsOf: data)
  }

  /// Ends this app and starts another build of it at the same address. The new build restores the
  /// states of the pages.
  func replaced(by program: String) throws -> ServedApp {
    let wasRunning = process.isRunning
    unlink(states)
    tell(.built(states: states))
    for _ in 0..<Self.shutdownChecks where process.isRunning { usleep(Self.shutdownPause) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    var app = try ServedApp(
      program, words, path: path, states: states, goingOn: wasRunning, token: token)
    // The returned address is ignored, because it has been printed already. The app reads the file
    // `states` before it prints its address, so the file is not needed afterwards.
    _ = app.waitForURL()
    unlink(states)
    return app
  }
}
