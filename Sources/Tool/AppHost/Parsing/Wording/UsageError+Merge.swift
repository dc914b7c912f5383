import Film

extension UsageError {
  static func withoutShard(_ option: Option, of command: CommandName) -> UsageError {
    UsageError(
      place: place(of: command), found: "\(option.flag) without \(Option.shard.flag)", expected: "",
      remedy: "add \(Option.shard.flag) K/N, or leave out \(option.flag)")
  }

  /// `check` plays all runs of a demo, unless the demo is the only one.
  static func cancelledAmongOthers(_ word: String) -> UsageError {
    UsageError(
      place: place(of: .check), found: "'\(word)' with other names", expected: "",
      remedy: .instruction("check it alone, or name the demo, which is also checked cancelled"))
  }

  static func unreadableCosts(_ path: String, of command: CommandName) -> UsageError {
    UsageError(
      place: "\(place(of: command)): the file of costs '\(path)'",
      found: "text that is not complete", expected: "a file that 'matchcut merge' has written",
      remedy: "remove the file, or name another one with \(Option.costs.flag)")
  }

  static func missingShards() -> UsageError {
    UsageError(
      place: place(of: .merge), found: "no folder", expected: CommandName.merge.usage,
      remedy: "name the folders that the shards have written, as in 'matchcut merge shards/*'")
  }

  static func noShardFolder(_ path: String) -> UsageError {
    UsageError(
      place: place(of: .merge), found: "no folder named '\(path)'", expected: "",
      remedy: "name the folders that the shards have written with \(Option.out.flag)")
  }

  static func noShard(in folder: String) -> UsageError {
    UsageError(
      place: place(of: .merge), found: "'\(folder)' has no record of a shard", expected: "",
      remedy: .instruction(
        "run that shard again; it writes the record when it has reached its end"))
  }

  static func incompleteShard(_ file: String) -> UsageError {
    UsageError(
      place: "\(place(of: .merge)): '\(file)'", found: "text that is not a complete record",
      expected: "the record of a shard", remedy: "run that shard again")
  }

  static func shardOfOtherVersion(
    _ file: String, made: String, current: String
  ) -> UsageError {
    UsageError(
      place: "\(place(of: .merge)): '\(file)'", found: "a shard of matchcut \(made)",
      expected: "one of matchcut \(current)", remedy: "run all shards with one version")
  }

  /// `work` is the work of the shard in `file`.
  static func foreignShard(
    _ file: String, _ work: ShardRecord.Work, besides other: String, _ otherWork: ShardRecord.Work
  ) -> UsageError {
    UsageError(
      place: place(of: .merge),
      found: "'\(file)' is \(work.words), and '\(other)' is \(otherWork.words)", expected: "",
      remedy: "name shards of one command, or run the other shards again")
  }

  static func doubleShard(
    _ number: Int, of count: Int, _ one: String, _ other: String
  ) -> UsageError {
    UsageError(
      place: place(of: .merge),
      found: "shard \(number) of \(count) is in '\(one)' and in '\(other)'", expected: "",
      remedy: "name only one of them")
  }

  /// `present` are the numbers of the other shards.
  static func missingShards(_ present: [Int], of work: ShardRecord.Work) -> UsageError {
    let known = Set(present)
    let numbers = Array((1...work.count).lazy.filter { !known.contains($0) }.prefix(mostNumbers))
    let others = work.count - known.count - numbers.count
    let names = numbers.map { "\($0)" } + (others > 0 ? ["\(others) more"] : [])
    let list =
      names.count == 1
      ? "shard \(names[0])"
      : "shards \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    return UsageError(
      place: place(of: .merge),
      found: "\(list) of \(work.count) \(names.count == 1 ? "is" : "are") missing", expected: "",
      remedy: .instruction(
        "run 'matchcut \(work.command) … \(Option.shard.flag) \(numbers.first ?? 1)/\(work.count)', "
          + "and name its folder"))
  }

  /// The number of missing shards that a message names.
  private static let mostNumbers = 8

  static func overlappingShards(_ work: ShardRecord.Work) -> UsageError {
    UsageError(
      place: place(of: .merge),
      found: "the \(work.count) shards do not have each of the \(work.items) items once",
      expected: "", remedy: "run all shards again")
  }

  static func stoppedShard(_ file: String) -> UsageError {
    UsageError(
      place: place(of: .merge), found: "'\(file)' has stopped at its first fault", expected: "",
      remedy: "run the shards without \(Option.first.flag)")
  }

  static func changedFile(_ path: String) -> UsageError {
    UsageError(
      place: place(of: .merge), found: "'\(path)' is missing or not as the shard wrote it",
      expected: "", remedy: "run that shard again")
  }

  static func mergesInto(_ folder: String?) -> UsageError {
    UsageError(
      place: place(of: .merge),
      found: folder.map { "\(Option.out.flag) '\($0)', the folder of a shard" } ?? "no folder",
      expected: "a folder for the films, scripts and tests",
      remedy: "name another folder with \(Option.out.flag)")
  }
}

extension ShardRecord.Work {
  /// The command in words, with what distinguishes the work of two commands.
  fileprivate var words: String {
    let options = options.joined(separator: " ")
    let cut = costs == nil ? "cut evenly" : "cut by cost \(costs?.prefix(8) ?? "")"
    return "1 of \(count) shards of 'matchcut \(command) \(options)' with "
      + "\(Wording.count(items, "item")), \(cut)"
  }
}
