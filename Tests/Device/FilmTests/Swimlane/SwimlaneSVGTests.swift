import Film
import Foundation
import FoundationXML
import Stage
import TestSupport
import Testing

@MainActor
struct SwimlaneSVGTests {
  @Test func `the SVG is well-formed and names every call`() throws {
    let recording = Recordings.slide()
    let text = SwimlaneSVG(recording).text

    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains("animateTransition(using: context)"))
    #expect(text.contains("<polyline"))
    for lane in Set(recording.events.map(\.lane)) { #expect(text.contains(">\(lane.rawValue)<")) }
  }

  @Test func `one recording always gives the same text`() {
    #expect(SwimlaneSVG(Recordings.slide()).text == SwimlaneSVG(Recordings.slide()).text)
  }

  @Test func `names with angle brackets are escaped`() {
    var recording = Recordings.blank([nil, 0.5, nil], fingers: 0..<2)
    recording.events = [
      CallTrace.Event(
        tick: 0, time: 0, lane: .animator, object: "Box<Int>#1",
        call: .message("a", ["_": .text("b & c")]))
    ]

    let text = SwimlaneSVG(recording).text

    #expect(text.contains("Box&lt;Int&gt;#1.a(b &amp; c)"))
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains(">finger<"))
  }
}
