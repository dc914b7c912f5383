/// The questions of a trace: who was asked what, what they answered, and why that was nothing.
package struct QuestionTable: Sendable {
  package struct Row: Sendable, Equatable {
    /// Seconds, of the first time.
    package let t: Double
    package let question: String
    /// The object asked; "nobody" where there was none to ask.
    package let asked: String
    package let answer: String
    /// Why the answer is none, and what follows; empty for an answer.
    package let reason: String
    /// How often in a row.
    package fileprivate(set) var times = 1
  }

  package private(set) var rows: [Row] = []

  package init(_ trace: Trace) {
    for (index, event) in trace.events.enumerated() {
      guard let row = Self.row(event, trace.start) ?? Self.unasked(index, trace) else { continue }
      if let last = rows.last, last.isSame(as: row) {
        rows[rows.count - 1].times += 1
      } else {
        rows.append(row)
      }
    }
  }

  private static func row(_ event: CallTrace.Event, _ start: Double) -> Row? {
    guard let answer = event.answer else { return nil }
    let isImplemented = answer != "nil (not implemented)"
    let isNone = !isImplemented || answer == "nil"
    return Row(
      t: event.time - start, question: event.call, asked: event.object,
      answer: isNone ? "nil" : answer,
      reason: isNone
        ? (isImplemented ? "answered so; " : "not implemented; ") + consequence(of: event.call) : ""
    )
  }

  /// The question for an animator that nobody could be asked.
  private static func unasked(_ index: Int, _ trace: Trace) -> Row? {
    let event = trace.events[index]
    let (opening, ending) = ("present(", ", animated: true)")
    guard event.lane == .controller, event.call.hasPrefix(opening), event.call.hasSuffix(ending)
    else { return nil }
    let presented = event.call.dropFirst(opening.count).dropLast(ending.count)
    let question = "animationController(forPresented: \(presented)"
    guard !trace.events[index...].contains(where: { $0.call.hasPrefix(question) }) else {
      return nil
    }
    return Row(
      t: event.time - trace.start, question: question + ")", asked: "nobody", answer: "nil",
      reason: "\(presented) has no transitioningDelegate; UIKit's own animation runs")
  }

  /// What no answer leads to; the first whose word the call has.
  private static let consequences: [(word: String, then: String)] = [
    ("nteractionController", "the transition is not interactive"),
    ("nimationController", "UIKit's own animation runs"),
    ("resentationController(", "UIKit's own presentation is made"),
    ("nterruptibleAnimator", "the animation cannot be taken over"),
    ("shouldRecognizeSimultaneously", "counts as false"),
    ("shouldRequireFailure", "counts as false"), ("shouldBeRequiredToFail", "counts as false"),
    ("shouldReceive", "counts as true"), ("ShouldBegin", "counts as true"),
    ("childForStatusBar", "the controller itself is asked"),
  ]

  private static func consequence(of call: String) -> String {
    consequences.first { call.contains($0.word) }?.then ?? "UIKit's default counts"
  }

  /// A heading and a line each; long questions end in "…".
  package var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let cells = rows.map { row in
      [
        String(format: "%8.4f", row.t), row.shortQuestion, row.asked, row.answer,
        row.times > 1
          ? [row.reason, "\(row.times) times"].filter { !$0.isEmpty }
            .joined(separator: "; ") : row.reason,
      ]
    }
    let table = [["time", "question", "asked", "answer", "why none"]] + cells
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { cells in
      let line = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Trace {
  /// A table of the questions: who was asked, what the answer was, and why that was none; a heading
  /// and a line each, nothing where none was asked.
  public var questions: [String] { QuestionTable(self).lines }
}

extension QuestionTable.Row {
  /// Longer questions keep their first value alone; characters.
  private static let longestQuestion = 64

  fileprivate var shortQuestion: String {
    guard question.count > Self.longestQuestion, let end = question.firstIndex(of: ",") else {
      return question
    }
    return question[..<end] + ", …)"
  }

  fileprivate func isSame(as other: Self) -> Bool {
    question == other.question && asked == other.asked && answer == other.answer
      && reason == other.reason
  }
}
