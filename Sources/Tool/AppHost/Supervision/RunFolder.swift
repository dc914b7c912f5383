import CAppHost
import Foundation
import SourceBuild
import Stage

/// The folder in which a supervised process reports its progress. It is removed with this object.
final class RunFolder {
  let path: String

  init() throws {
    let path = NSTemporaryDirectory() + "/matchcut-run-\(UUID().uuidString)"
    try UnfinishedWork.create(file: path) { () throws(UsageError) in
      guard mkdir(path, 0o700) == 0 else {
        throw UsageError.unwritableFolder(
          NSTemporaryDirectory(), reason: String(cString: strerror(errno)))
      }
    }
    self.path = path
    try reset(RunLog.Plan())
  }

  deinit { remove() }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    UnfinishedWork.remove(file: path)
  }

  func file(_ file: RunLog.File) -> String { "\(path)/\(file.rawValue)" }

  /// The environment of a supervised process. Swift's own backtrace is switched off, because it
  /// contains mainly functions that are not the app's.
  var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging([
      MATCHCUT_RUN_VARIABLE: path, "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
  }

  /// Prepares the folder for a new process. The output of the first `shownRuns` runs has been shown.
  func reset(_ plan: RunLog.Plan, shownRuns: Int = 0) throws {
    var state = Data(count: MemoryLayout<matchcut_run_state>.size)
    let place = MemoryLayout<matchcut_run_state>.offset(of: \.shown_runs) ?? 0
    state.withUnsafeMutableBytes {
      $0.storeBytes(of: Int64(shownRuns), toByteOffset: place, as: Int64.self)
    }
    for file in RunLog.File.allCases {
      let data =
        switch file {
        case .plan: try JSONEncoder().encode(plan)
        case .state: state
        case .calls, .report, .stack, .output, .results: Data()
        }
      try data.write(to: URL(fileURLWithPath: self.file(file)))
    }
  }

  /// The counters of the process.
  struct State: Equatable {
    var runs = 0
    var phase = RunPhase.idle
    var begunTicks = 0
    var endedTicks = 0
  }

  var state: State {
    let data = contents(.state)
    guard data.count >= MemoryLayout<matchcut_run_state>.size else { return State() }
    let raw = data.withUnsafeBytes { $0.loadUnaligned(as: matchcut_run_state.self) }
    return State(
      runs: Int(raw.runs), phase: RunPhase(rawValue: Int(raw.phase)) ?? .idle,
      begunTicks: Int(raw.begun_ticks), endedTicks: Int(raw.ended_ticks))
  }

  private func contents(_ file: RunLog.File) -> Data {
    FileManager.default.contents(atPath: self.file(file)) ?? Data()
  }

  /// Everything that the app has printed.
  var output: String { String(decoding: contents(.output), as: UTF8.self) }

  /// The results that the process has completed.
  var results: [RunLog.Result] { values(of: .results) }

  private func values<Value: Decodable>(of file: RunLog.File) -> [Value] {
    // A death may have cut off the last line.
    contents(file).split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Value.self, from: $0)
    }
  }

  /// How the run that is in progress has ended. Call it after the process has ended, or after it has
  /// been interrupted.
  func end(_ cause: RunEnd.Cause) -> RunEnd {
    let state = state
    var end = RunEnd(cause, phase: state.phase, ticks: state.endedTicks)
    let calls: [LoggedCall] = values(of: .calls)
    end.calls = calls.suffix(CrashReport.calls).map(\.call)
    end.unfinished = calls.filter { $0.endedTicks >= state.endedTicks }.map(\.call)
    end.report = try? JSONDecoder().decode(CrashReport.self, from: contents(.report))
    let stack = Symbolizer().stack(String(decoding: contents(.stack), as: UTF8.self))
    let message = RuntimeMessage(in: output)
    end.backtrace = stack.places
    // Optimised code has no line for a failed check, but the runtime's message may name it.
    if let place = message?.place, !stack.places.contains(where: { place.isLine(of: $0) }) {
      end.backtrace.insert(
        SourcePlace(function: stack.functions.first ?? "", file: place.file, line: place.line),
        at: 0)
    } else if stack.places.isEmpty, let function = stack.functions.first {
      end.backtrace = [SourcePlace(function: function, file: "", line: 0)]
    }
    end.message = message?.text ?? stack.failure
    return end
  }
}
