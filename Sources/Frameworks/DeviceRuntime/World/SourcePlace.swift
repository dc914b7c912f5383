/// A line of source, and the function that contains it. If only the function is known, the file is
/// empty.
package struct SourcePlace: Codable, Hashable, Sendable {
  package var function: String
  package var file: String
  package var line: Int
  /// The condition under which the line runs; nil if there is none, or if it was not looked for.
  package var branch: SourceBranch?

  package init(function: String, file: String, line: Int) {
    (self.function, self.file, self.line) = (function, file, line)
  }

  /// The place in the form `File.swift:12, in Page.show()`.
  package var text: String {
    if file.isEmpty { return "in \(function)" }
    return "\(file):\(line)" + (function.isEmpty ? "" : ", in \(function)")
  }
}
