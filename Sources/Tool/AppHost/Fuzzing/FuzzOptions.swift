import Preview
import Stage

/// The arguments of `matchcut fuzz`.
package struct FuzzOptions: Equatable, Sendable {
  package static let defaultSeed: UInt64 = 1
  package static let defaultRuns = 1000

  /// The ids of the demos to fuzz, in the order of `Catalogue.demos`.
  package var demos: [String]
  package var seed = FuzzOptions.defaultSeed
  /// The number of runs of each demo, counting the runs of all shards.
  package var runs = FuzzOptions.defaultRuns
  package var shard = Shard.whole
  /// How the runs are divided; nil without `--shard`.
  package var division: Division?
  /// Whether to stop at the first fault of any demo and report the script of that run without
  /// shortening it.
  package var stopsAtFirst = false
  /// The number of worker processes; nil means one per processor, and 0 means that the tool's own
  /// process plays the scripts.
  package var workers: Int?
  package var device = RunOptions.defaultDevice
  /// The chosen parameter values, if one transition is fuzzed.
  package var values: PageParameter.Values = [:]
  package var format = ReportFormat.text
  /// The severity from which faults make the command fail.
  package var failsOn = ReportFormat.failsOn
  /// The output folder. If the folder is nil, no files are written.
  package var folder: String?

  package init(demos: [String]) { self.demos = demos }
}
