import Preview

/// Everything `matchcut fuzz` was told.
package struct FuzzOptions: Equatable, Sendable {
  package static let defaultSeed: UInt64 = 1
  package static let defaultRuns = 1000

  /// Ids of `Catalogue.demos`, in its order.
  package var demos: [String]
  package var seed = FuzzOptions.defaultSeed
  /// The number of runs of each demo, over all shards.
  package var runs = FuzzOptions.defaultRuns
  package var shard = Shard.whole
  /// At the first fault of any demo nothing more is played, and its script is told as it was.
  package var stopsAtFirst = false
  /// Processes that play; nil for as many as there are processors, 0 for the tool's own.
  package var workers: Int?
  package var device = TakeOptions.defaultDevice
  /// What is chosen of the one transition's parameters.
  package var values: PageParameter.Values = [:]
  package var json = false
  /// Nil: nothing is written.
  package var folder: String?

  package init(demos: [String]) { self.demos = demos }
}
