/// The part of the work that is done by one machine, if several machines share the work. The shard
/// contains every `count`th item, beginning with the item whose number is `number`.
package struct Shard: Equatable, Sendable, CustomStringConvertible {
  package let number, count: Int

  package static let whole = Shard(first: 1, of: 1)

  /// The word for the shard that the environment says.
  static let automatic = "auto"

  /// Returns nil unless `number` is in 1…`count`.
  package init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.init(first: number, of: count)
  }

  private init(first number: Int, of count: Int) { (self.number, self.count) = (number, count) }

  package var description: String { "\(number)/\(count)" }

  /// The shard's items in order; empty if there are fewer than `number` items.
  package func share<Piece>(of pieces: [Piece]) -> [Piece] {
    places(in: pieces.count).map { pieces[$0] }
  }

  /// The indices of the shard's items in a list of `total` items, counted from 0.
  package func places(in total: Int) -> [Int] {
    Array(stride(from: number - 1, to: total, by: count))
  }
}
