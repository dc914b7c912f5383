import Foundation
import Stage

/// An answer as text and as JSON. `AnswerLine` is the form in which the browser page shows it.
package struct AnswerText {
  let question: Question
  let times: AskedTimes
  let answer: Answer

  package init(question: Question, times: AskedTimes, answer: Answer) {
    (self.question, self.times, self.answer) = (question, times, answer)
  }

  package var text: String {
    switch answer {
    case .values(let values): text(of: values)
    case .change(let change): Self.text(of: change, question)
    case .hits(let lines): Self.text(of: lines)
    case .views(let views): Self.text(of: views)
    case .constraints(let answer):
      "\(answer.heading) at \(Self.seconds(answer.t)) s\n"
        + answer.sentences.map { "  \($0)\n" }.joined()
    }
  }

  private static func seconds(_ t: Double) -> String { String(format: "%.4f", t) }

  private func text(of answer: ValueAnswer) -> String {
    let width = min(answer.rows.map(\.value.text.count).max() ?? 0, Self.widestValue)
    let rows = answer.rows.map { row in
      var line = "  \(Self.seconds(row.t))  \(row.value.text)"
      guard let cause = row.causes else { return line }
      line += String(repeating: " ", count: max(width - row.value.text.count, 0)) + "  \(cause)"
      return line + (row.place.map { "  (\($0.text))" } ?? "")
    }
    return ([heading(of: answer)] + rows).joined(separator: "\n") + "\n"
  }

  /// The line above the values, which says what they are.
  func heading(of answer: ValueAnswer) -> String {
    guard !answer.rows.isEmpty else { return "\(question.text): nil in every frame" }
    let isAtCalls: Bool =
      switch times {
      case .place, .call: true
      default: false
      }
    let meaning =
      switch (answer.meaning, isAtCalls) {
      case (.model, _): "as the app would read it"
      case (.screen, true): "on screen in the frame before"
      case (.screen, false): "on screen"
      }
    return question.text + ", " + meaning
  }

  /// Calls are aligned after values of at most this many characters.
  private static let widestValue = 32

  private static func text(of change: ChangeAnswer?, _ question: Question) -> String {
    guard let change else { return question.hasNotChanged + "\n" }
    let time = change.t < 0 ? "before the recording" : "at \(seconds(change.t)) s"
    var lines = [change.sentence(" " + time)]
    switch change.meaning {
    case .model:
      lines.append("  by    \(change.place?.text ?? ChangeAnswer.withoutPlace)")
      if let call = change.call { lines.append("  after \(call)") }
      if let restored = change.restored {
        lines.append("  then  \(ChangeAnswer.restoring(" at \(seconds(restored)) s"))")
      }
    case .screen:
      lines.append(
        "  " + change.lastCall + (change.call == nil ? "" : change.placeInBrackets))
    }
    lines.append("  " + question.shown(change, " at \(seconds(change.frame)) s"))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(of lines: [LineHits]) -> String {
    guard !lines.isEmpty else { return LineHits.none + "\n" }
    return lines.map { line in
      let times =
        line.first == line.last
        ? seconds(line.first) : "\(seconds(line.first)) to \(seconds(line.last))"
      return "\(line.count): \(line.place.text)\n  \(line.counts), \(times) s\n"
    }.joined()
  }

  private static func text(of views: [ListedView]) -> String {
    let width = views.map(\.title.count).max() ?? 0
    return views.map { view in
      let name = view.title.padding(toLength: width, withPad: " ", startingAt: 0)
      let shown =
        view.shown.map { "\(seconds($0.lowerBound)) to \(seconds($0.upperBound))" }
        ?? ListedView.neverShown + " "
      let parts = [view.owner, view.made.map { "made in \($0.text)" }].compactMap { $0 }
      return "  \(name)  \(shown)" + parts.map { "  \($0)" }.joined() + "\n"
    }.joined()
  }

  // MARK: JSON

  package var json: String {
    var document = JSONDocument()
    document.add("question", question.text)
    switch answer {
    case .values(let values):
      document.add("values", values.meaning)
      document.add("answers", lines: values.rows.map(Row.init))
    case .change(let change):
      document.add("answers", lines: [change].compactMap { $0 }.map(Change.init))
    case .hits(let lines): document.add("answers", lines: lines.map(Line.init))
    case .views(let views): document.add("answers", lines: views.map(View.init))
    case .constraints(let answer):
      document.add("t", JSONNumber(answer.t))
      document.add("ambiguous", answer.isAmbiguous)
      document.add("answers", lines: answer.rules.map(Rule.init))
    }
    return document.text + "\n"
  }

  private struct Row: Encodable {
    let t: JSONNumber
    let value: AskedValue
    let cause: String?
    let source: SourcePlace?
    let times: Int?

    init(_ row: ValueAnswer.Row) {
      (t, value, cause, source) = (JSONNumber(row.t), row.value, row.cause, row.place)
      times = row.cause == nil ? nil : row.times
    }
  }

  private struct Change: Encodable {
    let t: JSONNumber
    let object: String
    let values: ValueAnswer.Meaning
    let before, after: AskedValue
    let source: SourcePlace?
    let call: String?
    let restored: JSONNumber?
    let frame: JSONNumber
    let shown: AskedValue

    init(_ change: ChangeAnswer) {
      (t, object, values) = (JSONNumber(change.t), change.object, change.meaning)
      (before, after, source) = (change.before, change.after, change.place)
      (call, restored) = (change.call, change.restored.map(JSONNumber.init))
      (frame, shown) = (JSONNumber(change.frame), change.shown)
    }
  }

  private struct Line: Encodable {
    let source: SourcePlace
    let hits, calls: Int
    let assignments: Int?
    let first, last: JSONNumber

    init(_ line: LineHits) {
      (source, hits, calls, assignments) = (line.place, line.hits, line.calls, line.sets)
      (first, last) = (JSONNumber(line.first), JSONNumber(line.last))
    }
  }

  private struct Rule: Encodable {
    let constraint: String
    let priority: JSONNumber?
    let broken: Bool
    let identifier: String?

    init(_ rule: ConstraintsAnswer.Rule) {
      (constraint, broken, identifier) = (rule.text, rule.isBroken, rule.identifier)
      priority = rule.priority.map(JSONNumber.init)
    }
  }

  private struct View: Encodable {
    let view, type: String
    let controller: String?
    let first, last: JSONNumber?
    let made: SourcePlace?

    init(_ view: ListedView) {
      (self.view, type, controller, made) = (view.title, view.type, view.controller, view.made)
      (first, last) = (
        view.shown.map { JSONNumber($0.lowerBound) }, view.shown.map { JSONNumber($0.upperBound) }
      )
    }
  }
}
