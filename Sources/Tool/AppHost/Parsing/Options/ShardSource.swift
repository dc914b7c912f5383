/// Where `--shard auto` finds the number of the machine and the number of machines: environment
/// variables of the services that start several machines with the same command.
package enum ShardSource: CaseIterable, Sendable {
  /// Variables that the user sets, for example from the matrix of GitHub Actions. Without a number of
  /// machines, they complete another source.
  case own
  case gitLab
  case buildkite
  case circleCI
  case kubernetes
  case slurm

  /// The number of the machine.
  var index: String {
    switch self {
    case .own: "MATCHCUT_SHARD_INDEX"
    case .gitLab: "CI_NODE_INDEX"
    case .buildkite: "BUILDKITE_PARALLEL_JOB"
    case .circleCI: "CIRCLE_NODE_INDEX"
    case .kubernetes: "JOB_COMPLETION_INDEX"
    case .slurm: "SLURM_ARRAY_TASK_ID"
    }
  }

  /// The number of machines. Kubernetes does not say it, so the user has to set it.
  var count: String {
    switch self {
    case .own, .kubernetes: "MATCHCUT_SHARD_COUNT"
    case .gitLab: "CI_NODE_TOTAL"
    case .buildkite: "BUILDKITE_PARALLEL_JOB_COUNT"
    case .circleCI: "CIRCLE_NODE_TOTAL"
    case .slurm: "SLURM_ARRAY_TASK_COUNT"
    }
  }

  /// The number of the first machine, and the distance between the numbers of two machines.
  private func numbering(in environment: [String: String]) -> (first: Int?, step: Int?) {
    switch self {
    case .own, .buildkite, .circleCI, .kubernetes: (0, 1)
    case .gitLab: (1, 1)
    case .slurm:
      (
        environment["SLURM_ARRAY_TASK_MIN"].flatMap { Int($0) },
        environment["SLURM_ARRAY_TASK_STEP"].map { Int($0) } ?? 1
      )
    }
  }

  /// The shard of this machine. Throws an error if no variable says it, or if one is wrong.
  package static func shard(
    in environment: [String: String]
  ) throws(ShardSourceError) -> Shard {
    guard let source = allCases.first(where: { environment[$0.index] != nil }) else {
      throw .noVariable
    }
    guard let index = environment[source.index].flatMap({ Int($0) }) else {
      throw .wrong(source.index, value: environment[source.index] ?? "")
    }
    guard let text = environment[source.count] else { throw .missing(source.count) }
    guard let count = Int(text), count > 0 else { throw .wrong(source.count, value: text) }
    let (first, step) = source.numbering(in: environment)
    guard let first else { throw .missing("SLURM_ARRAY_TASK_MIN") }
    guard let step, step > 0 else {
      throw .wrong("SLURM_ARRAY_TASK_STEP", value: environment["SLURM_ARRAY_TASK_STEP"] ?? "")
    }
    guard (index - first) % step == 0,
      let shard = Shard(number: (index - first) / step + 1, of: count)
    else { throw .wrong(source.index, value: environment[source.index] ?? "") }
    return shard
  }
}

/// Why `--shard auto` finds no shard.
package enum ShardSourceError: Error, Equatable, Sendable {
  case noVariable
  /// The variable with this name is not set, although others of its service are.
  case missing(String)
  case wrong(String, value: String)
}
