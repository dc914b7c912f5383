import Foundation

/// The checked-in list WithoutEffect.txt: the public names that `NamesWithoutEffect` finds, in
/// sections that begin with `##`. Names are separated by spaces or line ends; `#` begins a comment.
///
/// The names in the first section do not do what Apple documents. The heading of each other section
/// says why its names do.
struct ListOfNamesWithoutEffect {
  private(set) var names: Set<String> = []
  private(set) var withoutEffect: Set<String> = []
  /// Names that the list has twice.
  private(set) var repeated: [String] = []

  static let file = SourceTree.root.appendingPathComponent(
    "Tests/ArchitectureTests/PublicNames/WithoutEffect.txt")

  init() throws { self.init(text: try String(contentsOf: Self.file, encoding: .utf8)) }

  init(text: String) {
    var section = 0
    for line in text.split(separator: "\n") {
      if line.hasPrefix("##") { section += 1 }
      if line.hasPrefix("#") { continue }
      for name in line.split(separator: " ").map(String.init) {
        if !names.insert(name).inserted { repeated.append(name) }
        if section == 1 { withoutEffect.insert(name) }
      }
    }
  }
}
