import Stage
import TestSupport
import Testing
import TransitionTesting
import UIKit

@MainActor struct TraceExpectationTests {
  /// A trace with one call per tick.
  private func trace(_ calls: [(ObjectName, CallTrace.Call)]) -> Trace {
    Trace(
      events: calls.enumerated().map { turn, call in
        CallTrace.Event(
          tick: turn, time: Double(turn), lane: .controller, object: call.0, call: call.1)
      }, start: 0)
  }
  private var heard: Trace {
    trace([
      ("A#1", .message("one", ["_": .bool(true)])),
      ("B#1", .message("two", ["x": .integer(1), "y": .integer(2)])),
      ("A#1", .message("one", ["_": .bool(false)])),
    ])
  }

  @Test(arguments: [
    "A.one", "A#1.one(true)", "one", "A.one < B.two", "B.two > A.one", "A.one < two(x: 1, y: 2)",
    "B.two < A.one(false)", "never C.one, never one(nil)", "once B.two",
    "once A.one(true) < once B.two\nnever A.two", "A.one(true) < B.two < A.one(false)",
  ])
  func `expectations that hold pass`(_ expectation: String) {
    #expect(TraceExpectation(expectation).mismatch(in: heard) == nil)
  }

  @Test(arguments: [
    (
      "A.one > B.two",
      "expected B.two before A.one, but it came after: at 1.0000 s, not before at 0.0000 s"
    ),
    ("never A.one", "expected no call of A.one, but it came at 0.0000 s"),
    ("once A.one", "expected A.one exactly once, but it came 2 times"),
    ("A#2.one", "expected A#2.one, but it never came; there is A#1.one(true), A#1.one(false)"),
    ("C.three", "expected C.three, but it never came\nnone of the named methods was called"),
    (
      "B.two(x: 2, y: 2)",
      "expected B.two(x: 2, y: 2), but it never came; there is B#1.two(x: 1, y: 2)"
    ),
    ("A.one < B.two < A.one", "expected B.two before A.one, but it came after"),
  ])
  func `expectations that fail are explained in words`(_ expectation: String, _ words: String) {
    let text = TraceExpectation(expectation).mismatch(in: heard) ?? "nothing"

    #expect(text.hasPrefix(words), "\(text)")
  }

  @Test(arguments: [
    ("", "found nothing, expected clauses such as 'A.viewWillAppear < A.viewDidAppear'"),
    ("A.one <", "found 'A.one <', expected a call on each side of '<' or '>'"),
    ("A.one < B.two > C", "found 'A.one < B.two > C', expected '<' or '>' in a clause, not both"),
    ("never A.one < B", "found 'never A.one < B', expected one call after 'never'"),
    (
      "A.one before B",
      "found 'A.one before B', expected calls as in a trace, with 'never' or 'once' before a call "
        + "and '<' or '>' between calls"
    ),
  ])
  func `an invalid expectation is reported as such`(_ expectation: String, _ words: String) {
    #expect(TraceExpectation(expectation).mismatch(in: heard) == words)
  }

  @Test func `the named calls are listed in the failure, the others are not`() {
    let text = TraceExpectation("A.one > B.two").mismatch(
      in: trace([("A#1", .property("one")), ("C#1", .property("x")), ("B#1", .property("two"))]))

    #expect(text?.contains("A#1.one") == true)
    #expect(text?.contains("C#1.x") == false)
  }
}
