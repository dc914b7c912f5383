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
    var document = JSONDocument()
    document.add("questions", lines: DelegateCallTable(trace).rows.map(Question.init))
    return document.text + "\n"
  }

  static func json(_ trace: Trace, end: RunEnd? = nil) -> String {
    var document = JSONDocument()
    document.add("events", lines: trace.events.map { Line($0, from: trace.start) })
    if let end { document.add("end", RunEndRecord(end)) }
    return document.text + "\n"
  }

  private struct Question: Encodable {
    let t: JSONNumber
    let question, asked, answer, why: String
    let times: Int

    init(_ row: DelegateCallTable.Row) {
      (t, question, asked) = (JSONNumber(row.t), row.question, row.asked)
      (answer, why, times) = (row.answer, row.reason, row.times)
    }
  }

  private struct Line: Encodable {
    let t: JSONNumber
    let lane, object, call: String
    let answer: String?
    let source: SourcePlace?

    init(_ event: CallTrace.Event, from start: Double) {
      (t, lane) = (JSONNumber(event.time - start), event.lane.rawValue)
      (object, call) = (event.object.description, event.call.description)
      (answer, source) = (event.answer?.description, event.place)
    }
  }
}
