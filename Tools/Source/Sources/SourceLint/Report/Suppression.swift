/// A comment that suppresses the findings of one rule on its line: `// matchcut: allow T10 reason`.
struct Suppression: Equatable {
  var rule: String
  /// Empty if the comment does not give a reason. Such a comment does not suppress anything.
  var reason: String

  init?(line: String) {
    guard let match = line.firstMatch(of: #/\/\/\s*matchcut:\s*allow\s+(T\d+)\b[:,]?\s*(.*)/#)
    else { return nil }
    rule = String(match.1)
    reason = String(match.2).trimmingPrefix(while: \.isWhitespace).description
    while reason.last?.isWhitespace == true { reason.removeLast() }
  }

  /// Marks a finding as suppressed. If the comment does not give a reason, the finding's fix asks
  /// for one.
  func apply(to finding: LintFinding) -> LintFinding {
    guard finding.rule.rawValue == rule else { return finding }
    var result = finding
    if reason.isEmpty {
      result.fix += ", or give the reason for the exception after 'allow \(rule)'"
    } else {
      result.suppression = reason
    }
    return result
  }
}
