import Foundation

/// How a run ended that did not reach its end, because the app crashed, exited or stopped
/// responding.
///
/// The process that supervises the app's process makes the value from what the app's process has
/// written before its end.
package struct RunEnd: Codable, Equatable, Sendable {
  package enum Cause: Codable, Equatable, Sendable {
    /// A signal ended the process. Swift's runtime raises a signal for a failed precondition.
    case signal(Int32)
    /// The app ended its process with this exit code.
    case exit(Int32)
    /// A tick did not end within this number of seconds of real time.
    case hang(Double)
  }

  package var cause: Cause
  package var phase: RunPhase
  /// The number of ticks that ended before the run did.
  package var ticks: Int
  /// The time of the stage's clock from which the texts count, in seconds. It is the time at which
  /// the recording began.
  package var start = 0.0
  /// The message of Swift's runtime or of UIKit; nil if there is none.
  package var message: String?
  /// The functions of the app's source that were being executed, innermost first.
  package var backtrace: [SourcePlace] = []
  /// The calls that began after the last complete tick.
  package var unfinished: [RecordedCall] = []
  /// The most recent calls, including `unfinished`.
  package var calls: [RecordedCall] = []
  /// What the app's process found out about its own crash.
  package var report: CrashReport?

  package init(_ cause: Cause, phase: RunPhase, ticks: Int) {
    (self.cause, self.phase, self.ticks) = (cause, phase, ticks)
  }

  /// The line at which the app stopped; nil if no line of its source is known.
  package var place: SourcePlace? { backtrace.first }

  /// The findings that were made when the app crashed.
  package var findings: [Finding] { report?.findings ?? [] }

  /// The time of the last call, or of the last complete tick, in seconds of the stage's clock.
  package var time: Double {
    max(calls.last?.time ?? 0, FrameClock.time(ofTick: ticks))
  }

  /// How the run ended, in one sentence without a full stop.
  package var sentence: String {
    let moment =
      switch phase {
      case .opening: "while it opened"
      case .closing: "while it was closed"
      case .idle: "outside a run"
      case .running:
        "\(String(format: "%.4f", max(time - start, 0))) s into its run"
          + (report?.transition.map { ", in \($0)" } ?? "")
      }
    let what =
      switch cause {
      case .signal: "the app crashed \(moment)"
      case .exit(let code): "the app ended its process with exit code \(code) \(moment)"
      case .hang(let seconds):
        "the app did not respond for \(Int(seconds.rounded())) s \(moment)"
      }
    return what + (reason.map { ": \($0)" } ?? "") + (place.map { " (\($0.text))" } ?? "")
  }

  private var reason: String? {
    if let message { return message }
    guard case .signal(let number) = cause else { return nil }
    return switch number {
    case SIGSEGV, SIGBUS: "it used an invalid address, or its calls were nested too deeply"
    case SIGKILL: "the system ended the process, perhaps because there was no memory left"
    default: "signal \(number)"
    }
  }

  /// The lines that follow the sentence: the last calls, and the keys without a view.
  package var details: [String] {
    var lines: [String] = []
    if !calls.isEmpty { lines.append("The last calls:") }
    lines += calls.map { $0.line(from: start) }
    return lines + (report?.remarks ?? [])
  }
}

extension RunEnd {
  /// The functions of the app that were being executed, innermost first, one per line.
  package var backtraceLines: [String] {
    ["The app's functions:"] + backtrace.map { "  \($0.text)" }
  }
}

/// A call of a trace, in the form in which one process reports it to another.
package struct RecordedCall: Codable, Equatable, Sendable {
  package var tick: Int
  package var time: Double
  package var lane: String
  package var type: String
  package var number: Int
  package var call: CallTrace.Message

  package init(_ event: CallTrace.Event) {
    (tick, time, lane) = (event.tick, event.time, event.lane.rawValue)
    (type, number, call) = (event.object.type, event.object.number, event.call.message)
  }

  /// The call as an event of a trace. Its text is the text of the original event, because a file
  /// contains the values of arguments as text.
  package var event: CallTrace.Event {
    CallTrace.Event(
      tick: tick, time: time, lane: CallTrace.Lane(rawValue: lane) ?? .controller,
      object: ObjectName(type, number), call: .message(call))
  }

  fileprivate func line(from start: Double) -> String {
    "  \(String(format: "%.4f", time - start)) s  \(type)#\(number).\(call)"
  }
}
