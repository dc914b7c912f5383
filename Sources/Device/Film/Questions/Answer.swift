import Stage

/// The answer to a question about a run.
package enum Answer: Sendable {
  case values(ValueAnswer)
  /// The last change of a value; nil if it has not changed.
  case change(ChangeAnswer?)
  case hits([LineHits])
  case views([ListedView])
  case constraints(ConstraintsAnswer)
}

/// Values of a view, with their times.
package struct ValueAnswer: Sendable {
  /// What the values are.
  package enum Meaning: String, Encodable, Sendable {
    /// The values that the app would read at the call.
    case model
    /// The values on screen in the frame. At a call, those in the last frame before it.
    case screen
  }

  package struct Row: Sendable, Equatable {
    /// The time in seconds since the recording began.
    package let t: Double
    package let value: AskedValue
    /// The call or the assignment at which the value was read; nil for a frame.
    package var cause: String?
    package var place: SourcePlace?
    /// How many calls and assignments of the line this row stands for.
    package var times = 1
  }

  package let meaning: Meaning
  package let rows: [Row]
}

/// The last change of a value before a time.
package struct ChangeAnswer: Sendable {
  package let t: Double
  /// The view and the property, such as `CardView#1.position`.
  package let object: String
  /// `screen` if the run's assignments are not known, so that only the frames tell of the change.
  package let meaning: ValueAnswer.Meaning
  package let before, after: AskedValue
  package let place: SourcePlace?
  /// The last call of the trace before the change; nil if there was none in the same tick.
  package let call: String?
  /// The time of the frame that was asked for, and the value on screen.
  package let frame: Double
  package let shown: AskedValue
  /// When the value became another one without being set, because a cancelled transition restores
  /// the earlier values; nil if it did not.
  package var restored: Double?
}

/// How often a line of the app's source was executed.
///
/// A line is known to be executed if it makes or causes a call of the trace, or changes a property
/// of a layer. What a line does in one tick counts as one hit, unless another line does something
/// in between.
package struct LineHits: Sendable, Equatable {
  package let place: SourcePlace
  package internal(set) var hits: Int
  package internal(set) var calls: Int
  /// The number of assignments; nil if they are not known.
  package internal(set) var sets: Int?
  package let first: Double
  package internal(set) var last: Double
}

/// A view that can be asked about.
package struct ListedView: Sendable, Equatable {
  /// The name in questions.
  package let title: String
  package let type: String
  /// The name of the view's controller; nil if there is none or if no call has named it.
  package let controller: String?
  /// The first and the last time at which the view is on screen; nil if it never is.
  package let shown: ClosedRange<Double>?
  package let made: SourcePlace?
}

/// Why a question has no answer.
package enum AskError: Error, Equatable {
  /// No view of this name; the names of all views follow.
  case unknownView(String, among: [String])
  /// Several views have the class; their names follow.
  case severalViews(String, [String])
  /// No call of this name; the names of all calls follow.
  case unknownCall(String, among: [String])
  /// No line of the file did anything; the files that did follow.
  case unknownFile(String, among: [String])
  /// The line did nothing; the lines of the file that did follow.
  case unknownLine(String, Int, lines: [Int])
  /// The time is not in the recording; the length of the recording follows.
  case outside(Double, last: Double)
  /// A recording file does not contain what the question needs.
  case needsRun(Missing)
  /// The second run differs from the first one at this time.
  case unsteady(Double)

  package enum Missing: String, Sendable {
    case transitions = "which views take part in a transition"
    case order = "the order of subviews"
    case constraints = "the constraints of views"
  }
}
