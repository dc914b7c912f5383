/// The delegate calls of a trace. Each row has the call's receiver and its return value or, if no
/// value was returned, the reason.
package struct DelegateCallTable: Sendable {
  package struct Row: Sendable, Equatable {
    /// The time of the first call, in seconds.
    package let t: Double
    package var question: String { call.description }
    let call: CallTrace.Message
    /// The receiver; "nobody" if there was no delegate.
    package let asked: String
    package let answer: String
    /// Why no value was returned, and what happens as a result. Empty if a value was returned.
    package let reason: String
    /// The number of consecutive identical calls.
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
    case .null: (text, reason) = ("nil", "returned nil; " + consequence(of: event.call))
    case .notImplemented:
      (text, reason) = ("nil", "not implemented; " + consequence(of: event.call))
    }
    return Row(
      t: event.time - start, call: event.call.message, asked: event.object.description,
      answer: text, reason: reason)
  }

  /// A row for an animator that could not be requested because there was no delegate.
  private static func unasked(_ index: Int, _ trace: Trace) -> Row? {
    let event = trace.events[index]
    guard case .request(.present(let presented, animated: true)) = event.call,
      !trace.events[index...].contains(where: { $0.call.asksForAnimator(of: presented) })
    else { return nil }
    return Row(
      t: event.time - trace.start,
      call: .init("animationController", ["forPresented": .object(presented)]), asked: "none",
      answer: "nil",
      reason: "\(presented) has no transitioningDelegate; UIKit's own animation runs")
  }

  /// What happens because a call did not return a value.
  private static func consequence(of call: CallTrace.Call) -> String {
    switch call {
    case .question(let question): consequence(of: question)
    case .transition(.interruptibleAnimator): "the animation cannot be interrupted"
    case .gesture(let question): consequence(of: question)
    case .message(let message): consequences[message.name] ?? usual
    default: usual
    }
  }

  private static let usual = "UIKit's default is used"

  private static func consequence(of question: CallTrace.Question) -> String {
    switch question {
    case .interactorForPresentation, .interactorForDismissal, .navigationInteractor, .tabInteractor:
      "the transition is not interactive"
    case .animatorForPresented, .animatorForDismissed, .navigationAnimator, .tabAnimator:
      "UIKit's own animation runs"
    case .presentation, .adaptivePresented: "UIKit's own presentation controller is used"
    case .navigationWillShow, .navigationDidShow: usual
    }
  }

  private static func consequence(of question: CallTrace.GestureCall) -> String {
    switch question {
    case .shouldRecognizeSimultaneously, .shouldRequireFailure, .shouldBeRequiredToFail:
      "treated as false"
    case .shouldReceiveTouch, .shouldReceiveEvent, .shouldBegin: "treated as true"
    case .became, .reset, .waits, .wins: usual
    }
  }

  /// For each method name, what happens if the delegate method does not return a value. Calls that
  /// have a case of their own in `CallTrace.Call` are handled by `consequence(of:)`.
  private static let consequences = [
    "childForStatusBarHidden": "the controller's own value is used",
    "childForStatusBarStyle": "the controller's own value is used",
    "textFieldShouldBeginEditing": "treated as true",
    "textViewShouldBeginEditing": "treated as true",
  ]

  /// A heading, and one line per row. Long calls end in "…".
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
  /// The delegate calls as a table with a heading and one line per call; empty if there were no
  /// calls. Each line has the receiver and the return value or, if no value was returned, the
  /// reason.
  public var questions: [String] { DelegateCallTable(self).lines }
}

extension DelegateCallTable.Row {
  /// If a call has more characters than this, only its first argument is shown.
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
