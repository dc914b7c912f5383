import Foundation

/// Finds out what a Swift file imports and whether it contains a program's entry point. The scan
/// reads the lines of the file and does not compile the file.
package struct SourceScan {
  /// The unconditional imports. The compiler decides about imports between `#if` and `#endif`.
  package private(set) var imports: [ImportedModule] = []
  /// Imports for which `#if SWIFT_PACKAGE` is the only condition. `SWIFT_PACKAGE` is defined when a
  /// target of a package is compiled.
  package private(set) var packageImports: [ImportedModule] = []
  /// The names of all imported modules, including conditional imports.
  package private(set) var names: Set<String> = []
  package private(set) var startsProgram = false
  /// Whether a condition mentions `os(Linux)`.
  package private(set) var knowsLinux = false

  package init(file: String) {
    startsProgram = file.lastComponent == "main.swift"
    let text = RegularFile.text(file) ?? ""
    // Whether each open condition is `SWIFT_PACKAGE`.
    var conditions: [Bool] = []
    var isComment = false
    for (index, line) in text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = Substring(line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
      // Most lines are skipped, because they do not begin with a character in `starts`.
      guard isComment || line.utf8.first.map(Self.starts.contains) == true else { continue }
      if line.hasPrefix("#"), line.contains("os(Linux)") { knowsLinux = !isComment || knowsLinux }
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
      } else if Self.entryPoints.contains(line.dropFirst().word), line.hasPrefix("@") {
        startsProgram = true
      } else if let name = Self.imported(line) {
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

  private static let entryPoints: Set<Substring> = ["main", "UIApplicationMain"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The module that the line imports; nil if it is not an import.
  private static func imported(_ line: Substring) -> String? {
    guard line.contains("import ") else { return nil }
    var rest = line
    while rest.hasPrefix("@") {
      rest = rest.dropFirst().drop(while: \.isPartOfWord)
      if rest.hasPrefix("(") { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = rest.drop(while: \.isWhitespace)
    }
    if modifiers.contains(rest.word) { rest = rest.afterWord }
    guard rest.word == "import" else { return nil }
    rest = rest.afterWord
    if kinds.contains(rest.word) { rest = rest.afterWord }
    return rest.word.isEmpty ? nil : String(rest.word)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
  fileprivate var word: Substring { prefix(while: \.isPartOfWord) }
  /// The text after the first word and the spaces that follow it.
  fileprivate var afterWord: Substring {
    drop(while: \.isPartOfWord).drop(while: \.isWhitespace)
  }
}
