import Foundation
import Stage
import Testing

/// Runs a transition under each condition and checks all rules. Each run has a new stage.
///
/// ```swift
/// assertTransition(
///   from: ListController(), by: .call { $0.present(CardController(), animated: true) },
///   back: .call { $0.dismiss(animated: true) }, under: [.resize, .rightToLeft, .reduceMotion])
/// ```
///
/// For each condition, a run has this life cycle:
/// 1. A new stage shows `root`, which is evaluated again, and the condition takes effect.
/// 2. `trigger` starts the transition. The run waits until the stage is idle.
/// 3. `back`, if given, starts the reverse transition, and the run waits again.
/// 4. The rules check the run, and the views are compared with those of before: after a cancelled
///    transition, all views must be in their previous state.
///
/// A condition that alters drags applies to both triggers if they are drags. To suppress a finding,
/// pass the id of its rule with a reason: `allowing: ["T25": "the panel runs no focus"]`.
///
/// If a condition cannot be tested, this is reported as a warning, or as a failure if there is no
/// other condition. An example is `.grab` with an animation that cannot be interrupted. If you know
/// that a condition cannot be tested, omit the condition from `under`.
///
/// Each problem is reported as one issue. The issue contains the condition, the finding, its fix
/// and the path of a filmstrip. The issue also contains the calls that differ from the plain run,
/// and the shortest failing script. Filmstrips are written to `.build/transition-failures`, or to
/// the folder in the environment variable MATCHCUT_FAILURES. The filmstrip, the trace and the
/// recording of each failing run are also attached to the test, so that `--attachments-path` of
/// `swift test` collects them.
@MainActor
public func assertTransition(
  from root: @autoclosure @escaping @MainActor () -> UIViewController,
  by trigger: TransitionTrigger, back: TransitionTrigger? = nil,
  under conditions: [TransitionCondition] = TransitionCondition.all,
  allowing reasons: [String: String] = [:],
  device: Device = .phone, storyboards: Storyboards = Storyboards(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let test = TransitionTest(
    device: device, storyboards: storyboards, triggers: [trigger] + (back.map { [$0] } ?? []),
    conditions: conditions, allowing: reasons, root: root)
  let folder = FailureFolder(test: sourceLocation.name)
  let verdict = test.verdict(in: folder)
  for failure in verdict.failures {
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }
  for file in folder.files { file.attach(at: sourceLocation) }
  for sentence in verdict.skipped where !verdict.failures.contains(sentence) {
    #if compiler(>=6.3)
      Issue.record("\(sentence)", severity: .warning, sourceLocation: sourceLocation)
    #else
      SkippedNote.write(sentence, at: sourceLocation.name)
    #endif
  }
}

/// Expects calls in an order. The clauses are `A < B` (A before B), `A > B` (A after B), `never A`
/// (no call), `once A` (exactly one call), and `A` (at least one call).
///
/// ```swift
/// expectTrace(
///   stage,
///   """
///   CardController.viewWillAppear(true) < CardController.viewDidAppear(true)
///   never CardController.viewWillDisappear
///   """)
/// ```
///
/// Clauses are separated by commas or newlines. `Card.` matches any object of that class, and
/// `Card#2.` matches only the second object. A name without parentheses matches a call with any
/// arguments. If a call is repeated, only its first occurrence is compared.
@MainActor
public func expectTrace(
  _ stage: Stage, _ expectation: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let problem = TraceExpectation(expectation).mismatch(in: stage.trace) else { return }
  Issue.record("\(problem)", sourceLocation: sourceLocation)
}

/// Expects a trace to equal the golden file `Goldens/TESTFILE/NAME.txt` beside the test.
///
/// With `MATCHCUT_RECORD=1` the file is rewritten and the test fails. If `CI` is set, no file is
/// written.
public func assertGolden(
  trace: Trace, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  assertGolden(text: trace.description, named: name, sourceLocation: sourceLocation)
}

/// Expects a text to equal the golden file `Goldens/TESTFILE/NAME.txt` beside the test.
public func assertGolden(
  text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name, beside: sourceLocation.filePath)
  guard let problem = golden.mismatch(of: text) else { return }
  Issue.record("\(problem)", sourceLocation: sourceLocation)
}

/// Expects every pixel of an image to equal the golden file `Goldens/TESTFILE/NAME.png` beside the
/// test.
public func assertGolden(
  frame: CGImage, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name, beside: sourceLocation.filePath)
  guard let problem = golden.mismatch(of: frame) else { return }
  Issue.record("\(problem)", sourceLocation: sourceLocation)
}

/// Compares one frame with the golden file. The frame was recorded `seconds` after the start of the
/// recording, and it is drawn at `scale` pixels per point.
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
  /// The test's file and line, used as a folder name.
  fileprivate var name: String {
    let file = URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
    return "\(file)-\(line)"
  }
}

extension FailureFolder.File {
  /// Attaches the file to the current test. A file that cannot be read is reported as an issue.
  func attach(at sourceLocation: SourceLocation) {
    do {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
    } catch {
      Issue.record(
        "\(path) cannot be attached to the test: \(error)", sourceLocation: sourceLocation)
    }
  }
}
