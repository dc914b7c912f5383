/// The condition under which a line of the app's source runs, as the source has it. Nothing is
/// evaluated: the source says in which branch the line is, and the run says that it was reached.
package struct SourceBranch: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case isTrue = "true"
    case isFalse = "false"
    /// A case of a `switch`.
    case isCase = "case"
  }

  package var kind: Kind
  /// The condition, or the patterns of the case.
  package var condition: String
  /// The line of the condition.
  package var line: Int
  /// The value that the `switch` examines; nil for other branches.
  package var subject: String?
  /// The value with which the function initializes the constant or variable that is the condition;
  /// nil if the condition is not a name.
  package var value: String?

  package init(
    kind: Kind, condition: String, line: Int, subject: String? = nil, value: String? = nil
  ) {
    (self.kind, self.condition, self.line) = (kind, condition, line)
    (self.subject, self.value) = (subject, value)
  }

  /// The end of a sentence, for example "because `progress > 0.4` was false".
  package var clause: String {
    var clause =
      switch kind {
      case .isTrue: "because `\(condition)` was true"
      case .isFalse: "because `\(condition)` was false"
      case .isCase: "in `\(condition)` of `switch \(subject ?? "")`"
      }
    if let value { clause += " (`\(condition.drop { $0 == "!" }) = \(value)`)" }
    return clause
  }
}
