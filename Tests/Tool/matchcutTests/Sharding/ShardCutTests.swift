import AppHost
import Testing

struct ShardCutTests {
  /// Whole numbers that only look random.
  private static func costs(_ count: Int, seed: Int, upTo most: Int) -> [Int] {
    var state = UInt64(seed + 1)
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 1 + Int(state >> 33) % most
    }
  }

  private static func loads(_ costs: [Int], into count: Int) -> [Int] {
    let cut = ShardCut(costs, into: count)
    return (1...count).map { cut.part($0).map { costs[$0] }.reduce(0, +) }
  }

  @Test(arguments: [1, 2, 3, 8, 40, 200, Int.max])
  func `each item is in one shard`(count: Int) {
    let costs = Self.costs(60, seed: 1, upTo: 100)
    let cut = ShardCut(costs, into: count)

    let places = (1...min(count, 300)).flatMap(cut.part)

    #expect(places.sorted() == Array(costs.indices))
    #expect(cut.part(0).isEmpty)
    #expect(cut.part(.max).isEmpty || count == .max)
  }

  @Test func `without items every shard is empty`() {
    #expect(ShardCut([], into: 3).part(1).isEmpty)
    #expect(ShardCut([0, 0], into: 2).part(1) == [0])
  }

  @Test(arguments: [2, 3, 8, 16])
  func `costs that differ a hundredfold are cut within five percent`(count: Int) {
    for seed in 0..<50 {
      let costs = Self.costs(200, seed: seed, upTo: 100)
      let loads = Self.loads(costs, into: count)
      let mean = Double(costs.reduce(0, +)) / Double(count)

      #expect(Double(loads.max() ?? 0) <= mean * 1.05, "seed \(seed): \(loads)")
      #expect(Double(loads.min() ?? 0) >= mean * 0.95, "seed \(seed): \(loads)")
    }
  }

  @Test func `an exchange makes shards equal that the largest items alone would not`() {
    #expect(Self.loads([8, 7, 6, 5, 4], into: 2).sorted() == [15, 15])
  }

  @Test func `an item that costs more than all others has a shard of its own`() {
    #expect(Self.loads([1, 1, 100, 1, 1], into: 2).sorted() == [4, 100])
  }

  @Test func `the cut depends only on the costs`() {
    let costs = Self.costs(100, seed: 3, upTo: 5)
    let cuts = [ShardCut(costs, into: 7), ShardCut(costs, into: 7)]

    for number in 1...7 { #expect(cuts[0].part(number) == cuts[1].part(number)) }
  }
}
