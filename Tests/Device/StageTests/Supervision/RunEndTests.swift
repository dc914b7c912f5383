import Foundation
import Stage
import Testing

struct RunEndTests {
  private static let place = SourcePlace(function: "Page.show()", file: "Page.swift", line: 12)

  @Test(
    arguments: [
      (
        RunEnd.Cause.signal(SIGILL), RunPhase.running, "Index out of range",
        "the app crashed 0.1000 s into its run: Index out of range (Page.swift:12, in Page.show())"
      ),
      (
        .signal(SIGSEGV), .opening, nil,
        "the app crashed while it opened: it used an invalid address, or its calls were nested too "
          + "deeply (Page.swift:12, in Page.show())"
      ),
      (
        .exit(3), .closing, nil,
        "the app ended its process with exit code 3 while it was closed (Page.swift:12, in "
          + "Page.show())"
      ),
      (
        .signal(SIGKILL), .idle, nil,
        "the app crashed outside a run: the system ended the process, perhaps because there was no "
          + "memory left (Page.swift:12, in Page.show())"
      ),
      (
        .hang(2), .running, nil,
        "the app did not respond for 2 s 0.1000 s into its run (Page.swift:12, in Page.show())"
      ),
    ] as [(RunEnd.Cause, RunPhase, String?, String)])
  func `the sentence has the moment, the reason and the place`(
    cause: RunEnd.Cause, phase: RunPhase, message: String?, sentence: String
  ) throws {
    var end = RunEnd(cause, phase: phase, ticks: 6)
    end.message = message
    end.backtrace = [Self.place]

    #expect(end.sentence == sentence)
    let decoded = try JSONDecoder().decode(RunEnd.self, from: JSONEncoder().encode(end))
    #expect(decoded == end)
  }
}
