import Preview

/// The arguments of `matchcut fuzz`.
package struct FuzzOptions: Equatable, Sendable {
  package static let defaultSeed: UInt64 = 1
  package static let defaultRuns = 1000

  /// Ids of `Catalogue.demos`, in catalogue order.
  package var demos: [String]
  package var seed = FuzzOptions.defaultSeed
  /// The number of runs of each demo, over all shards.
  package var runs = FuzzOptions.defaultRuns
  package var shard = Shard.whole
  /// Whether to stop at the first fault of any demo and report its original script.
  package var stopsAtFirst = false
  /// The number of worker processes; nil for one per processor, 0 for the tool's own process.
  package var workers: Int?
  package var device = RunOptions.defaultDevice
  /// The chosen parameter values, if one transition is fuzzed.
  package var values: PageParameter.Values = [:]
  package var json = false
  /// The output folder; nil writes no files.
  package var folder: String?

  package init(demos: [String]) { self.demos = demos }
}
