import Stage
import TestSupport
import Testing
import TransitionTesting
import UIKit

struct TraceDifferenceTests {
  private func recording(_ calls: [(Double, CallTrace.Lane, CallTrace.Call)]) -> Recording {
    var recording = Recording()
    recording.events = calls.map { time, lane, call in
      CallTrace.Event(tick: 0, time: time, lane: lane, object: "A#1", call: call)
    }
    return recording
  }

  @Test func `touches and times are ignored`() {
    let before = recording([
      (0, .touch, .message("down", ["finger": .integer(1)])),
      (0.1, .interaction, .transition(.steer(.update(0.1)))), (0.2, .animator, .message("end")),
    ])
    let after = recording([
      (0, .gesture, .gesture(.became(.began, nil, because: nil))),
      (0.3, .animator, .message("end")),
    ])

    #expect(TraceDifference(before, after).sentences == [])
  }

  @Test func `new and missing calls are reported, and the rest is counted`() {
    let calls = (0..<20).map {
      (Double($0), CallTrace.Lane.animator, CallTrace.Call.message("call\($0)"))
    }

    let sentences = TraceDifference(recording([calls[0]]), recording(calls)).sentences

    #expect(sentences.first == "call1() of A#1 is new")
    #expect(sentences.count == 13)
    #expect(sentences.last == "and 7 more")
  }
}
