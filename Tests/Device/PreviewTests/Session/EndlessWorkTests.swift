import Foundation
import Preview
import QuartzCore
import Stage
import Testing
import UIKit

/// Recordings of apps with work that never ends.
@MainActor struct EndlessWorkTests {
  @Test(arguments: RestlessPage.Work.allCases)
  func `a recording ends despite endless work`(work: RestlessPage.Work) throws {
    let fixture = try LiveDeviceFixture(.restless(work), rests: false)
    let tail = work.isKnownToBeEndless ? 0.1 : RecordingLimits.tail + 0.1

    fixture.pass(tail)
    #expect(fixture.recordings.map(\.id) == [1], "what the entry does when it is shown")
    fixture.tap()
    fixture.pass(1 + tail)

    let live = try #require(fixture.recordings.last)
    #expect(live.id == 2)
    #expect(live.recording.frames.contains { $0.progress != nil })
    #expect(live.recording.events.contains { $0.call == .appearance(.viewDidAppear(true)) })
    #expect(live.ends.transitions.contains { $0.isCompleted == true })
    #expect(live.recording.duration < 1 + tail)
    #expect(live.recording.findings.isEmpty)
    #expect(fixture.device.recordingID == nil)
  }

  @Test(arguments: RestlessPage.Work.allCases)
  func `endless work stays visible, and the next tap is recorded`(
    work: RestlessPage.Work
  ) throws {
    let fixture = try LiveDeviceFixture(.restless(work), rests: false)
    fixture.pass(RecordingLimits.tail + 0.1)
    let ticks = fixture.device.ticks

    fixture.pass(1)
    #expect(!fixture.device.isAtRest)
    #expect(fixture.device.wait != nil)
    #expect(abs(fixture.device.ticks - ticks - 60) <= 1)
    #expect(fixture.recordings.map(\.id) == [1])

    fixture.tap()
    #expect(fixture.device.recordingID == 2)
    fixture.pass(RecordingLimits.tail + 1)
    #expect(fixture.recordings.map(\.id) == [1, 2])
    #expect(fixture.page(RestlessPage.self)?.presentedViewController != nil)
  }

  @Test(arguments: RestlessPage.Work.allCases)
  func `the device rests as soon as the work stops`(work: RestlessPage.Work) throws {
    let fixture = try LiveDeviceFixture(.restless(work), rests: false)
    fixture.pass(RecordingLimits.tail + 1)
    #expect(!fixture.device.isAtRest)

    fixture.device.stage.run { fixture.page(RestlessPage.self)?.stop() }
    fixture.pass(2)

    #expect(fixture.device.isAtRest)
    #expect(fixture.device.wait == nil)
    #expect(fixture.recordings.map(\.id) == [1])
  }

  @Test func `a transition that begins by itself meanwhile is recorded from before its start`()
    throws
  {
    let fixture = try LiveDeviceFixture(.restless(.indicator), rests: false)
    fixture.pass(0.5)
    let page = try #require(fixture.page(RestlessPage.self))
    fixture.device.stage.run {
      let timer = Timer(timeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { page.showCard() }
      }
      RunLoop.main.add(timer, forMode: .common)
    }

    fixture.pass(3)

    #expect(fixture.recordings.map(\.id) == [1, 2])
    let live = try #require(fixture.recordings.last)
    #expect(live.recording.frames.first?.progress == nil)
    #expect(live.recording.frames.contains { $0.progress == 0 })
    #expect(live.ends.transitions.contains { $0.isCompleted == true })
    #expect(live.recording.events.contains { $0.call.message.name == "present" })
    #expect(live.recording.duration < 1)
  }

  @Test func `a transition that never completes is found beside endless work`() throws {
    let fixture = try LiveDeviceFixture(.hanging, rests: false)
    fixture.pass(0.5)
    let page = try #require(fixture.device.stage.window.rootViewController)
    fixture.device.stage.run {
      let indicator = UIActivityIndicatorView(frame: CGRect(x: 200, y: 400, width: 20, height: 20))
      page.view.addSubview(indicator)
      indicator.startAnimating()
    }

    fixture.tap()
    fixture.pass(3)

    let live = try #require(fixture.recordings.last)
    #expect(live.recording.findings.map(\.rule) == ["T01"])
    #expect((1...2).contains(live.recording.duration))
    #expect(!fixture.device.isAtRest)
    #expect(fixture.recordings.count == 2, "the same transition is no new take")
  }

  @Test func `animations that end are recorded to their end`() throws {
    let fixture = try LiveDeviceFixture()
    let page = try #require(fixture.page)

    fixture.device.wake(at: fixture.wall)
    fixture.device.stage.run { UIView.animate(withDuration: 3) { page.list.alpha = 0.1 } }
    fixture.pass(4)

    let live = try #require(fixture.recordings.last)
    #expect(live.recording.duration >= 3)
    #expect(fixture.device.isAtRest)
  }

  @Test func `a page keeps receiving endless work, and every recording's end`() throws {
    let server = try PageServer([.restless(.indicator)], device: .small, port: 0)
    let web = try #require(server.web)
    let client = try WebClient(port: web.port)
    client.converse()
    client.say(#"{"do":"hello","scale":1}"#)
    try web.tick(client) { client.said("ended").count == 1 }

    let pictures = client.pictures.count
    try web.tick(client) { client.pictures.count > pictures + 3 }
    #expect(client.said("recording").count == 1)

    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"down","x":50,"y":50}]}"#)
    client.say(#"{"do":"touch","touches":[{"id":0,"phase":"up","x":50,"y":50}]}"#)
    try web.tick(client) { client.said("ended").count == 2 }
    let transitions = try #require(client.said("ended").last?["transitions"] as? [[String: Any]])
    #expect(transitions.map { $0["completed"] as? Bool } == [true])
    #expect(client.said("error").isEmpty)
  }
}
