/// The result of `check` or of a shard of it, in the format that was chosen.
struct CheckedItems: Codable, Equatable {
  /// A demo or page that was checked.
  struct Item: Codable, Equatable {
    /// The place of the demo among the demos of all shards.
    var place: Int
    var name: String
    /// What the formats text and JSON have for the item; empty in the other formats.
    var text: String
    /// The cases that the other formats have for the item.
    var cases: [Report.Case]
    /// Whether the command succeeds, as far as this item is concerned.
    var passes: Bool
    /// The length of the runs, in ticks.
    var ticks: Int
  }

  var format: ReportFormat
  /// The report without its cases.
  var head: Report
  var items: [Item]
  /// The entries of `--allow` that concern the items.
  var uses: [AllowedUse]
}

extension CheckedItems {
  /// The result without the number of the shard.
  var withoutShard: CheckedItems {
    var items = self
    items.head.settings.removeAll { $0.name == Option.shard.rawValue }
    return items
  }

  /// Whether `check` succeeds.
  var passes: Bool { items.allSatisfy(\.passes) }

  /// Writes the result in its format.
  func write(to output: Output) throws {
    switch format {
    case .text: try output.write(items.map(\.text).joined())
    case .json: try output.write(CheckReport.json(lines: items.map(\.text)))
    case .junit, .sarif, .github, .gitlab:
      var report = head
      report.cases = items.flatMap(\.cases)
      try report.write(as: format, to: output)
    }
  }
}
