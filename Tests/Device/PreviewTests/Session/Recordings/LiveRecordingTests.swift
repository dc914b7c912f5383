import CoreGraphics
import Foundation
import Preview
import QuartzCore
import Stage
import TestSupport
import Testing

struct LiveRecordingTests {
  private func take(_ progress: [Double?], ends: [(turn: Int, completed: Bool)] = [])
    -> LiveRecording
  {
    let tree = RenderTree(root: RenderNode(id: 1, values: LayerValues()))
    var live = LiveRecording(id: 4, entry: "card")
    live.recording.frames = progress.enumerated().map { index, progress in
      let t = FrameClock.time(ofTick: index)
      return Recording.Frame(tick: index, t: t, time: t, tree: tree, progress: progress)
    }
    live.recording.events = ends.map { turn, completed in
      CallTrace.Event(
        tick: turn, time: FrameClock.time(ofTick: turn), lane: .animator, object: "Animator#1",
        call: .transition(.completeTransition(completed)))
    }
    return live
  }

  private func object(_ reply: PageReply) throws -> [String: Any] {
    let text = reply.text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `transitions are listed with their outcomes`() throws {
    let live = take(
      [nil, 0, 0.5, 1, nil, nil, 0, 0.3, nil], ends: [(4, true), (8, false)])

    let said = try object(.ended(live.ends))
    let rows = try #require(said["transitions"] as? [[String: Any]])

    #expect(rows.map { $0["completed"] as? Bool } == [true, false])
    #expect(rows.map { ($0["start"] as? Double ?? 0) * 60 }.map { $0.rounded() } == [1, 6])
    #expect(rows.map { ($0["end"] as? Double ?? 0) * 60 }.map { $0.rounded() } == [4, 8])
  }

  @Test func `a transition that was cut has no outcome`() throws {
    let rows = try object(.ended(take([nil, 0, 0.2]).ends))["transitions"] as? [[String: Any]]

    #expect(rows?.count == 1)
    #expect(rows?.first?["completed"] is NSNull)
  }

  @Test(
    arguments: [
      (-1e308, 0), (0, 0), (0.5 / 60, 0), (1.0 / 60, 1), (2.9 / 60, 2), (1e308, 3),
    ] as [(Double, Int)])
  func `every moment has a frame`(t: Double, index: Int) throws {
    let found = try #require(take([nil, nil, nil, nil]).frame(at: t))

    #expect(found.frame.tick == index)
    #expect((0...LiveClock.tick).contains(found.after))
  }

  @Test func `a recording without frames shows nothing`() {
    #expect(LiveRecording(id: 1, entry: "card").frame(at: 0) == nil)
  }

  @Test func `events are numbered consecutively`() throws {
    var live = take([nil], ends: [(0, true)])
    _ = live.more()
    live.recording.events.append(live.recording.events[0])

    let more = live.more()
    let said = try object(.more(try #require(more)))
    let events = try #require(said["events"] as? [[String: Any]])

    #expect(events.map { $0["n"] as? Int } == [1])
    #expect((said["frames"] as? [Any])?.count == 0)
    let rest = live.more()
    #expect(rest == nil)
  }
}
