import CoreGraphics
import Preview
import Stage
import Testing
import UIKit

@MainActor struct LiveDeviceTests {
  @Test func `an entry's own activity when shown is its first recording`() throws {
    let bench = try LiveBench()

    #expect(bench.recordings.map(\.id) == [1])
    #expect(
      bench.recordings.first?.recording.events.contains {
        $0.call == .appearance(.viewDidAppear(false))
      }
        == true)
  }

  @Test func `a tap presents, and the recording ends at rest`() throws {
    let bench = try LiveBench()

    bench.tap()
    #expect(!bench.device.isAtRest)
    try bench.rest()

    #expect(bench.page?.taps == [1])
    #expect(bench.page?.presentedViewController != nil)
    let live = try #require(bench.recordings.last)
    #expect(live.id == 2)
    #expect(live.recording.meta.name == "card")
    #expect(live.recording.frames.contains { $0.progress != nil })
    #expect(live.script.fingers.map { $0.map(\.phase) } == [[.down, .up]])
    #expect(bench.device.inputs == 2)
  }

  @Test func `a recording's script replays identically`() throws {
    let bench = try LiveBench()
    bench.touch(.down, 50, 50)
    for step in 1...10 {
      bench.pass(1.0 / 60)
      bench.touch(.move, 50 + Double(step) * 8, 50)
    }
    bench.touch(.up, 130, 50)
    try bench.rest()

    let script = try #require(bench.recordings.last).script
    let again = try LiveBench()
    again.device.wake(at: again.wall)
    again.device.play(script)
    try again.rest()

    #expect(bench.page?.pans == [.began, .changed, .ended])
    #expect(again.page?.pans == bench.page?.pans)
  }

  @Test func `two taps with a pause between them are two taps`() throws {
    let bench = try LiveBench()
    let page = try #require(bench.page)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    var count = 0
    let counter = Counter { count += 1 }
    tap.addTarget(counter, action: Selector("fire", Counter.fire))
    bench.device.stage.run { page.list.addGestureRecognizer(tap) }

    bench.tap(50, 450)
    try bench.rest()
    bench.sleep(2)
    bench.tap(50, 450)
    try bench.rest()
    #expect(count == 0)

    bench.tap(50, 450)
    bench.pass(0.1)
    bench.tap(50, 450)
    try bench.rest()
    #expect(count == 1, "\(counter)")
  }

  private final class Counter: NSObject {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    func fire() { action() }
  }

  @Test func `messages between two clock readings take no time away`() throws {
    let bench = try LiveBench()
    bench.touch(.down, 50, 50)
    let before = bench.device.ticks

    for step in 0..<600 {
      bench.sleep(0.1 / 60)
      bench.touch(.move, 50 + Double(step % 7), 50)
      if step % 10 == 9 { _ = bench.device.advance(to: bench.wall) }
    }

    #expect(abs(bench.device.ticks - before - 60) <= 1)
  }

  @Test func `samples of a touch are never reordered`() throws {
    let bench = try LiveBench()

    bench.touch(.down, 50, 50)
    bench.touch(.move, 90, 50, ago: 0.014)
    bench.touch(.move, 120, 50, ago: 1e300)
    bench.touch(.up, 150, 50, ago: 0.008)
    bench.touch(.down, 50, 50, ago: 0.012)
    bench.touch(.up, 50, 50, ago: 0.012)
    try bench.rest()

    for finger in try #require(bench.recordings.last).script.fingers {
      #expect(finger.first?.phase == .down)
      #expect(finger.map(\.t) == finger.map(\.t).sorted())
      #expect(finger.allSatisfy { $0.t.isFinite && $0.t >= 0 })
    }
    #expect(bench.page?.pans.last != .cancelled)
  }

  @Test func `phases out of order are ignored`() throws {
    let bench = try LiveBench()

    bench.touch(.move, 50, 50)
    bench.touch(.up, 50, 50)
    bench.touch(.cancel, 50, 50)
    bench.touch(.down, 50, 50)
    bench.touch(.down, 70, 50)
    bench.touch(.up, 50, 50)
    bench.touch(.up, 50, 50)
    try bench.rest()

    #expect(bench.device.inputs == 2)
    #expect(bench.page?.taps == [1])
    #expect(bench.device.fingers.isEmpty)
  }

  @Test func `cancelled touches do not tap`() throws {
    let bench = try LiveBench()
    bench.touch(.down, 50, 50)
    bench.touch(.down, 80, 50, finger: 1)
    bench.pass(0.05)

    bench.device.liftAll()
    try bench.rest()

    #expect(bench.page?.taps == [])
    #expect(bench.device.fingers.isEmpty)
  }

  @Test func `a touch beside scripted ones keeps its own path`() throws {
    let bench = try LiveBench()
    bench.touch(.down, 50, 450)
    bench.pass(0.05)
    bench.device.play(
      TouchScript(fingers: [
        [.init(.down, t: 0, x: 0.1, y: 0.1), .init(.up, t: 0.05, x: 0.1, y: 0.1)]
      ]))
    bench.touch(.move, 50, 440)
    bench.pass(0.2)
    bench.touch(.up, 50, 440)
    try bench.rest()

    let fingers = try #require(bench.recordings.last).script.fingers
    #expect(fingers.count == 2)
    #expect(fingers.first?.map(\.phase) == [.down, .move, .up])
    let landing = try #require(fingers.last?.first)
    #expect(abs(landing.x - 39.3) < 1e-9 && abs(landing.y - 85.2) < 1e-9)
  }

  @Test func `a pause stops the clock, with or without touches`() throws {
    let bench = try LiveBench()
    bench.touch(.down, 50, 50)
    bench.pass(0.1)
    bench.device.pause()
    let ticks = bench.device.ticks

    bench.pass(1)
    bench.touch(.move, 120, 50)
    bench.sleep(60)
    #expect(bench.device.ticks == ticks)
    #expect(bench.page?.pans == [])

    _ = bench.device.step(ticks: 3, at: bench.wall)
    #expect(bench.device.ticks == ticks + 3)
    #expect(bench.page?.pans == [.began])

    bench.device.resume(at: bench.wall)
    bench.pass(0.1)
    #expect(abs(bench.device.ticks - ticks - 9) <= 1)
    bench.touch(.up, 120, 50)
    try bench.rest()
    #expect(
      bench.page?.pans == [.began, .ended] || bench.page?.pans == [.began, .changed, .ended])
  }

  @Test func `a device that is paused at rest stays paused`() throws {
    let bench = try LiveBench()

    bench.device.pause()
    bench.device.wake(at: bench.wall)
    bench.pass(0.5)
    #expect(bench.device.recordingID == 2)
    bench.device.resume(at: bench.wall)
    try bench.rest()
    bench.device.pause()
    bench.device.resume(at: bench.wall)

    #expect(bench.device.isAtRest)
    #expect(bench.recordings.map(\.id) == [1, 2])
  }

  @Test func `a long recording is cut, and its touch continues in the next`() throws {
    let bench = try LiveBench()
    bench.touch(.down, 50, 450)

    bench.pass(LiveDevice.longestRecording + 1)
    #expect(bench.recordings.map(\.id) == [1, 2])
    #expect(bench.device.recordingID == 3)
    #expect(bench.recordings.last?.script.fingers.map { $0.map(\.phase) } == [[.down, .cancel]])
    bench.touch(.move, 50, 440)
    bench.touch(.up, 50, 440)
    try bench.rest()

    #expect(bench.recordings.last?.script.fingers.map { $0.map(\.phase) } == [[.down, .move, .up]])
    for live in bench.recordings {
      #expect(live.recording.duration < LiveDevice.longestRecording + 0.1)
    }
  }

  @Test func `a paused device that is stepped forever is cut too`() throws {
    let bench = try LiveBench()
    bench.device.pause()
    var cut: [LiveRecording] = []

    for _ in 0..<26 {
      cut += bench.device.step(ticks: 300, at: bench.wall)
    }

    #expect(cut.count == 1)
    #expect(!bench.device.isAtRest)
  }

  @Test func `a recording that grows too large is cut in time`() throws {
    let bench = try LiveBench(.scribble, rests: false)
    bench.touch(.down, 50, 450)
    let base = try #require(bench.device.recording).size.bytes

    bench.pass(0.5)

    #expect(bench.recordings.count > 2)
    // Each tick records a picture of the whole screen.
    let picture = 393 * 852 * 9 * 4
    for live in bench.recordings.dropFirst() {
      #expect(live.size.bytes < base + LiveDevice.largestRecording + 2 * picture)
      #expect(live.recording.frames.count > 2)
    }
    #expect(bench.device.recording?.recording.frames.isEmpty == false)
  }

  @Test func `an input right after a tick is handled at once, and time is unaffected`() throws {
    let bench = try LiveBench()
    bench.touch(.down, 50, 50)
    bench.pass(0.5)
    let before = bench.device.ticks

    for step in 0..<60 {
      // The input comes a little after the tick. The next tick comes a sixtieth of a second after
      // the previous one.
      bench.sleep(0.002)
      bench.touch(.move, 50 + Double(step % 7), 50)
      let ticks = bench.device.ticks
      _ = bench.device.advance(to: bench.wall)
      #expect(bench.device.ticks == ticks + 1, "move \(step)")
      bench.sleep(1.0 / 60 - 0.002)
      _ = bench.device.advance(to: bench.wall)
    }

    #expect(abs(bench.device.ticks - before - 60) <= 1)
  }

  @Test func `a transition that never completes ends its recording with a finding`() throws {
    let bench = try LiveBench(.hanging)

    bench.tap()
    bench.pass(3)

    let live = try #require(bench.recordings.last)
    #expect(bench.device.isAtRest)
    #expect((1...2).contains(live.recording.duration))
    #expect(live.recording.findings.map(\.rule) == ["T01"])
    let finding = try #require(live.recording.findings.first)
    #expect(finding.allowed == nil)
    #expect((0...live.recording.duration).contains(finding.time - live.recording.start))
    #expect(live.ends.contains("\"rule\":\"T01\",\"severity\":\"error\",\"t\":"))

    // Earlier findings are not reported again.
    bench.tap()
    bench.pass(3)
    #expect(bench.recordings.last?.id == live.id + 1)
    #expect(bench.recordings.last?.recording.findings == [])
  }

  @Test func `suppressed findings of an entry are marked`() throws {
    var entry = PageEntry.hanging
    entry.allowed = ["T01": "it hangs on purpose"]
    let bench = try LiveBench(entry)

    bench.tap()
    bench.pass(3)

    let finding = try #require(bench.recordings.last?.recording.findings.first)
    #expect(finding.allowed == "it hangs on purpose")
  }

  @Test func `a touch on the screen keeps a hanging recording open`() throws {
    let bench = try LiveBench(.hanging)
    bench.tap()
    bench.touch(.down, 100, 100)

    bench.pass(3)
    #expect(!bench.device.isAtRest)
    bench.touch(.up, 100, 100)
    bench.pass(2)

    #expect(bench.device.isAtRest)
  }

  @Test func `correct pages have no findings`() throws {
    let bench = try LiveBench()
    bench.tap()
    try bench.rest()

    #expect(bench.recordings.map(\.recording.findings) == [[], []])
    #expect(bench.recordings.last?.ends.contains("\"findings\":[]") == true)
  }

  @Test func `endless work can be cut anywhere`() throws {
    let bench = try LiveBench()
    bench.tap()
    bench.pass(0.1)
    bench.touch(.down, 100, 100)

    let live = try #require(bench.device.cut())
    bench.touch(.move, 120, 100)

    #expect(live.recording.duration > 0.1)
    #expect(live.recording.meta.name == "card")
    #expect(bench.device.recordingID == 3)
  }

  @Test func `news is sent once`() throws {
    let bench = try LiveBench()
    bench.tap()
    bench.pass(0.1)

    #expect(bench.device.more() != nil)
    #expect(bench.device.more() == nil)
    bench.pass(0.05)
    #expect(bench.device.more()?.contains("\"events\"") == true)
  }

  @Test func `settings are kept by the next device`() throws {
    let bench = try LiveBench()
    bench.device.wake(at: bench.wall)
    bench.device.set { $0.userInterfaceStyle = .dark }
    bench.device.set(speed: 0.5)
    bench.device.turnDevice(to: .landscapeLeft)
    bench.device.set(horizontal: .init(.compact), vertical: nil)

    let next = try LiveDevice(.card, on: .pad, bench.device.settings, recordings: 7)

    #expect(next.settings.traits.userInterfaceStyle == .dark)
    #expect(next.settings.speed == 0.5)
    #expect(next.recordingID == 8)
    let state = next.state(scale: 2)
    #expect(state.contains("\"device\":\"pad\",\"width\":1180,\"height\":820"))
    #expect(state.contains("\"orientation\":\"landscapeLeft\""))
    #expect(state.contains("\"horizontal\":\"compact\",\"vertical\":null"))
    let root = try #require(next.stage.window.rootViewController)
    #expect(root.view.bounds.size == CGSize(width: 1_180, height: 820))
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.verticalSizeClass == .regular)
    // The screen has had its final size since the first frame.
    let turned = next.recording?.recording.events.contains {
      $0.call.message.name == "viewWillTransition"
    }
    #expect(turned == false)
  }
}
