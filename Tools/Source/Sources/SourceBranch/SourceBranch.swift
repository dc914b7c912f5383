/// The condition under which a statement runs, as the source has it.
///
/// The condition is that of the innermost branch around the statement. If an earlier statement of
/// the same block leaves the block under a condition, for example with `return`, that condition
/// counts, too. Nothing is evaluated.
package struct SourceBranch: Encodable, Equatable, Sendable {
  package enum Kind: String, Encodable, Sendable {
    /// The statement runs if the condition is true.
    case isTrue = "true"
    /// The statement runs if the condition is false.
    case isFalse = "false"
    /// The statement runs in a case of a `switch`.
    case isCase = "case"
  }

  package let kind: Kind
  /// The condition, or the patterns of the case, on one line.
  package let condition: String
  /// The line of the condition.
  package let line: Int
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
}
