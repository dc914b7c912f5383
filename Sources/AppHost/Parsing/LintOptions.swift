import SourceLint

/// What is checked, and how the findings are written.
package struct LintOptions: Equatable, Sendable {
  /// Files and folders, as they were typed.
  package var names: [String]
  package var json = false

  package init(names: [String], json: Bool = false) {
    self.names = names
    self.json = json
  }

  /// For the help: the rules, and how a finding is let stand.
  static let discussion =
    """
    Reads the files' syntax with the 'swiftc' on PATH; nothing is built, and imports need not be
    found. Give all files of an app at once, for a class and its superclass stand in different ones.

    """
    + LintRule.allCases.map { "  \($0.rawValue)  \($0.summary) (\($0.severity.rawValue))" }
    .joined(separator: "\n")
      + """

      A comment '// matchcut: allow T10 reason' lets a finding of T10 on its line stand; it is counted.
      Exit code 1: a warning, a note alone is none; 2: a file could not be checked, or not whole.
      """
}
