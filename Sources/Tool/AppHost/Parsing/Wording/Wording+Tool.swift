import Film

extension Wording {
  /// The names as "a", "a or b" or "a, b or c". `last` is added as a further alternative. If there
  /// are many names, the command that lists all demos replaces them.
  static func choice(_ names: [String], or last: String? = nil) -> String {
    choice(names, or: last, listedBy: ProgramName.current.list())
  }

  /// The number of findings in words, such as "1 finding" or "2 findings".
  static func findings(_ count: Int) -> String { self.count(count, "finding") }

  /// The message for a shard that does not contain any of the `total` items.
  static func nothing(for shard: Shard, of total: Int) -> String {
    "nothing to do: --shard \(shard) selects nothing out of \(count(total, "item"))"
  }
}
