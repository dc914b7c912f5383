import CAppHost
import Foundation

/// Tells the process that supervises this one how far a run has got. What has been told survives a
/// crash, a hang and a kill of this process.
///
/// Counters of ticks are in memory that both processes share. Calls are appended to a file, one
/// line of JSON each. After a death, the supervising process starts the program again with the
/// recorded `RunEnd`. Runs are deterministic, so the new process repeats the run up to its last
/// complete tick and then stops it there.
@MainActor
package final class RunLog: EngineObserver {
  package typealias Phase = RunPhase

  /// What is known about the runs of earlier processes.
  package struct Plan: Codable, Sendable {
    /// The ends of runs. The key is the number of the run in its process, counted from 0.
    package var ends: [Int: RunEnd] = [:]
    /// The results that are complete. Their runs are not repeated.
    package var results: [Result] = []

    package init() {}
  }

  /// A result of one run, such as a film.
  package struct Result: Codable, Equatable, Sendable {
    /// Whether the run has no findings.
    package var isClean: Bool
    /// The name of the result's folder, and the names of the files and folders in it.
    package var folder: String
    package var files: [String]
    /// The length of the run.
    package var ticks: Int
    /// The processor time that the result took.
    package var seconds: Double

    package init(isClean: Bool, folder: String, files: [String], ticks: Int, seconds: Double) {
      (self.isClean, self.folder, self.files) = (isClean, folder, files)
      (self.ticks, self.seconds) = (ticks, seconds)
    }
  }

  /// The names of the files in the folder of a supervised run.
  package enum File: String, CaseIterable, Sendable {
    case plan, calls, report, state, stack, output, results
  }

  /// The log of this process; nil if no other process supervises this one.
  package static let ofProcess: RunLog? = matchcut_run_folder().map {
    RunLog(folder: String(cString: $0))
  }

  package let plan: Plan
  private let folder: String
  private let calls: FileHandle?
  /// The size of the file `calls`, in bytes, and the size at which it is emptied after a tick.
  private var size = 0
  private static let largestSize = 4 << 20

  private init(folder: String) {
    self.folder = folder
    plan =
      FileManager.default.contents(atPath: "\(folder)/\(File.plan.rawValue)")
      .flatMap { try? JSONDecoder().decode(Plan.self, from: $0) } ?? Plan()
    calls = FileHandle(forWritingAtPath: "\(folder)/\(File.calls.rawValue)")
  }

  private var state: UnsafeMutablePointer<matchcut_run_state> { matchcut_run_state() }

  /// Begins a run. Returns how the run ended in an earlier process; nil if the end is unknown.
  @discardableResult
  package func begin() -> RunEnd? {
    let number = Int(state.pointee.runs)
    forgetCalls()
    unlink("\(folder)/\(File.report.rawValue)")
    (state.pointee.begun_ticks, state.pointee.ended_ticks) = (0, 0)
    state.pointee.runs += 1
    enter(.opening)
    return plan.ends[number]
  }

  package func enter(_ phase: RunPhase) { state.pointee.phase = Int64(phase.rawValue) }

  func tickBegins() {
    if state.pointee.begun_ticks == 0 { enter(.running) }
    state.pointee.begun_ticks += 1
  }

  func tickEnded() {
    state.pointee.ended_ticks = state.pointee.begun_ticks
    if size > Self.largestSize { forgetCalls() }
  }

  /// Ends a run, and shows what the app has printed during the run.
  package func end() {
    enter(.idle)
    showOutput()
  }

  /// Records that a result is complete.
  package func completeResult(_ result: Result) {
    let path = "\(folder)/\(File.results.rawValue)"
    guard let file = FileHandle(forWritingAtPath: path), (try? file.seekToEnd()) != nil,
      let line = try? JSONEncoder().encode(result)
    else { return }
    try? file.write(contentsOf: line + Data("\n".utf8))
  }

  /// Counts a run that an earlier process has completed.
  package func skipRun() { state.pointee.runs += 1 }

  // MARK: The app's output

  private var shownOutput: UInt64 = 0

  private func showOutput() {
    fflush(nil)
    let isShown = state.pointee.runs <= state.pointee.shown_runs
    guard let file = FileHandle(forReadingAtPath: "\(folder)/\(File.output.rawValue)"),
      (try? file.seek(toOffset: shownOutput)) != nil, let data = try? file.readToEnd()
    else { return }
    shownOutput += UInt64(data.count)
    guard !isShown else { return }
    state.pointee.shown_runs = state.pointee.runs
    let messages = FileHandle(fileDescriptor: matchcut_messages(), closeOnDealloc: false)
    try? messages.write(contentsOf: data)
  }

  // MARK: Calls

  package func observe(_ event: any EngineEvent) {
    guard let began = event as? CallBegan else { return }
    let call = LoggedCall(
      endedTicks: Int(state.pointee.ended_ticks), call: RecordedCall(began.event))
    guard let line = try? JSONEncoder().encode(call) else { return }
    try? calls?.write(contentsOf: line + Data("\n".utf8))
    size += line.count + 1
  }

  private func forgetCalls() {
    try? calls?.truncate(atOffset: 0)
    size = 0
  }

  /// Stores what this process has found out about its own crash.
  func report(_ report: CrashReport) {
    guard let data = try? JSONEncoder().encode(report) else { return }
    try? data.write(to: URL(fileURLWithPath: "\(folder)/\(File.report.rawValue)"))
  }
}

/// A recorded call, and the number of ticks of its run that had ended before.
package struct LoggedCall: Codable, Sendable {
  package var endedTicks: Int
  package var call: RecordedCall
}
