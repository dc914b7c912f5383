/// The arguments of `matchcut merge`.
package struct MergeOptions: Equatable, Sendable {
  static let costsExample = "costs.json"

  /// The folders of the shards, as they were typed.
  package var shards: [String]
  /// The folder for the films, scripts and tests; nil if none was named.
  package var folder: String?
  /// The file to which the costs are added; nil if none was named.
  package var costs: String?

  package init(shards: [String]) { self.shards = shards }

  static let discussion =
    """
    Each DIR is the folder that a shard of 'film', 'check' or 'fuzz' has written with --shard K/N and
    --out DIR; several shards may have the same DIR. The result has the bytes that the command gives
    without --shard: films, scripts and tests in the folder of --out, findings on standard output. The
    exit code is that of the command, too.

    All shards must be there once, complete, and of one command, one version of the tool and one file
    of costs. With --costs, the processor times of the items are added to FILE; 'film --costs FILE' and
    'check --costs FILE' cut shards of equal cost by it. An item that the file lacks counts as much as
    the median.

      matchcut film all --shard auto --costs costs.json --out shards/$SLURM_ARRAY_TASK_ID
      matchcut merge shards/* --out films --costs costs.json

    Exit code 2: a shard is missing, double, incomplete or of another command, or the output cannot be
    written; then nothing is written.
    """
}
