/// Whether an entry of the file of `--allow` has allowed a finding.
struct AllowedUse: Codable, Equatable {
  var line: Int
  var isUsed: Bool
  /// The message about an entry that has allowed nothing.
  var sentence: String

  /// The sentences about entries that are used nowhere, in the order of their lines. `uses` may have
  /// several values for one entry, if several shards have checked what it concerns.
  static func unused(_ uses: [AllowedUse]) -> [String] {
    let used = Set(uses.filter(\.isUsed).map(\.line))
    let others = uses.filter { !used.contains($0.line) }.reduce(into: [Int: String]()) {
      $0[$1.line] = $1.sentence
    }
    return others.sorted { $0.key < $1.key }.map(\.value)
  }
}
