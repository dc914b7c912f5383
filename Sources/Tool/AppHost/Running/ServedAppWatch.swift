import Foundation
import Preview
import Stage

/// Reports when a served app has crashed, ended or hung, and starts it again.
struct ServedAppWatch {
  private var app: ServedApp
  /// The beginning of each message.
  private let place: String
  /// What happens, or what to do, after the app has hung or has stopped for good.
  private let waiting: String
  private let showsBacktrace: Bool
  private let output: Output
  private var restarts = 0

  /// The number of times that a program is started again after it has crashed.
  private static let mostRestarts = 5
  /// The number of microseconds between two checks of the app.
  static let pause: UInt32 = 200_000

  init(
    _ app: ServedApp, place: String, waiting: String, showsBacktrace: Bool, output: Output
  ) {
    (self.app, self.place, self.waiting) = (app, place, waiting)
    (self.showsBacktrace, self.output) = (showsBacktrace, output)
  }

  /// Waits until the app is served, and prints its address. Returns false if the app has ended.
  mutating func open() throws -> Bool {
    let url = app.waitForURL()
    app.showOutput()
    guard let url else { return false }
    try output.write(url + "\n")
    return true
  }

  /// Waits until the app has ended, and returns its exit code.
  var exitCode: ExitCode { app.exitCode }

  /// Shows what the app has printed, and reports an end or a hang. An app that has stopped is started
  /// again as `program`. Returns false if the app has just stopped for good, because it stopped while
  /// it opened, or again and again.
  @discardableResult
  mutating func check(_ program: String) throws -> Bool {
    app.showOutput()
    guard let end = app.end() else {
      checkHang()
      return true
    }
    app.showOutput()
    let startsAgain = end.phase != .opening && restarts < Self.mostRestarts
    report(end, startsAgain ? "the app has been started again" : waiting)
    guard startsAgain else { return false }
    restarts += 1
    app = try app.replaced(by: program)
    app.tell(
      .stopped(
        BuildNews.Stop(
          text: end.sentence,
          calls: end.details.map { $0.trimmingCharacters(in: .whitespaces) })))
    return true
  }

  /// Shows what the app has printed, and reports a hang.
  mutating func checkHang() {
    app.showOutput()
    if let end = app.hang() { report(end, waiting) }
  }

  /// Replaces the app with another build of it.
  mutating func replace(by program: String) throws {
    app = try app.replaced(by: program)
    restarts = 0
  }

  /// Sends a message about a build to the app's pages.
  func tell(_ news: BuildNews) { app.tell(news) }

  private func report(_ end: RunEnd, _ next: String) {
    output.report("\(place): \(end.sentence); \(next)")
    for line in end.details + (showsBacktrace ? end.backtraceLines : []) { output.report(line) }
  }
}

extension Supervisor {
  /// Serves the page in a process of its own, which is started again if the app crashes. Returns when
  /// the process has stopped for good.
  func serve(output: Output) throws -> ExitCode {
    let command = ProgramName.current.command(.serve)
    var served = ServedAppWatch(
      try ServedApp(program, words, path: nil),
      place: command, waiting: "run '\(command)' again", showsBacktrace: false, output: output)
    guard try served.open() else { return served.exitCode }
    repeat { usleep(ServedAppWatch.pause) } while try served.check(program)
    return .findings
  }
}
