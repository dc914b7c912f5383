import Preview

/// Everything `matchcut fuzz` was told.
package struct FuzzOptions: Equatable, Sendable {
  package static let defaultSeed: UInt64 = 1
  package static let defaultRuns = 1000

  /// Ids of `Catalogue.demos`, in its order.
  package var demos: [String]
  package var seed = FuzzOptions.defaultSeed
  /// Of each demo, all shards together.
  package var runs = FuzzOptions.defaultRuns
  package var shard = FuzzShard.whole
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

/// A share of the runs, for several machines: every `count`th, beginning with the `number`th.
package struct FuzzShard: Equatable, Sendable, CustomStringConvertible {
  package let number, count: Int

  package static let whole = FuzzShard(first: 1, of: 1)

  /// Nil unless `number` is one of 1…`count`.
  package init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.init(first: number, of: count)
  }

  private init(first number: Int, of count: Int) { (self.number, self.count) = (number, count) }

  package var description: String { "\(number)/\(count)" }

  package func runs(of total: Int) -> [Int] {
    Array(stride(from: number - 1, to: total, by: count))
  }
}
