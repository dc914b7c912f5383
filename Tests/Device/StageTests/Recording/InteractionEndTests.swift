import Stage
import TestSupport
import Testing
import UIKit

struct InteractionEndTests {
  private func recording(_ calls: [(CallTrace.Lane, String, CallTrace.Call)]) -> Recording {
    var recording = Recording()
    recording.events = calls.enumerated().map { index, call in
      CallTrace.Event(
        tick: index, time: Double(index), lane: call.0, object: ObjectName(stringLiteral: call.1),
        call: call.2)
    }
    return recording
  }

  private static let update: (CallTrace.Lane, String, CallTrace.Call) = (
    .interaction, "Interactor#1", .transition(.steer(.update(0.224)))
  )
  private static func lift(_ velocity: CGPoint?) -> (CallTrace.Lane, String, CallTrace.Call) {
    (
      .gesture, "Pan#1",
      .gesture(
        .became(.ended, .translation(CGPoint(x: 0, y: 90), velocity: velocity), because: nil))
    )
  }
  private static let cancel: (CallTrace.Lane, String, CallTrace.Call) = (
    .interaction, "Interactor#1", .transition(.steer(.cancel))
  )
  private static func complete(_ completed: Bool) -> (CallTrace.Lane, String, CallTrace.Call) {
    (.animator, "Animator#1", .transition(.completeTransition(completed)))
  }

  @Test func `the sentence has the progress, the velocity and the condition`() throws {
    var recording = recording([
      Self.update, Self.lift(CGPoint(x: 3, y: 140.4)), Self.cancel, Self.complete(false),
    ])
    recording.events[2].place = SourcePlace(function: "f()", file: "Dismissal.swift", line: 62)
    recording.events[2].place?.branch = SourceBranch(
      kind: .isFalse, condition: "progress > 0.4", line: 60)

    let end = try #require(recording.interactionEnds.first)

    #expect(
      end.sentence
        == "Cancelled: the finger was lifted at 22 % with 140 pt/s downwards; cancel() was called "
        + "in Dismissal.swift:62 because `progress > 0.4` was false.")
  }

  @Test(arguments: [
    (CGPoint(x: 0, y: 3), "at rest"), (CGPoint(x: 0, y: -300), "with 300 pt/s upwards"),
    (CGPoint(x: 250, y: 9), "with 250 pt/s to the right"),
    (CGPoint(x: -250, y: 9), "with 250 pt/s to the left"),
    (CGPoint(x: CGFloat.infinity, y: 0), "with 1000000000 pt/s to the right"),
  ])
  func `the main direction of the velocity is named`(velocity: CGPoint, text: String) throws {
    let end = try #require(
      recording([Self.lift(velocity), Self.cancel, Self.complete(false)]).interactionEnds.first)

    #expect(end.sentence == "Cancelled: the finger was lifted \(text); cancel() was called.")
  }

  @Test func `a touch that the system cancels is named`() throws {
    let cancelled = CallTrace.Call.gesture(
      .became(.cancelled, nil, because: "a call arrived"))
    let end = try #require(
      recording([
        Self.update, (.gesture, "Pan#1", cancelled), Self.cancel, Self.complete(false),
      ]).interactionEnds.first)

    #expect(end.sentence == "Cancelled: the touch was cancelled at 22 %; cancel() was called.")
  }

  @Test func `an outcome that contradicts the call is named`() throws {
    let end = try #require(
      recording([Self.update, Self.cancel, Self.complete(true)]).interactionEnds.first)

    #expect(end.sentence == "Finished in spite of cancel(): cancel() was called at 22 %.")
  }

  @Test func `an interaction without an end of its transition is named`() throws {
    let end = try #require(recording([Self.update, Self.cancel]).interactionEnds.first)

    #expect(end.isCompleted == nil)
    #expect(end.sentence == "Not completed: cancel() was called at 22 %.")
  }

  @Test func `a pinch has a scale and a velocity`() throws {
    let lift = CallTrace.Call.gesture(.became(.ended, .scale(0.5, velocity: -1.25), because: nil))
    let end = try #require(
      recording([Self.update, (.gesture, "Pinch#1", lift), Self.cancel, Self.complete(false)])
        .interactionEnds.first)

    #expect(
      end.sentence
        == "Cancelled: the fingers were lifted at 22 % at a scale of 0.5 with -1.25/s; cancel() was "
        + "called.")
  }

  @Test func `the gesture of an earlier interaction does not count`() throws {
    let end = try #require(
      recording([
        Self.lift(CGPoint(x: 0, y: 140)),
        (.interaction, "Interactor#1", .transition(.startInteractiveTransition)), Self.cancel,
        Self.complete(false),
      ]).interactionEnds.first)

    #expect(end.gesture == nil)
    #expect(end.sentence == "Cancelled: cancel() was called.")
  }

  @Test(arguments: [
    (
      SourceBranch(kind: .isTrue, condition: "done", line: 1, value: "share > 0.5"),
      "because `done` was true (`done = share > 0.5`)"
    ),
    (
      SourceBranch(kind: .isTrue, condition: "!done", line: 1, value: "share > 0.5"),
      "because `!done` was true (`done = share > 0.5`)"
    ),
    (
      SourceBranch(kind: .isCase, condition: "case .failed", line: 1, subject: "pan.state"),
      "in `case .failed` of `switch pan.state`"
    ),
  ])
  func `a branch is a clause`(branch: SourceBranch, clause: String) {
    #expect(branch.clause == clause)
  }
}
