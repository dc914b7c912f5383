import Foundation
import Stage
import Testing

/// Runs a transition under every condition, each on a device of its own, and checks every rule.
///
/// ```swift
/// assertTransition(from: HelloPage(), by: .fingers(.tap(at: button)), back: .drag(pull))
/// ```
/// `root` is made anew for each run. `cue` sets the transition going, `back` the way back once it
/// has come to rest; conditions that bend a finger are tried on each of the two that is a drag.
/// After a cancelled transition all views have to be as they were before. Findings of a rule are
/// let pass with a reason, `allowing: ["T25": "the panel takes no focus"]`.
///
/// What could not be tried, as `.grab` on an animation that nobody can catch, is a warning, and a
/// failure where nothing else was asked for; leave it out of `under` where that is meant.
///
/// Each thing that is wrong is one issue: the condition, the finding with its fix, the path of a
/// filmstrip (in `.build/transition-failures`, or the folder that MATCHCUT_FAILURES names), what
/// was called otherwise than in the plain run, and the shortest script that fails.
@MainActor
public func assertTransition(
  from root: @autoclosure @escaping @MainActor () -> UIViewController,
  by cue: TransitionCue, back: TransitionCue? = nil,
  under conditions: [TransitionCondition] = TransitionCondition.all,
  allowing reasons: [String: String] = [:],
  device: Device = .phone, storyboards: Storyboards = Storyboards(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let trial = TransitionTrial(
    device: device, storyboards: storyboards, cues: [cue] + (back.map { [$0] } ?? []),
    conditions: conditions, allowing: reasons, root: root)
  let verdict = trial.verdict(in: FailureFolder(test: sourceLocation.name))
  for failure in verdict.failures {
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }
  for sentence in verdict.untried where !verdict.failures.contains(sentence) {
    #if compiler(>=6.3)
      Issue.record("\(sentence)", severity: .warning, sourceLocation: sourceLocation)
    #else
      UntriedNote.write(sentence, at: sourceLocation.name)
    #endif
  }
}

/// Expects calls in an order: `A < B` (before), `A > B` (after), `never A`, `once A`, `A`.
///
/// ```swift
/// expectTrace(stage, "Card.viewWillAppear(true) < Card.viewDidAppear(true), never Hello.viewDidLoad")
/// ```
/// Clauses stand between commas or on lines of their own. `Card.` is any object of that class,
/// `Card#2.` the second; a name without parentheses fits whatever its arguments are. Of calls that
/// come more than once, the first counts.
@MainActor
public func expectTrace(
  _ stage: Stage, _ expectation: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let problem = TraceExpectation(expectation).mismatch(in: stage.trace) else { return }
  Issue.record("\(problem)", sourceLocation: sourceLocation)
}

/// Expects a trace to be as it is kept beside the test, in `Goldens/TESTFILE/NAME.txt`.
///
/// `MATCHCUT_RECORD=1` writes it anew and fails; where `CI` is set nothing is ever written.
public func assertGolden(
  trace: Trace, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  assertGolden(text: trace.description, named: name, sourceLocation: sourceLocation)
}

/// Expects a text to be as it is kept beside the test, in `Goldens/TESTFILE/NAME.txt`.
public func assertGolden(
  text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name, beside: sourceLocation.filePath)
  guard let problem = golden.mismatch(of: text) else { return }
  Issue.record("\(problem)", sourceLocation: sourceLocation)
}

/// Expects a picture to be as it is kept beside the test, in `Goldens/TESTFILE/NAME.png`, pixel
/// for pixel.
public func assertGolden(
  frame: CGImage, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name, beside: sourceLocation.filePath)
  guard let problem = golden.mismatch(of: frame) else { return }
  Issue.record("\(problem)", sourceLocation: sourceLocation)
}

/// Compares a recorded moment, `seconds` from the recording's beginning, at `scale` pixels a
/// point.
public func assertGolden(
  frame recording: Recording, at seconds: Double, scale: Double = 1, named name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let image = recording.picture(at: seconds, scale: scale) else {
    Issue.record("found a recording without frames", sourceLocation: sourceLocation)
    return
  }
  assertGolden(frame: image, named: name, sourceLocation: sourceLocation)
}

extension SourceLocation {
  /// The test's file and line, which a folder is named after.
  fileprivate var name: String {
    let file = URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
    return "\(file)-\(line)"
  }
}
