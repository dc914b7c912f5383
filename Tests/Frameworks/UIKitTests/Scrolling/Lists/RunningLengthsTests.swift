import Testing
import UIKit

struct RunningLengthsTests {
  @Test func `starts are sums, and a position finds the item that covers it`() {
    let lengths = RunningLengths([10, 0, 30, 5])

    #expect((0...4).map { lengths.start(of: $0) } == [0, 10, 10, 40, 45])
    #expect(lengths.total == 45)
    #expect(lengths.index(at: 0) == 0)
    #expect(lengths.index(at: 9.9) == 0)
    // The item without a length does not cover any position.
    #expect(lengths.index(at: 10) == 2)
    #expect(lengths.index(at: 39.9) == 2)
    #expect(lengths.index(at: 40) == 3)
    #expect(lengths.index(at: 45) == nil)
    #expect(lengths.index(at: -1) == nil)
    #expect(RunningLengths([]).index(at: 0) == nil)
  }

  @Test func `after any changes it equals a plain sum`() {
    var plain = (0..<137).map { CGFloat($0 % 7 * 3) }
    var lengths = RunningLengths(plain)
    var seed = 12345
    for _ in 0..<500 {
      seed = (seed &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      let (index, length) = (seed % 137, CGFloat(seed / 137 % 50))
      plain[index] = length
      lengths[index] = length

      let place = CGFloat(seed % 3000)
      var sum: CGFloat = 0
      let expected = plain.firstIndex { length in
        sum += length
        return place < sum
      }
      #expect(lengths.index(at: place) == expected)
      #expect(lengths.start(of: index) == plain[..<index].reduce(0, +))
    }
    #expect(lengths.total == plain.reduce(0, +))
  }
}
