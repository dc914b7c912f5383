/// A problem that was found after a run, as text.
package struct Fault: Hashable, Codable, Sendable {
  /// The kind of fault. Runs with equal kinds count as the same failure.
  package let kind: String
  /// The observed problem, with object names.
  package let text: String
  /// The expected behaviour; nil for a fault that says so itself.
  package let expected: String?
  /// What to change, in one line; nil for a fault that says so itself.
  package let fix: String?
  /// The path of the document that explains the fault, relative to the root of the repository.
  package let link: String?
  package let severity: Finding.Severity
  /// The line of the app's source at which the app crashed; nil for other faults, and if it is not
  /// known.
  package let source: SourcePlace?

  /// Creates a fault. The expected behaviour, the fix and the link are those of its kind.
  package init(
    _ kind: String, _ text: String, expected: String? = nil, fix: String? = nil,
    source: SourcePlace? = nil
  ) {
    (self.kind, self.text, severity, self.source) = (kind, text, .error, source)
    let known = Self.explanations[kind]
    self.expected = expected ?? known?.expected
    self.fix = fix ?? known?.fix
    link = known.map { _ in "Documentation/Tool.md" }
  }

  /// Creates a fault of a rule's finding.
  package init(_ finding: Finding) {
    (kind, text, severity) = (finding.rule, finding.description, finding.severity)
    source = nil
    (expected, fix, link) = (finding.expected, finding.fix, finding.link)
  }

  /// Lines that are printed under the fault: the expected behaviour, the fix and the document.
  package var explanation: [String] {
    [("expected", expected), ("fix     ", fix), ("page    ", link)].compactMap { label, text in
      text.map { "\(label)  \($0)" }
    }
  }

  /// What is expected and how to mend a fault, by its kind.
  private static let explanations: [String: (expected: String, fix: String)] = [
    "appearance": (
      "a controller has appeared if, and only if, its view is in the window.",
      "send beginAppearanceTransition and endAppearanceTransition in pairs, or leave the calls to "
        + "UIKit"
    ),
    "deaf": (
      "the topmost view and all its superviews accept touches at rest.",
      "set isUserInteractionEnabled = true in the completion, also if the transition was cancelled"
    ),
    "leftover": (
      "at rest the window has only the views of controllers on screen.",
      "remove the view in the completion: view.removeFromSuperview()"
    ),
    "misfit": (
      "a container is as large as its window.",
      "leave the frame of the container view to UIKit"
    ),
    "residue": (
      "after everything was dismissed, the root view is as it was at the start.",
      "restore the property in the completion of the dismissal and of a cancelled presentation"
    ),
    "unseen": (
      "the view of the topmost controller is visible in the window.",
      "after a cancelled transition leave the departing view in place, with alpha 1 and not hidden"
    ),
    "leak": (
      "no controller is alive after the device has released everything.",
      "make references back to controllers weak; capture [weak self] in closures"
    ),
    "dead": (
      "a gesture that worked at the start also works at the end.",
      "reset the flags of the gesture in every ending: .ended, .cancelled and .failed"
    ),
    "unrest": (
      "the app comes to rest after the touches have ended.",
      "end the transition in every ending of the gesture: finish() or cancel()"
    ),
  ]
}

/// Checks a stage for faults. An oracle is created after the subject has opened and before the
/// first touch.
@MainActor
package protocol Oracle {
  init(_ stage: Stage)
  func faults(_ stage: Stage, at moment: FuzzMoment) -> [Fault]
}

/// The moments at which oracles run.
package enum FuzzMoment: CaseIterable, Sendable {
  /// All touches have ended and the stage is idle.
  case rest
  /// After `rest`, everything presented has been dismissed and the device has been returned to its
  /// initial state.
  case home
}
