import CoreGraphics
import Film
import QuartzCore
import Stage
import Testing

@MainActor
struct TransitionPlotTests {
  @Test func `one recording always gives the same picture`() throws {
    let pictures = try (0..<2).map { _ in
      try PNGWriter().data(TransitionPlot(Recordings.slide()).image())
    }

    #expect(pictures[0] == pictures[1])
    let image = try TransitionPlot(Recordings.slide()).image(scale: 1)
    #expect(image.width == 1180 && image.height > 300)
  }

  @Test func `a sliding page is what moves most, with its curve's name`() throws {
    let motions = LayerMotion.all(in: Recordings.slide())

    let first = try #require(motions.first)
    #expect(first.property == "position.y")
    let motion = try #require(first.motions.first)
    #expect(motion.samples.first.map { $0.value > 100 && $0.value <= 120 } == true)
    #expect(motion.samples.last.map { abs($0.value - 40) < 1e-9 } == true)
    #expect(motion.pace == ["ease in and out, 0.2 s"])
  }

  @Test func `requested properties are shown in order, moving or not`() {
    let motions = LayerMotion.all(
      in: Recordings.slide(), properties: ["opacity", "position.y", "position.x"])

    #expect(motions.map(\.property) == ["opacity", "position.y", "position.x"])
    #expect(motions.map(\.motions.isEmpty) == [true, false, true])
    #expect(
      TransitionPlot(Recordings.slide(), properties: ["opacity", "position.y"]).still
        == ["opacity"])
  }

  @Test func `without content a page is written nevertheless`() throws {
    let image = try TransitionPlot(Recordings.blank([nil, nil])).image(scale: 1)
    let none = try TransitionPlot(Recording()).image(scale: 1)

    #expect(image.width == 1180 && none.width == 1180)
  }

  /// A recording of a card that follows a touch down at 300 points a second and then continues by
  /// itself.
  private func pulled() -> Recording {
    var recording = Recording()
    recording.frames = (0..<60).map { turn in
      let t = FrameClock.time(ofTick: turn)
      let isDown = (6...30).contains(turn)
      var values = LayerValues()
      values.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
      let way = 5.0 * Double(min(max(turn, 6), 30) - 6)
      values.position = CGPoint(x: 60, y: 100 + way + Double(max(turn - 31, 0)) * 2.5)
      let card = RenderNode(id: 2, name: "Card", values: values)
      return Recording.Frame(
        tick: turn, t: t, time: t,
        tree: RenderTree(root: RenderNode(id: 1, values: LayerValues(), children: [card])),
        progress: turn > 8 ? 0.5 : nil,
        fingers: isDown ? [.init(finger: 0, x: 60, y: 120 + way)] : [])
    }
    return recording
  }

  @Test func `a view moved by a touch is tracked on the screen`() throws {
    let track = try #require(TouchTrack(pulled()))

    #expect(track.axis == .y)
    #expect(track.name == "Card, y")
    for (finger, view) in zip(track.finger.filter { $0.t >= 0.15 }, track.view) {
      #expect(abs(finger.value - view.value) < 1e-9)
    }
    let release = try #require(track.release)
    #expect(abs(release.t - 0.5) < 1e-9 && abs(release.finger - 300) < 1e-6)
    #expect(abs(release.viewAfter - 150) < 1e-6)
    #expect(
      TransitionPlot(pulled()).sentence
        == "released at 0.5 s: finger 300 pt/s, view 300 pt/s; then the view goes on at 150 pt/s, "
        + "50 % slower")
  }

  /// A recording of a flick down for 0.1 s. A gesture recognizes the touch after 10 points, in the
  /// second frame, and starts a transition. From the next frame on, the transition has progressed by
  /// the whole distance of the touch, of 200 points. The card moves by `share` of this distance.
  private func flicked(_ distance: (Double) -> Double, share: Double) -> Recording {
    var recording = Recording()
    recording.frames = (0..<40).map { turn in
      let t = FrameClock.time(ofTick: turn)
      let touched = distance(FrameClock.time(ofTick: min(max(turn, 6), 12) - 6))
      let progress = turn < 7 ? nil : turn == 7 ? 0 : touched / 200
      var values = LayerValues()
      values.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
      values.position = CGPoint(x: 60, y: 100 + (progress ?? 0) * 200 * share)
      let card = RenderNode(id: 2, name: "Card", values: values)
      return Recording.Frame(
        tick: turn, t: t, time: t,
        tree: RenderTree(root: RenderNode(id: 1, values: LayerValues(), children: [card])),
        progress: progress,
        fingers: (6...12).contains(turn) ? [.init(finger: 0, x: 60, y: 120 + touched)] : [])
    }
    return recording
  }

  @Test(arguments: [0, 15_000.0], [1.0, 0.8, 0])
  func `a flick's view has the velocity at which it follows`(
    acceleration: Double, share: Double
  ) throws {
    func distance(_ t: Double) -> Double { 1500 * t + acceleration * t * t / 2 }

    let track = try #require(TouchTrack(flicked(distance, share: share)))

    // Without a view that moves, the transition's progress follows the touch.
    #expect(track.name == (share > 0 ? "Card, y" : "the transition's progress, 1 = 200 pt"))
    let release = try #require(track.release)
    let velocity = 1500 + acceleration * 0.1
    #expect(abs(release.finger - velocity) < 1e-6)
    #expect(abs(release.viewBefore - velocity * (share > 0 ? share : 1)) < 1e-6)
  }

  @Test func `a layer's position includes its superlayers`() throws {
    var outer = LayerValues()
    outer.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    outer.position = CGPoint(x: 150, y: 130)
    outer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    var inner = LayerValues()
    inner.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    inner.position = CGPoint(x: 20, y: 60)
    let tree = RenderTree(
      root: RenderNode(
        id: 1, values: LayerValues(),
        children: [
          RenderNode(
            id: 2, name: "Outer", values: outer,
            children: [RenderNode(id: 3, name: "Inner", values: inner)])
        ]))
    var recording = Recording()
    recording.frames = [Recording.Frame(tick: 0, t: 0, time: 0, tree: tree)]

    let path = try #require(
      ScreenPath.all(in: recording).first { $0.name == "Inner" && $0.place == .center })

    // The outer layer's corner is at (100, 80) on the screen.
    #expect(path.samples.first.map { abs($0.x - 110) < 1e-9 && abs($0.y - 110) < 1e-9 } == true)
  }

  @Test func `a rotated edge appears nearer the axis`() throws {
    var values = LayerValues()
    values.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    values.position = CGPoint(x: 100, y: 50)
    values.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    var recording = Recording()
    recording.frames = [
      Recording.Frame(
        tick: 0, t: 0, time: 0,
        tree: RenderTree(
          root: RenderNode(
            id: 1, values: LayerValues(), children: [RenderNode(id: 2, values: values)])))
    ]

    let right = try #require(ScreenPath.all(in: recording).first { $0.place == .right })

    #expect(right.samples.first.map { abs($0.x - 150) < 1e-9 } == true)
  }
}
