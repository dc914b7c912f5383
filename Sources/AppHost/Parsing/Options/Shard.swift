/// A share of the work, for several machines: every `count`th piece, beginning with the `number`th.
package struct Shard: Equatable, Sendable, CustomStringConvertible {
  package let number, count: Int

  package static let whole = Shard(first: 1, of: 1)

  /// Nil unless `number` is one of 1…`count`.
  package init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.init(first: number, of: count)
  }

  private init(first number: Int, of count: Int) { (self.number, self.count) = (number, count) }

  package var description: String { "\(number)/\(count)" }

  /// In their order; none where there are fewer than `number`.
  package func share<Piece>(of pieces: [Piece]) -> [Piece] {
    places(in: pieces.count).map { pieces[$0] }
  }

  /// The places that its pieces have among `total`, from 0.
  package func places(in total: Int) -> [Int] {
    Array(stride(from: number - 1, to: total, by: count))
  }
}
