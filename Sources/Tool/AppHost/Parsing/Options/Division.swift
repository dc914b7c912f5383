/// What the option `--shard` says besides the number of the shard.
package struct Division: Equatable, Sendable {
  /// The names and options that determine the work of all shards, sorted.
  package var options: [String]
  /// The file with the costs of earlier runs, as it was typed; nil to cut the shards evenly.
  package var costs: String?

  package init(options: [String], costs: String? = nil) {
    (self.options, self.costs) = (options, costs)
  }
}
