import UIKit

/// Snapshots that follow each other, from a generator with a fixed seed. The items and some sections
/// change their places, come and go.
struct SnapshotSeries {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Snapshot {
    var snapshot = Snapshot()
    var free = shuffled(Array(0..<24)).prefix(number(below: 25))
    for section in shuffled(Array(0..<4)).prefix(1 + number(below: 4)) {
      snapshot.appendSections([section])
      let items = free.prefix(number(below: 12))
      free = free.dropFirst(items.count)
      snapshot.appendItems(items.map { "item \($0)" }, toSection: section)
    }
    return snapshot
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func shuffled(_ numbers: [Int]) -> [Int] {
    var numbers = numbers
    for index in numbers.indices.dropFirst() {
      numbers.swapAt(index, number(below: index + 1))
    }
    return numbers
  }
}
