import Film
import Testing

struct AlignmentTests {
  /// The highest score of any pairing that keeps the order, computed by filling the whole table.
  private func best(_ left: Int, _ right: Int, _ weight: (Int, Int) -> Int) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: right + 1), count: left + 1)
    for i in 0..<left {
      for j in 0..<right {
        table[i + 1][j + 1] = max(table[i][j + 1], table[i + 1][j], table[i][j] + weight(i, j))
      }
    }
    return table[left][right]
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (7, 9), (60, 40), (300, 260), (130, 700)])
  func `pairs are in order and their sum is maximal`(left: Int, right: Int) {
    var noise = Noise(state: UInt64(left * 1000 + right))
    let (a, b) = (
      (0..<left).map { _ in Int(noise.next() % 6) }, (0..<right).map { _ in Int(noise.next() % 6) }
    )
    func weight(_ i: Int, _ j: Int) -> Int {
      a[i] == b[j] ? 3 : a[i] / 2 == b[j] / 2 ? 1 : 0
    }

    let pairs = Alignment(left, right, weight: weight).pairs

    #expect(pairs.reduce(0) { $0 + weight($1.left, $1.right) } == best(left, right, weight))
    for (one, next) in zip(pairs, pairs.dropFirst()) {
      #expect(one.left < next.left && one.right < next.right)
    }
    #expect(pairs.allSatisfy { weight($0.left, $0.right) > 0 })
  }

  @Test func `among equal sums the choice is deterministic`() {
    let first = Alignment(400, 400) { $0 % 3 == $1 % 3 ? 1 : 0 }.pairs
    let second = Alignment(400, 400) { $0 % 3 == $1 % 3 ? 1 : 0 }.pairs

    #expect(first.map(\.left) == second.map(\.left))
    #expect(first.map(\.right) == second.map(\.right))
  }
}
