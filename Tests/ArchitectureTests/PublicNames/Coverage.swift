import Foundation

/// How much of Apple's API is public in Matchcut. It counts all names of UIKit and QuartzCore, and
/// the names that apps with transitions use.
struct Coverage {
  /// A name as projects write it, and whether it exists in Matchcut.
  struct Row: Equatable {
    var symbol: String
    /// The number of counted projects that use it.
    var projects: Int
    var isHere: Bool
  }

  /// The rows in the order of the census: the most used name first.
  let rows: [Row]
  /// For each type with a table of signatures, the number of Apple's members and the members that
  /// are missing in Matchcut.
  let types: [(name: String, count: Int, missing: [String])]
  let frameworks: [FrameworkCoverage]
  let unavailable: [UnavailableNames.Entry]
  /// The full names that Matchcut accepts without effect, sorted.
  let withoutEffect: [String]

  /// The names counted in 156 open-source projects with custom transitions. Names that occur only
  /// in the larger projects are omitted.
  static let census = SourceTree.root.appendingPathComponent(
    "Tests/ArchitectureTests/PublicNames/Census.csv")

  init(
    census: String, ours: [String: PublicType], apple: AppleNames,
    frameworks: [FrameworkNames] = [], unavailable: UnavailableNames = UnavailableNames(text: ""),
    withoutEffect: Set<String> = []
  ) {
    let names = OwnNames(types: ours)
    rows = census.split(separator: "\n").dropFirst().compactMap { line in
      let parts = line.split(separator: ",")
      guard let last = parts.last, let projects = Int(last) else { return nil }
      let symbol = parts.dropLast().joined(separator: ",")
      return Row(symbol: symbol, projects: projects, isHere: names.have(symbol))
    }
    types = apple.types.sorted { $0.key < $1.key }.map { name, known in
      let missing = known.names.subtracting(names.all(of: name)).subtracting(AppleNames.everywhere)
      return (name, known.names.count, missing.sorted())
    }
    self.frameworks = frameworks.map {
      FrameworkCoverage(
        $0, ours: names, unavailable: unavailable, withoutEffect: withoutEffect)
    }
    self.withoutEffect = withoutEffect.sorted()
    self.unavailable = unavailable.entries
  }

  /// For example "816 of 898 names, 97 % of their uses".
  var summary: String {
    "\(rows.filter(\.isHere).count) of \(rows.count) names, \(Self.share(of: rows)) of their uses"
  }

  /// The percentage of the rows' uses whose names exist in Matchcut.
  static func share(of rows: [Row]) -> String {
    let all = rows.map(\.projects).reduce(0, +)
    let here = rows.filter(\.isHere).map(\.projects).reduce(0, +)
    return "\(all == 0 ? 0 : here * 100 / all) %"
  }
}
