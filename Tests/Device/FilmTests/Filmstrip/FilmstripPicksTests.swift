import Film
import QuartzCore
import Stage
import Testing

struct FilmstripPicksTests {
  private static func ramp(_ from: Double, _ to: Double, _ count: Int) -> [Double?] {
    (0..<count).map { from + (to - from) * Double($0) / Double(count - 1) }
  }
  private static let rest = [Double?](repeating: nil, count: 10)

  @Test func `a strip has the first and last frame and the middles of the transition's parts`() {
    let recording = Recordings.blank(Self.rest + Self.ramp(0, 1, 71) + Self.rest)

    let picks = FilmstripPicks(recording)

    // The transition's 70 steps are divided into eight parts of 8.75 steps.
    #expect(picks.indices == [0, 15, 24, 32, 41, 50, 59, 67, 76, 90])
    #expect(picks.release == nil)
  }

  @Test func `frames are picked by the transition's progress, not by time`() {
    // The first half of the distance takes 40 frames, the second half takes 10. More frames are
    // picked where more happens.
    let recording = Recordings.blank(Self.ramp(0, 0.5, 40) + Self.ramp(0.55, 1, 10))

    let picks = FilmstripPicks(recording).indices

    #expect(picks.filter { $0 >= 40 }.count >= 3)
    #expect(picks.filter { $0 < 40 }.count >= 3)
  }

  @Test func `the release is among the picks`() {
    for release in 12..<70 {
      let recording = Recordings.blank(
        Self.rest + Self.ramp(0, 1, 61) + Self.rest, fingers: 5..<(release + 1))

      let picks = FilmstripPicks(recording)

      #expect(picks.release == release)
      #expect(picks.indices.contains(release), "released at \(release)")
      #expect((9...10).contains(picks.indices.count))
      #expect(picks.indices == picks.indices.sorted())
    }
  }

  @Test func `a reversal is shown in both directions`() {
    let recording = Recordings.blank(
      Self.rest + Self.ramp(0, 0.4, 25) + Self.ramp(0.4, 0, 25) + Self.rest)

    let picks = FilmstripPicks(recording).indices

    #expect(picks.filter { (10..<35).contains($0) }.count >= 3)
    #expect(picks.filter { (35..<60).contains($0) }.count >= 3)
  }

  @Test func `a drag before the transition is shown, a tap that starts it is not`() {
    for (reach, isSeen) in [(0.5, true), (0.1, false)] {
      var recording = Recordings.blank(
        Self.rest + [Double?](repeating: nil, count: 30) + Self.ramp(0, 1, 30) + Self.rest)
      let width = recording.meta.width
      recording.frames = recording.frames.enumerated().map { index, frame in
        guard (10..<40).contains(index) else { return frame }
        let x = width * reach * Double(index - 10) / 29
        return Recording.Frame(
          tick: frame.tick, t: frame.t, time: frame.time, tree: frame.tree,
          progress: frame.progress, fingers: [.init(finger: 0, x: x, y: 0)])
      }

      let picks = FilmstripPicks(recording).indices

      // The frame of the release is always picked.
      #expect((picks.filter { (10..<39).contains($0) }.count >= 2) == isSeen, "\(reach): \(picks)")
    }
  }

  @Test func `after a drag, a tap's end is not taken for the release`() {
    for (reach, release) in [(0.5, 39), (0.1, 62)] {
      var recording = Recordings.blank(
        [Double?](repeating: nil, count: 40) + Self.ramp(0, 1, 20) + Self.rest)
      let width = recording.meta.width
      recording.frames = recording.frames.enumerated().map { index, frame in
        guard (10..<40).contains(index) || (61..<63).contains(index) else { return frame }
        let x = width * reach * Double(min(index, 39) - 10) / 29
        return Recording.Frame(
          tick: frame.tick, t: frame.t, time: frame.time, tree: frame.tree,
          progress: frame.progress, fingers: [.init(finger: 0, x: x, y: 0)])
      }

      let picks = FilmstripPicks(recording)

      #expect(picks.release == release)
      #expect(picks.indices.contains(release))
    }
  }

  @Test func `the interval between two device events is shown`() {
    for start in 20..<60 {
      var recording = Recordings.blank(Self.ramp(0, 1, 11) + [Double?](repeating: nil, count: 80))
      let end = start + 8
      recording.meta.deviceEvents = [start, end].map {
        DeviceEvent(.resize(CGSize(width: $0, height: 30)), t: FrameClock.time(ofTick: $0))
      }

      let picks = FilmstripPicks(recording).indices

      #expect(picks.contains { (start..<end).contains($0) }, "between \(start) and \(end)")
      #expect(picks.first == 0 && picks.last == recording.frames.count - 1)
    }
  }

  /// A recording in which a page slides between two frames, and nothing else happens. Each frame
  /// has a new tree, even if it looks like the previous one.
  private static func gliding(_ range: Range<Int>, of count: Int) -> Recording {
    var recording = Recordings.blank([Double?](repeating: nil, count: count))
    recording.frames = recording.frames.enumerated().map { index, frame in
      var values = LayerValues()
      values.bounds.size = CGSize(width: 5, height: 5)
      values.backgroundColor = .white
      values.position.y = CGFloat(min(max(index, range.lowerBound), range.upperBound)) / 10
      let page = RenderNode(id: 2, values: values)
      let tree = RenderTree(
        root: RenderNode(id: 1, values: frame.tree.root.values, children: [page]))
      return Recording.Frame(tick: frame.tick, t: frame.t, time: frame.time, tree: tree)
    }
    return recording
  }

  @Test(arguments: [20..<60, 100..<160, 5..<190])
  func `frames are picked where something moves, not at rest`(range: Range<Int>) {
    let recording = Self.gliding(range, of: 200)

    let picks = FilmstripPicks(recording).indices

    // The first and the last pick show the page at rest.
    let moving = range.lowerBound + 1...range.upperBound
    #expect(picks.dropFirst().dropLast().allSatisfy(moving.contains), "\(picks)")
    for index in recording.frames.indices.dropFirst() {
      #expect(recording.moves(at: index) == moving.contains(index), "\(index)")
    }
  }

  @Test func `a pause between two transitions has few frames`() {
    let wait = [Double?](repeating: nil, count: 240)
    let recording = Recordings.blank(Self.ramp(0, 1, 30) + wait + Self.ramp(0, 1, 30))

    let picks = FilmstripPicks(recording).indices

    #expect(picks.count { (30..<270).contains($0) } <= 1, "\(picks)")
  }

  @Test func `short and static recordings use the frames they have`() {
    #expect(FilmstripPicks(Recordings.blank([])).indices == [])
    #expect(FilmstripPicks(Recordings.blank([nil])).indices == [0])
    #expect(FilmstripPicks(Recordings.blank([nil, 0.5, nil])).indices == [0, 1, 2])
    // Nothing is animating, so the picks are evenly distributed over time.
    let still = FilmstripPicks(Recordings.blank([Double?](repeating: nil, count: 71))).indices
    #expect(still == [0, 5, 14, 22, 31, 40, 49, 57, 66, 70])
  }
}
