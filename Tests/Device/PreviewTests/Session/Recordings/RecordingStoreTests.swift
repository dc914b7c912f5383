import CoreGraphics
import Preview
import QuartzCore
import Stage
import Testing

@MainActor struct RecordingStoreTests {
  /// A recording whose layers contain these pictures.
  private func liveRecording(_ id: Int, _ pictures: [CGImage]) -> LiveRecording {
    var live = LiveRecording(id: id, entry: "card")
    let leaves = pictures.enumerated().map { index, picture in
      var values = LayerValues()
      values.contents = picture
      return RenderNode(id: index + 2, values: values)
    }
    let root = RenderNode(id: 1, values: LayerValues(), children: leaves)
    live.recording.frames = [
      Recording.Frame(tick: 0, t: 0, time: 0, tree: RenderTree(root: root))
    ]
    for frame in live.recording.frames { live.size.add(frame) }
    return live
  }

  private func picture() -> CGImage {
    CGImage(width: 500, height: 500, pixels: Array(repeating: 0, count: 250_000))
  }
  private let million = 1_000_000

  @Test func `what recordings share counts once, and goes with the last of them`() {
    let memory = RecordingMemory(limit: 10 * million)
    let store = RecordingStore(in: memory) { _ in }
    let shared = picture()

    for id in 1...3 { store.keep(liveRecording(id, [shared])) }
    #expect((million..<million + 50_000).contains(memory.bytes))
    for id in 4...(RecordingLimits.count + 3) { store.keep(liveRecording(id, [])) }

    #expect(memory.bytes < 100_000)
  }

  @Test func `the oldest recordings go when there are too many or too much`() {
    var gone: [Int] = []
    let memory = RecordingMemory(limit: 4 * million)
    let store = RecordingStore(in: memory) { gone += $0 }

    for id in 1...RecordingLimits.count + 2 { store.keep(liveRecording(id, [])) }
    #expect(gone == [1, 2])
    gone = []
    for id in 101...106 { store.keep(liveRecording(id, [picture()])) }

    #expect(store.recordings.map(\.id) == [104, 105, 106])
    #expect(gone == Array(3...RecordingLimits.count + 2) + [101, 102, 103])
    #expect(memory.bytes < memory.limit)
  }

  @Test func `recordings with a transition or a warning stay until all others are gone`() {
    var gone: [Int] = []
    let store = RecordingStore(in: RecordingMemory(limit: million)) { gone += $0 }
    var warned = liveRecording(1, [])
    warned.warnings = ["a warning"]
    store.keep(warned)
    var moved = liveRecording(2, [])
    moved.recording.frames = moved.recording.frames.map {
      Recording.Frame(tick: $0.tick, t: $0.t, time: $0.time, tree: $0.tree, progress: 0.5)
    }
    store.keep(moved)

    for id in 3...RecordingLimits.count + 2 { store.keep(liveRecording(id, [])) }
    #expect(gone == [3, 4])
    for id in 101...99 + RecordingLimits.count { store.keep(liveRecording(id, [])) }
    #expect(store.recordings.prefix(2).map(\.id) == [1, 2])
  }

  @Test func `the page that holds most makes room for the others`() {
    let memory = RecordingMemory(limit: 5 * million)
    let (rich, poor) = (RecordingStore(in: memory) { _ in }, RecordingStore(in: memory) { _ in })

    poor.keep(liveRecording(1, [picture()]))
    for id in 2...5 { rich.keep(liveRecording(id, [picture()])) }
    poor.keep(liveRecording(6, [picture()]))

    #expect(poor.recordings.map(\.id) == [1, 6])
    #expect(rich.recordings.map(\.id) == [4, 5])
  }

  @Test func `the last recording of every page stays, however large`() {
    let memory = RecordingMemory(limit: million / 2)
    let stores = (0..<3).map { _ in RecordingStore(in: memory) { _ in } }

    for (id, store) in stores.enumerated() { store.keep(liveRecording(id, [picture()])) }

    #expect(stores.map { $0.recordings.map(\.id) } == [[0], [1], [2]])
  }

  @Test func `the others use the space of a page that has closed`() {
    let memory = RecordingMemory(limit: 4 * million)
    var store: RecordingStore? = RecordingStore(in: memory) { _ in }
    store?.keep(liveRecording(1, [picture()]))
    #expect(memory.bytes > million)

    store = nil
    #expect(memory.bytes == 0)
    let other = RecordingStore(in: memory) { _ in }
    for id in 1...3 { other.keep(liveRecording(id, [picture()])) }

    #expect(other.recordings.count == 3)
    other.removeAll()
    #expect(memory.bytes == 0)
  }
}
