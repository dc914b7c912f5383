import QuartzCore
import Synchronization
import Testing

struct BandPoolTests {
  @Test(arguments: [1, 2, 5])
  func `each piece is done exactly once, run after run`(threads: Int) {
    let pool = BandPool(threads: threads)
    let pieces = 40
    let done = Counts(pieces)

    for _ in 0..<200 { pool.run(pieces) { piece, _ in done.add(piece) } }

    #expect(done.values == Array(repeating: 200, count: pieces))
  }

  private final class Counts: Sendable {
    private let counts: Mutex<[Int]>
    init(_ size: Int) { counts = Mutex(Array(repeating: 0, count: size)) }
    func add(_ index: Int) { counts.withLock { $0[index] += 1 } }
    var values: [Int] { counts.withLock { $0 } }
  }
}
