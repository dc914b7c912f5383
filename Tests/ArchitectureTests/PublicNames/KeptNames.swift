import AppHost
import Foundation
import Stage

/// The names that users of the last version may have written: the public names of the modules for
/// tests and apps, the tool's options, and the keys of a touch script.
///
/// `KeptNames.txt` contains them, one section for each module. `make names` writes the file when a
/// version is released.
struct KeptNames: Equatable {
  /// The names by section.
  var sections: [String: Set<String>] = [:]

  static let modules = ["Stage", "TransitionTesting", "TransitionXCTest", "Transitions"]
  private static let options = "options of matchcut"
  private static let keys = "keys of a touch script"
  static let file = SourceTree.root.appendingPathComponent(
    "Tests/ArchitectureTests/PublicNames/KeptNames.txt")

  init(sections: [String: Set<String>]) { self.sections = sections }

  /// Reads a file in the form that `text` has.
  init(_ text: String) {
    var section = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        sections[section, default: []].insert(String(line.dropFirst(2)))
      } else {
        section = String(line)
      }
    }
  }

  /// The names of the modules that were built beside the tests, and of the tool.
  static func current() throws -> KeptNames {
    var names = KeptNames(sections: [
      keys: Set(
        TouchScript.fileKeys + TouchScript.touchKeys + TouchScript.traitKeys
          + TouchScript.deviceKeys),
      options: Set(
        CommandName.allCases.flatMap { command in
          command.options.map { "\(command.rawValue) \($0.flag)" }
        }),
    ])
    for module in modules {
      let symbols = try SymbolGraph.extract([module]).flatMap(\.symbols)
      names.sections[module] = Set(symbols.map(\.name))
    }
    return names
  }

  var text: String {
    let lines = sections.sorted { $0.key < $1.key }.map { section, names in
      section + "\n" + names.sorted().map { "  \($0)\n" }.joined()
    }
    return "# The public names of the last version. \"make names\" writes this file.\n"
      + lines.joined()
  }

  /// The names that `other` does not have, each with its section.
  func gone(from other: KeptNames) -> [String] {
    sections.sorted { $0.key < $1.key }.flatMap { section, names in
      names.subtracting(other.sections[section] ?? []).sorted().map { "\(section): \($0)" }
    }
  }
}
