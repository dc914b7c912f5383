/// A problem that was found after a run, as text.
package struct Fault: Hashable, Codable, Sendable {
  /// The kind of fault. Runs with equal kinds count as the same failure.
  package let kind: String
  /// The observed problem, with object names.
  package let text: String

  package init(_ kind: String, _ text: String) { (self.kind, self.text) = (kind, text) }
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
