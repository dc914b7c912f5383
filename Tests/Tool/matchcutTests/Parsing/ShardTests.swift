import AppHost
import Testing

struct ShardTests {
  @Test(arguments: 1...6)
  func `shards divide all pieces without overlap`(count: Int) {
    let shards = (1...count).compactMap { Shard(number: $0, of: count) }

    #expect(shards.count == count)
    #expect(shards.flatMap { $0.places(in: 20) }.sorted() == Array(0..<20))
    #expect(Shard(number: 0, of: count) == nil)
    #expect(Shard(number: count + 1, of: count) == nil)
  }

  @Test func `a shard is every Nth piece, from the Kth`() throws {
    let pieces = ["a", "b", "c", "d", "e"]

    #expect(Shard.whole.share(of: pieces) == pieces)
    #expect(try #require(Shard(number: 1, of: 3)).share(of: pieces) == ["a", "d"])
    #expect(try #require(Shard(number: 3, of: 3)).share(of: pieces) == ["c"])
  }

  @Test func `with more shards than pieces some are empty`() throws {
    #expect(try #require(Shard(number: 3, of: 4)).share(of: ["a", "b"]).isEmpty)
    #expect(try #require(Shard(number: .max, of: .max)).share(of: ["a", "b"]).isEmpty)
    #expect(Shard.whole.share(of: [String]()).isEmpty)
  }

  @Test func `its description equals its argument`() {
    #expect(Shard.whole.description == "1/1")
    #expect(Shard(number: 2, of: 5)?.description == "2/5")
  }
}
