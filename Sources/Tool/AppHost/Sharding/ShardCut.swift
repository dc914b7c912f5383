/// Divides items among shards so that the costs of the shards are nearly equal.
///
/// The division depends only on the costs and on the number of shards.
package struct ShardCut {
  /// The places of the items of each shard that has items, in ascending order.
  private let parts: [[Int]]

  /// The places of the items of a shard, which is counted from 1.
  package func part(_ number: Int) -> [Int] {
    parts.indices.contains(number - 1) ? parts[number - 1] : []
  }

  /// `costs` are whole numbers, so that their sums do not depend on the order. A cost is at least 1,
  /// so that items without cost are distributed too.
  package init(_ given: [Int], into shards: Int) {
    let costs = given.map { max($0, 1) }
    let count = min(shards, costs.count)
    var parts = [[Int]](repeating: [], count: count)
    var loads = [Int](repeating: 0, count: count)
    let order = costs.indices.sorted { (-costs[$0], $0) < (-costs[$1], $1) }
    for place in order {
      let part = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      parts[part].append(place)
      loads[part] += costs[place]
    }
    for _ in costs.indices {
      guard Self.improve(&parts, &loads, costs) else { break }
    }
    self.parts = parts.map { $0.sorted() }
  }

  /// Moves an item of the shard with the highest cost to the one with the lowest cost, or exchanges
  /// two of their items. Returns false if this does not make the costs more equal.
  private static func improve(
    _ parts: inout [[Int]], _ loads: inout [Int], _ costs: [Int]
  ) -> Bool {
    guard let most = loads.indices.max(by: { (loads[$0], -$0) < (loads[$1], -$1) }),
      let least = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) })
    else { return false }
    let gap = loads[most] - loads[least]
    var best: (distance: Int, moved: Int, returned: Int?)?
    for moved in parts[most] {
      for returned in [nil] + parts[least].map(Optional.some) {
        let change = costs[moved] - (returned.map { costs[$0] } ?? 0)
        guard change > 0, change < gap else { continue }
        let distance = abs(gap - 2 * change)
        if distance < best?.distance ?? Int.max { best = (distance, moved, returned) }
      }
    }
    guard let best else { return false }
    parts[most].removeAll { $0 == best.moved }
    parts[least].append(best.moved)
    if let returned = best.returned {
      parts[least].removeAll { $0 == returned }
      parts[most].append(returned)
    }
    let change = costs[best.moved] - (best.returned.map { costs[$0] } ?? 0)
    loads[most] -= change
    loads[least] += change
    return true
  }
}
