/// The questions of a trace: who was asked what, what they answered, and why that was nothing.
package struct QuestionTable: Sendable {
  package struct Row: Sendable, Equatable {
    /// Seconds, of the first time.
    package let t: Double
    package var question: String { call.description }
    let call: CallTrace.Message
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
    let text: String
    let reason: String
    switch answer {
    case .value(let value): (text, reason) = (value.description, "")
    case .null: (text, reason) = ("nil", "answered so; " + consequence(of: event.call))
    case .notImplemented:
      (text, reason) = ("nil", "not implemented; " + consequence(of: event.call))
    }
    return Row(
      t: event.time - start, call: event.call.message, asked: event.object.description,
      answer: text, reason: reason)
  }

  /// The question for an animator that nobody could be asked.
  private static func unasked(_ index: Int, _ trace: Trace) -> Row? {
    let event = trace.events[index]
    guard case .request(.present(let presented, animated: true)) = event.call,
      !trace.events[index...].contains(where: { $0.call.asksForAnimator(of: presented) })
    else { return nil }
    return Row(
      t: event.time - trace.start,
      call: .init("animationController", ["forPresented": .object(presented)]), asked: "nobody",
      answer: "nil",
      reason: "\(presented) has no transitioningDelegate; UIKit's own animation runs")
  }

  /// What no answer leads to.
  private static func consequence(of call: CallTrace.Call) -> String {
    switch call {
    case .question(let question): consequence(of: question)
    case .transition(.interruptibleAnimator): "the animation cannot be taken over"
    case .gesture(let question): consequence(of: question)
    case .message(let message): consequences[message.name] ?? usual
    default: usual
    }
  }

  private static let usual = "UIKit's default counts"

  private static func consequence(of question: CallTrace.Question) -> String {
    switch question {
    case .interactorForPresentation, .interactorForDismissal, .navigationInteractor, .tabInteractor:
      "the transition is not interactive"
    case .animatorForPresented, .animatorForDismissed, .navigationAnimator, .tabAnimator:
      "UIKit's own animation runs"
    case .presentation, .adaptivePresented: "UIKit's own presentation is made"
    case .navigationWillShow, .navigationDidShow: usual
    }
  }

  private static func consequence(of question: CallTrace.GestureCall) -> String {
    switch question {
    case .shouldRecognizeSimultaneously, .shouldRequireFailure, .shouldBeRequiredToFail:
      "counts as false"
    case .shouldReceiveTouch, .shouldReceiveEvent, .shouldBegin: "counts as true"
    case .became, .reset, .waits, .wins: usual
    }
  }

  /// The consequences of questions without a case of their own, by the method's name.
  private static let consequences = [
    "childForStatusBarHidden": "the controller itself is asked",
    "childForStatusBarStyle": "the controller itself is asked",
    "textFieldShouldBeginEditing": "counts as true",
    "textViewShouldBeginEditing": "counts as true",
  ]

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
    guard question.count > Self.longestQuestion, let arguments = call.arguments,
      let first = arguments.first, arguments.count > 1
    else { return question }
    return "\(call.name)(\(first), …)"
  }

  fileprivate func isSame(as other: Self) -> Bool {
    question == other.question && asked == other.asked && answer == other.answer
      && reason == other.reason
  }
}

extension CallTrace.Call {
  fileprivate func asksForAnimator(of page: ObjectName) -> Bool {
    guard case .question(.animatorForPresented(page, _, _)) = self else { return false }
    return true
  }
}
