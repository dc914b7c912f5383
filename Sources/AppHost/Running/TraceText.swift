import Film
import Foundation
import Stage

/// A trace in the tool's output formats.
enum TraceText {
  /// The table of delegate calls with their receivers and return values.
  static func questions(_ trace: Trace) -> String {
    let questions = trace.questions
    return questions.isEmpty
      ? "no delegate was called\n" : questions.joined(separator: "\n") + "\n"
  }

  static func questionsJSON(_ trace: Trace) -> String {
    let rows = DelegateCallTable(trace).rows.map { row in
      JSONText.object([
        ("t", JSONText.number(row.t)), ("question", JSONText.string(row.question)),
        ("asked", JSONText.string(row.asked)), ("answer", JSONText.string(row.answer)),
        ("why", JSONText.string(row.reason)), ("times", String(row.times)),
      ])
    }
    return "{\"questions\":" + JSONText.lines(rows) + "}\n"
  }

  static func json(_ trace: Trace, end: RunEnd? = nil) -> String {
    json(trace.events, of: trace, end.map { ",\"end\":\($0.json)" } ?? "")
  }

  private struct Line: Encodable {
    let t: Double
    let lane, object, call: String
    let answer: String?
  }

  private static func json(
    _ events: [CallTrace.Event], of trace: Trace, _ rest: String
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = events.map { event in
      let t = ((event.time - trace.start) * 1e6).rounded() / 1e6
      let line = Line(
        t: t, lane: event.lane.rawValue, object: event.object.description,
        call: event.call.description, answer: event.answer?.description)
      return (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
    return "{\"events\":[\n" + lines.joined(separator: ",\n") + "\n]\(rest)}\n"
  }
}
