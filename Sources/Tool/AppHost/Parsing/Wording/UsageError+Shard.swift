import Film

extension UsageError {
  /// The environment does not say which shard `--shard auto` means.
  static func noShard(_ error: ShardSourceError, of command: CommandName) -> UsageError {
    let found =
      switch error {
      case .noVariable: "no variable that says which machine this is"
      case .missing(let name): "the variable \(name) is not set"
      case .wrong(let name, let value): "the variable \(name) is '\(value)'"
      }
    let (own, count) = (ShardSource.own.index, ShardSource.own.count)
    return UsageError(
      place: place(of: command),
      found: "found \(Option.shard.flag) '\(Shard.automatic)', but \(found)", expected: "",
      remedy: .instruction("set \(own), from 0, and \(count)"))
  }
}
