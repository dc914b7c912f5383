/// One thing that is wrong, or may be, at one place of a file.
package struct LintFinding: Equatable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int
  package var rule: LintRule
  package var message: String
  package var fix: String
  /// Why it may stay, from a comment on its line; nil for a finding that counts.
  package var suppression: String?

  /// As compilers write it, so that editors find the place; the fix on a line of its own.
  package var description: String {
    "\(file):\(line):\(column): \(rule.severity.rawValue): \(message) [\(rule.rawValue)]"
      + "\n    fix: \(fix)"
  }
}
