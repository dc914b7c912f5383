import CoreGraphics
import Preview
import Stage
import Testing
import UIKit

@MainActor struct LiveDeviceTests {
  @Test func `an entry's own activity when shown is its first recording`() throws {
    let fixture = try LiveDeviceFixture()

    #expect(fixture.recordings.map(\.id) == [1])
    #expect(
      fixture.recordings.first?.recording.events.contains {
        $0.call == .appearance(.viewDidAppear(false))
      }
        == true)
  }

  @Test func `a tap presents, and the recording ends at rest`() throws {
    let fixture = try LiveDeviceFixture()

    fixture.tap()
    #expect(!fixture.device.isAtRest)
    try fixture.rest()

    #expect(fixture.page?.taps == [1])
    #expect(fixture.page?.presentedViewController != nil)
    let live = try #require(fixture.recordings.last)
    #expect(live.id == 2)
    #expect(live.recording.meta.name == "card")
    #expect(live.recording.frames.contains { $0.progress != nil })
    #expect(live.script.fingers.map { $0.map(\.phase) } == [[.down, .up]])
    #expect(fixture.device.inputs == 2)
  }

  @Test func `a recording's script replays identically`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.touch(.down, 50, 50)
    for step in 1...10 {
      fixture.pass(1.0 / 60)
      fixture.touch(.move, 50 + Double(step) * 8, 50)
    }
    fixture.touch(.up, 130, 50)
    try fixture.rest()

    let script = try #require(fixture.recordings.last).script
    let again = try LiveDeviceFixture()
    again.device.wake(at: again.wall)
    again.device.play(script)
    try again.rest()

    #expect(fixture.page?.pans == [.began, .changed, .ended])
    #expect(again.page?.pans == fixture.page?.pans)
  }

  @Test func `two taps with a pause between them are two taps`() throws {
    let fixture = try LiveDeviceFixture()
    let page = try #require(fixture.page)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    var count = 0
    let counter = Counter { count += 1 }
    tap.addTarget(counter, action: Selector("fire", Counter.fire))
    fixture.device.stage.run { page.list.addGestureRecognizer(tap) }

    fixture.tap(50, 450)
    try fixture.rest()
    fixture.sleep(2)
    fixture.tap(50, 450)
    try fixture.rest()
    #expect(count == 0)

    fixture.tap(50, 450)
    fixture.pass(0.1)
    fixture.tap(50, 450)
    try fixture.rest()
    #expect(count == 1, "\(counter)")
  }

  private final class Counter: NSObject {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    func fire() { action() }
  }

  @Test func `messages between two clock readings take no time away`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.touch(.down, 50, 50)
    let before = fixture.device.ticks

    for step in 0..<600 {
      fixture.sleep(0.1 / 60)
      fixture.touch(.move, 50 + Double(step % 7), 50)
      if step % 10 == 9 { _ = fixture.device.advance(to: fixture.wall) }
    }

    #expect(abs(fixture.device.ticks - before - 60) <= 1)
  }

  @Test func `a recording ends in the same tick, however late its device is advanced`() throws {
    let durations = try [1, 2, 3, 4, 5, 6].map { turns in
      let fixture = try LiveDeviceFixture()
      fixture.touch(.down, 50, 50)
      fixture.touch(.up, 50, 50)
      for _ in 0..<600 where !fixture.device.isAtRest {
        fixture.sleep(Double(turns - 1) / 60)
        fixture.pass(1.0 / 60)
      }
      #expect(fixture.recordings.map(\.id) == [1, 2])
      return try #require(fixture.recordings.last).recording.duration
    }

    #expect(Set(durations).count == 1, "\(durations)")
  }

  @Test func `samples of a touch are never reordered`() throws {
    let fixture = try LiveDeviceFixture()

    fixture.touch(.down, 50, 50)
    fixture.touch(.move, 90, 50, ago: 0.014)
    fixture.touch(.move, 120, 50, ago: 1e300)
    fixture.touch(.up, 150, 50, ago: 0.008)
    fixture.touch(.down, 50, 50, ago: 0.012)
    fixture.touch(.up, 50, 50, ago: 0.012)
    try fixture.rest()

    for finger in try #require(fixture.recordings.last).script.fingers {
      #expect(finger.first?.phase == .down)
      #expect(finger.map(\.t) == finger.map(\.t).sorted())
      #expect(finger.allSatisfy { $0.t.isFinite && $0.t >= 0 })
    }
    #expect(fixture.page?.pans.last != .cancelled)
  }

  @Test func `phases out of order are ignored`() throws {
    let fixture = try LiveDeviceFixture()

    fixture.touch(.move, 50, 50)
    fixture.touch(.up, 50, 50)
    fixture.touch(.cancel, 50, 50)
    fixture.touch(.down, 50, 50)
    fixture.touch(.down, 70, 50)
    fixture.touch(.up, 50, 50)
    fixture.touch(.up, 50, 50)
    try fixture.rest()

    #expect(fixture.device.inputs == 2)
    #expect(fixture.page?.taps == [1])
    #expect(fixture.device.fingers.isEmpty)
  }

  @Test func `cancelled touches do not tap`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.touch(.down, 50, 50)
    fixture.touch(.down, 80, 50, finger: 1)
    fixture.pass(0.05)

    fixture.device.liftAll()
    try fixture.rest()

    #expect(fixture.page?.taps == [])
    #expect(fixture.device.fingers.isEmpty)
  }

  @Test func `a touch beside scripted ones keeps its own path`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.touch(.down, 50, 450)
    fixture.pass(0.05)
    fixture.device.play(
      TouchScript(fingers: [
        [.init(.down, t: 0, x: 0.1, y: 0.1), .init(.up, t: 0.05, x: 0.1, y: 0.1)]
      ]))
    fixture.touch(.move, 50, 440)
    fixture.pass(0.2)
    fixture.touch(.up, 50, 440)
    try fixture.rest()

    let fingers = try #require(fixture.recordings.last).script.fingers
    #expect(fingers.count == 2)
    #expect(fingers.first?.map(\.phase) == [.down, .move, .up])
    let landing = try #require(fingers.last?.first)
    #expect(abs(landing.x - 39.3) < 1e-9 && abs(landing.y - 85.2) < 1e-9)
  }

  @Test func `a pause stops the clock, with or without touches`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.touch(.down, 50, 50)
    fixture.pass(0.1)
    fixture.device.pause()
    let ticks = fixture.device.ticks

    fixture.pass(1)
    fixture.touch(.move, 120, 50)
    fixture.sleep(60)
    #expect(fixture.device.ticks == ticks)
    #expect(fixture.page?.pans == [])

    _ = fixture.device.step(ticks: 3, at: fixture.wall)
    #expect(fixture.device.ticks == ticks + 3)
    #expect(fixture.page?.pans == [.began])

    fixture.device.resume(at: fixture.wall)
    fixture.pass(0.1)
    #expect(abs(fixture.device.ticks - ticks - 9) <= 1)
    fixture.touch(.up, 120, 50)
    try fixture.rest()
    #expect(
      fixture.page?.pans == [.began, .ended] || fixture.page?.pans == [.began, .changed, .ended])
  }

  @Test func `a device that is paused at rest stays paused`() throws {
    let fixture = try LiveDeviceFixture()

    fixture.device.pause()
    fixture.device.wake(at: fixture.wall)
    fixture.pass(0.5)
    #expect(fixture.device.recordingID == 2)
    fixture.device.resume(at: fixture.wall)
    try fixture.rest()
    fixture.device.pause()
    fixture.device.resume(at: fixture.wall)

    #expect(fixture.device.isAtRest)
    #expect(fixture.recordings.map(\.id) == [1, 2])
  }

  @Test func `a long recording is cut, and its touch continues in the next`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.touch(.down, 50, 450)

    fixture.pass(RecordingLimits.duration + 1)
    #expect(fixture.recordings.map(\.id) == [1, 2])
    #expect(fixture.device.recordingID == 3)
    #expect(fixture.recordings.last?.script.fingers.map { $0.map(\.phase) } == [[.down, .cancel]])
    fixture.touch(.move, 50, 440)
    fixture.touch(.up, 50, 440)
    try fixture.rest()

    #expect(
      fixture.recordings.last?.script.fingers.map { $0.map(\.phase) } == [[.down, .move, .up]])
    for live in fixture.recordings {
      #expect(live.recording.duration < RecordingLimits.duration + 0.1)
    }
  }

  @Test func `a paused device that is stepped forever is cut too`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.device.pause()
    var cut: [LiveRecording] = []

    for _ in 0..<26 {
      cut += fixture.device.step(ticks: 300, at: fixture.wall)
    }

    #expect(cut.count == 1)
    #expect(!fixture.device.isAtRest)
  }

  @Test func `a recording that grows too large is cut in time`() throws {
    let fixture = try LiveDeviceFixture(.scribble, rests: false)
    fixture.touch(.down, 50, 450)
    let base = try #require(fixture.device.recording).size.bytes

    fixture.pass(0.5)

    #expect(fixture.recordings.count > 2)
    // Each tick records a picture of the whole screen.
    let picture = 393 * 852 * 9 * 4
    for live in fixture.recordings.dropFirst() {
      #expect(live.size.bytes < base + RecordingLimits.growth + 2 * picture)
      #expect(live.recording.frames.count > 2)
    }
    #expect(fixture.device.recording?.recording.frames.isEmpty == false)
  }

  @Test func `an input right after a tick is handled at once, and time is unaffected`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.touch(.down, 50, 50)
    fixture.pass(0.5)
    let before = fixture.device.ticks

    for step in 0..<60 {
      // The input comes a little after the tick. The next tick comes a sixtieth of a second after
      // the previous one.
      fixture.sleep(0.002)
      fixture.touch(.move, 50 + Double(step % 7), 50)
      let ticks = fixture.device.ticks
      _ = fixture.device.advance(to: fixture.wall)
      #expect(fixture.device.ticks == ticks + 1, "move \(step)")
      fixture.sleep(1.0 / 60 - 0.002)
      _ = fixture.device.advance(to: fixture.wall)
    }

    #expect(abs(fixture.device.ticks - before - 60) <= 1)
  }

  @Test func `a transition that never completes ends its recording with a finding`() throws {
    let fixture = try LiveDeviceFixture(.hanging)

    fixture.tap()
    fixture.pass(3)

    let live = try #require(fixture.recordings.last)
    #expect(fixture.device.isAtRest)
    #expect((1...2).contains(live.recording.duration))
    #expect(live.recording.findings.map(\.rule) == ["T01"])
    let finding = try #require(live.recording.findings.first)
    #expect(finding.allowed == nil)
    #expect((0...live.recording.duration).contains(finding.time - live.recording.start))
    #expect(live.ends.findings.contains { $0.rule == "T01" && $0.severity == .error })

    // Earlier findings are not reported again.
    fixture.tap()
    fixture.pass(3)
    #expect(fixture.recordings.last?.id == live.id + 1)
    #expect(fixture.recordings.last?.recording.findings == [])
  }

  @Test func `suppressed findings of an entry are marked`() throws {
    var entry = PageEntry.hanging
    entry.allowed = ["T01": "it hangs on purpose"]
    let fixture = try LiveDeviceFixture(entry)

    fixture.tap()
    fixture.pass(3)

    let finding = try #require(fixture.recordings.last?.recording.findings.first)
    #expect(finding.allowed == "it hangs on purpose")
  }

  @Test func `a touch on the screen keeps a hanging recording open`() throws {
    let fixture = try LiveDeviceFixture(.hanging)
    fixture.tap()
    fixture.touch(.down, 100, 100)

    fixture.pass(3)
    #expect(!fixture.device.isAtRest)
    fixture.touch(.up, 100, 100)
    fixture.pass(2)

    #expect(fixture.device.isAtRest)
  }

  @Test func `correct pages have no findings`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.tap()
    try fixture.rest()

    #expect(fixture.recordings.map(\.recording.findings) == [[], []])
    #expect(fixture.recordings.last?.ends.findings.isEmpty == true)
  }

  @Test func `endless work can be cut anywhere`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.tap()
    fixture.pass(0.1)
    fixture.touch(.down, 100, 100)

    let live = try #require(fixture.device.cut())
    fixture.touch(.move, 120, 100)

    #expect(live.recording.duration > 0.1)
    #expect(live.recording.meta.name == "card")
    #expect(fixture.device.recordingID == 3)
  }

  @Test func `news is sent once`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.tap()
    fixture.pass(0.1)

    #expect(fixture.device.more() != nil)
    #expect(fixture.device.more() == nil)
    fixture.pass(0.05)
    #expect(fixture.device.more()?.frames.isEmpty == false)
  }

  @Test func `settings are kept by the next device`() throws {
    let fixture = try LiveDeviceFixture()
    fixture.device.wake(at: fixture.wall)
    fixture.device.set { $0.userInterfaceStyle = .dark }
    fixture.device.set(speed: 0.5)
    fixture.device.turnDevice(to: .landscapeLeft)
    fixture.device.set(horizontal: .init(.compact), vertical: nil)

    let next = try LiveDevice(.card, on: .pad, fixture.device.settings, recordings: 7)

    #expect(next.settings.traits.userInterfaceStyle == .dark)
    #expect(next.settings.speed == 0.5)
    #expect(next.recordingID == 8)
    let state = next.state(scale: 2)
    let text = PageReply.device(state).text
    for part in [
      #""device":"pad""#, #""width":1180"#, #""height":820"#, #""orientation":"landscapeLeft""#,
      #""horizontal":"compact""#, #""vertical":null"#,
    ] {
      #expect(text.contains(part))
    }
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
