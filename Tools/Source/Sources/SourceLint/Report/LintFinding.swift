/// A mistake, or a possible mistake, at one place in a file.
package struct LintFinding: Equatable, Sendable {
  package var file: String
  /// Counts from 1.
  package var line: Int
  /// The column, in bytes, counted from 1.
  package var column: Int
  package var rule: LintRule
  package var message: String
  package var fix: String
  /// The reason given by a comment that suppresses the finding; nil if no comment does.
  package var suppression: String?

  /// The finding in the format of compiler messages, which editors can parse. The fix is on a
  /// separate line.
  package var description: String {
    "\(file):\(line):\(column): \(rule.severity.rawValue): \(message) [\(rule.rawValue)]"
      + "\n    fix: \(fix)"
  }
}
