import CoreGraphics
import Preview
import QuartzCore
import Stage
import Testing

@MainActor struct TakeShelfTests {
  /// A recording whose layers hold these pictures.
  private func take(_ id: Int, _ pictures: [CGImage]) -> LiveTake {
    var take = LiveTake(id: id, entry: "card")
    let leaves = pictures.enumerated().map { index, picture in
      var values = LayerValues()
      values.contents = picture
      return RenderNode(id: index + 2, values: values)
    }
    let root = RenderNode(id: 1, values: LayerValues(), children: leaves)
    take.recording.frames = [
      Recording.Frame(turn: 0, t: 0, time: 0, tree: RenderTree(root: root))
    ]
    for frame in take.recording.frames { take.weight.add(frame) }
    return take
  }

  private func picture() -> CGImage {
    CGImage(width: 500, height: 500, pixels: Array(repeating: 0, count: 250_000))
  }
  private let million = 1_000_000

  @Test func `shared data counts once, and is released with the last recording`() {
    let room = TakeRoom(limit: 10 * million)
    let shelf = TakeShelf(in: room) { _ in }
    let shared = picture()

    for id in 1...3 { shelf.keep(take(id, [shared])) }
    #expect((million..<million + 50_000).contains(room.bytes))
    for id in 4...(TakeShelf.most + 3) { shelf.keep(take(id, [])) }

    #expect(room.bytes < 100_000)
  }

  @Test func `the oldest recordings are dropped at the limits of count or size`() {
    var gone: [Int] = []
    let room = TakeRoom(limit: 4 * million)
    let shelf = TakeShelf(in: room) { gone += $0 }

    for id in 1...TakeShelf.most + 2 { shelf.keep(take(id, [])) }
    #expect(gone == [1, 2])
    gone = []
    for id in 101...106 { shelf.keep(take(id, [picture()])) }

    #expect(shelf.takes.map(\.id) == [104, 105, 106])
    #expect(gone == Array(3...TakeShelf.most + 2) + [101, 102, 103])
    #expect(room.bytes < room.limit)
  }

  @Test func `the page with the most data is reduced first`() {
    let room = TakeRoom(limit: 5 * million)
    let (rich, poor) = (TakeShelf(in: room) { _ in }, TakeShelf(in: room) { _ in })

    poor.keep(take(1, [picture()]))
    for id in 2...5 { rich.keep(take(id, [picture()])) }
    poor.keep(take(6, [picture()]))

    #expect(poor.takes.map(\.id) == [1, 6])
    #expect(rich.takes.map(\.id) == [4, 5])
  }

  @Test func `the last recording of every page stays, whatever its size`() {
    let room = TakeRoom(limit: million / 2)
    let shelves = (0..<3).map { _ in TakeShelf(in: room) { _ in } }

    for (id, shelf) in shelves.enumerated() { shelf.keep(take(id, [picture()])) }

    #expect(shelves.map { $0.takes.map(\.id) } == [[0], [1], [2]])
  }

  @Test func `a page that closes frees its memory for the others`() {
    let room = TakeRoom(limit: 4 * million)
    var shelf: TakeShelf? = TakeShelf(in: room) { _ in }
    shelf?.keep(take(1, [picture()]))
    #expect(room.bytes > million)

    shelf = nil
    #expect(room.bytes == 0)
    let other = TakeShelf(in: room) { _ in }
    for id in 1...3 { other.keep(take(id, [picture()])) }

    #expect(other.takes.count == 3)
    other.removeAll()
    #expect(room.bytes == 0)
  }
}
