import Foundation
@_exported import TransitionTesting
import XCTest

/// The XCTest version of `assertTransition`. Each problem is reported as one failure.
///
/// XCTest on Linux runs a main-actor test only if it is `async`, as in `@MainActor func testCard()
/// async`.
@MainActor
public func XCTAssertTransition(
  from root: @autoclosure @escaping @MainActor () -> UIViewController,
  by trigger: TransitionTrigger, back: TransitionTrigger? = nil,
  under conditions: [TransitionCondition] = TransitionCondition.all,
  allowing reasons: [String: String] = [:],
  device: Device = .phone, storyboards: Storyboards = Storyboards(),
  file: StaticString = #filePath, line: UInt = #line
) {
  let test = TransitionTest(
    device: device, storyboards: storyboards, triggers: [trigger] + (back.map { [$0] } ?? []),
    conditions: conditions, allowing: reasons, root: root)
  let name = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
  let verdict = test.verdict(in: FailureFolder(test: "\(name)-\(line)"))
  for failure in verdict.failures { XCTFail(failure, file: file, line: line) }
  // XCTest does not support warnings, so these messages are printed.
  for sentence in verdict.skipped where !verdict.failures.contains(sentence) {
    SkippedNote.write(sentence, at: "\(name)-\(line)")
  }
}

/// The XCTest version of `expectTrace`.
@MainActor
public func XCTAssertTrace(
  _ stage: Stage, _ expectation: String, file: StaticString = #filePath, line: UInt = #line
) {
  guard let problem = TraceExpectation(expectation).mismatch(in: stage.trace) else { return }
  XCTFail(problem, file: file, line: line)
}

/// The XCTest version of `assertGolden(trace:named:)`.
public func XCTAssertGolden(
  trace: Trace, named name: String, file: StaticString = #filePath, line: UInt = #line
) {
  guard let problem = Golden(name, beside: "\(file)").mismatch(of: trace.description) else {
    return
  }
  XCTFail(problem, file: file, line: line)
}

/// The XCTest version of `assertGolden(frame:named:)`.
public func XCTAssertGolden(
  frame: CGImage, named name: String, file: StaticString = #filePath, line: UInt = #line
) {
  guard let problem = Golden(name, beside: "\(file)").mismatch(of: frame) else { return }
  XCTFail(problem, file: file, line: line)
}
