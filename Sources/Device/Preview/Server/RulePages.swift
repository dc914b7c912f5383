import Foundation

/// The pages about the rules, in English and Chinese, which are installed with the tool.
package struct RulePages {
  /// The environment variable with the folder of the pages, which the tool sets for the programs that
  /// it starts.
  package static let variable = "MATCHCUT_RULE_PAGES"

  /// The folder of the pages; nil if they are not installed.
  package let folder: String?

  package init(folder: String?) { self.folder = folder }

  /// Finds the folder: that of the environment, that of an installed tool (`bin/../share`), or that of
  /// the repository in which the tool was built.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    program: String? = Bundle.main.executablePath
  ) {
    if let given = environment[Self.variable] {
      folder = given
      return
    }
    var candidates: [String] = []
    var place = URL(fileURLWithPath: program ?? "/").resolvingSymlinksInPath()
    for _ in 0..<Self.mostLevels where place.path != "/" {
      place.deleteLastPathComponent()
      candidates += Self.places.map { place.appendingPathComponent($0).path }
    }
    folder = candidates.first { FileManager.default.fileExists(atPath: $0 + "/T01.md") }
  }

  private static let places = ["share/doc/matchcut/Rules", "Documentation/Rules"]
  /// The number of folders above the program that are searched: `.build/TRIPLE/release` is three
  /// folders below the repository.
  private static let mostLevels = 5

  /// The Markdown of the page at a path such as `/rules/T36` or `/rules/T36.zh`; nil if there is none.
  func text(at path: String) -> [UInt8]? {
    guard let folder, let name = path.wholeMatch(of: #//rules/(T\d\d(?:\.zh)?)/#)?.1,
      let data = FileManager.default.contents(atPath: "\(folder)/\(name).md")
    else { return nil }
    return [UInt8](data)
  }
}
