import TestSupport
import Testing

/// Tests the pattern matcher that the other tests rely on.
struct TracePatternTests {
  @Test(arguments: [
    ("a → b", ["a", "x", "b"]), ("a → b", ["a(true)", "b(1)"]), ("{a, b} → c", ["b", "a", "c"]),
    ("a? → b", ["b"]), ("a? → b", ["a", "b"]), ("a+ → b", ["a", "a", "b"]),
    ("a → b !c", ["a", "b"]), ("a(x: 1, y) → b", ["a(x: 1, y)", "b"]),
    ("ab → b", ["ab", "b"]),
  ])
  func `a matching trace passes`(pattern: String, events: [String]) {
    #expect(TracePattern(pattern).mismatch(in: events) == nil)
  }

  @Test(arguments: [
    ("a → b", ["b", "a"]), ("a → b", ["a"]), ("a → b", ["a", "a", "b"]),
    ("a → b", ["a", "b", "b"]), ("{a, b} → c", ["a", "c", "b"]), ("a+ → b", ["b"]),
    ("a → b !c", ["a", "c", "b"]), ("a? → b", ["b", "a"]), ("a(true) → b", ["a(false)", "b"]),
    ("a → b !c", ["a", "b", "c(1)"]),
  ])
  func `a trace that does not match fails`(pattern: String, events: [String]) {
    #expect(TracePattern(pattern).mismatch(in: events) != nil)
  }
}
