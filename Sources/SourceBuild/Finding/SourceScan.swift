import Foundation

/// Finds out what a Swift file imports and whether it contains a program's entry point. It reads
/// the lines of the file and does not compile it.
package struct SourceScan {
  /// The unconditional imports. The compiler decides about imports between `#if` and `#endif`.
  package private(set) var imports: [ImportedModule] = []
  /// Imports for which `#if SWIFT_PACKAGE` is the only condition. It is true for the targets of a
  /// package.
  package private(set) var packageImports: [ImportedModule] = []
  /// The names of all imported modules, including conditional imports.
  package private(set) var names: Set<String> = []
  package private(set) var startsProgram = false

  package init(file: String) {
    startsProgram = file.lastComponent == "main.swift"
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    // Whether each open condition is `SWIFT_PACKAGE`.
    var conditions: [Bool] = []
    var isComment = false
    for (index, line) in text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = Substring(line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
      // Most lines begin with another character. A regular expression for each would be slow.
      guard isComment || line.utf8.first.map(Self.starts.contains) == true else { continue }
      if isComment {
        isComment = !line.contains("*/")
      } else if line.hasPrefix("/*") {
        isComment = !line.contains("*/")
      } else if line.hasPrefix("#if") {
        conditions.append(
          line.dropFirst(3).trimmingCharacters(in: .whitespacesAndNewlines) == "SWIFT_PACKAGE")
      } else if line.hasPrefix("#else") {
        if !conditions.isEmpty { conditions[conditions.count - 1] = false }
      } else if line.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else if line.prefixMatch(of: #/@(main|UIApplicationMain)\b/#) != nil {
        startsProgram = true
      } else if line.contains("import "), let name = Self.imported(String(line)) {
        names.insert(name)
        let imported = ImportedModule(name: name, file: file, line: index + 1)
        if conditions.isEmpty {
          imports.append(imported)
        } else if conditions.allSatisfy({ $0 }) {
          packageImports.append(imported)
        }
      }
    }
  }

  /// The first characters of the lines that matter: conditions, comments, attributes, modifiers and
  /// imports.
  private static let starts = Set("#/@pif".utf8)

  private static func imported(_ line: String) -> String? {
    let modifiers =
      #/(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?/#
    let kinds = #/(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?/#
    guard let start = line.prefixMatch(of: modifiers) else { return nil }
    var rest = line[start.range.upperBound...]
    guard rest.hasPrefix("import ") else { return nil }
    rest = rest.dropFirst("import ".count).drop { $0 == " " }
    if let kind = rest.prefixMatch(of: kinds) { rest = rest[kind.range.upperBound...] }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
