import Foundation

/// How a test launches a program that was built from the user's code.
///
/// A test of the user's project cannot import the generated app that shows a library
/// (`LibraryHost`). A generated test therefore contains the declarations of that app.
package struct TestLaunch: Codable, Equatable, Sendable {
  /// The environment variable that passes this value to the program, as JSON.
  package static let variable = "MATCHCUT_TEST_LAUNCH"

  /// The import lines of the app.
  package var imports: [String] = []
  /// The declarations of the app, whose delegate is the class `AppDelegate`. Empty if the app is the
  /// user's own.
  package var declarations = ""
  /// The names of modules in the user's source, by the names under which they are compiled, for
  /// modules whose own names belong to other modules.
  package var names: [String: String] = [:]

  package init() {}

  package init?(json: String) {
    guard let made = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
    self = made
  }

  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// An import line, with the name of the module in the user's source.
  package func importLine(_ line: String) -> String {
    guard let name = line.split(separator: " ").last, let own = names[String(name)] else {
      return line
    }
    return line.dropLast(name.count) + own
  }
}

extension LibraryHost {
  /// The app's declarations and imports, for a test. Nil if there is no app.
  package func testLaunch() -> TestLaunch? {
    var launch = TestLaunch()
    launch.names = Dictionary(aliases.map { ($0.value, $0.key) }) { first, _ in first }
    launch.imports = ["import UIKit"] + imports
    switch entry {
    case .present, .push: launch.declarations = declarations(isPrivate: true)
    case .show(let file):
      let text = RegularFile.text(file.absolutePath) ?? ""
      let name = file.lastComponent
      if SourceScan(file: file.absolutePath).startsProgram {
        launch.declarations = "// Declare the AppDelegate of \(name) here.\n"
      } else if let shown = NestedSource(text) {
        launch.imports += shown.imports.filter { !launch.imports.contains($0) }
        launch.declarations =
          declarations(isPrivate: true, root: "Shown().show()")
          + "\n/// The declarations of \(name).\n@MainActor\nprivate struct Shown {\n"
          + "\(shown.body)\n}\n"
      } else {
        launch.declarations =
          declarations(isPrivate: true) + "\n// Copy the declarations of \(name) to this place.\n"
      }
    case nil: return nil
    }
    return launch
  }
}

/// The source of a file, split so that its declarations can be the members of a type.
struct NestedSource {
  private(set) var imports: [String] = []
  private(set) var body = ""

  /// Nil if the file contains declarations that must be at file scope.
  init?(_ text: String) {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || "@#".contains($0)) }
      let isImport = line.wholeMatch(of: #/(@\w+(\([^)]*\))?\s+)*import\s+[\w. ]+/#) != nil
      if isImport {
        imports.append(String(line))
      } else if line.first?.isWhitespace != true, !words.isEmpty,
        words.contains(where: { Self.fileScope.contains($0) })
      {
        return nil
      } else {
        lines.append(line)
      }
    }
    body = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }

  /// Words at the start of declarations that are valid only at file scope.
  private static let fileScope: Set<Substring> = [
    "extension", "operator", "precedencegroup", "fileprivate", "public", "open", "#if",
  ]
}
