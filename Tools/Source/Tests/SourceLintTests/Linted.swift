import SourceLint

/// Checks files in memory.
func linted(_ files: KeyValuePairs<String, String>) throws -> LintReport {
  let files = SourceFiles(texts: files.map { (path: $0.key, text: $0.value) })
  return SourceLint().check(files)
}

/// Checks one file, `A.swift`.
func linted(_ source: String) throws -> LintReport { try linted(["A.swift": source]) }

extension LintReport {
  /// One text such as "T35 2:8" per finding.
  var places: [String] { standing.map { "\($0.rule.rawValue) \($0.line):\($0.column)" } }
}

/// An animator's file with `line` as its third line.
func animator(_ line: String, rest: String = "") -> String {
  """
  class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func animateTransition(using context: UIViewControllerContextTransitioning) {
  \(line)
    }
  }
  \(rest)
  """
}
