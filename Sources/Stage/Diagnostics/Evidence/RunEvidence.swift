extension FrameClock {
  /// Seconds by which two times may differ that are the same turn: what adding up doubles leaves.
  static let rounding = 1e-9
}

/// Everything that rules may look at: what a stage saw from when it was watched.
@MainActor
package final class RunEvidence {
  package struct Warning {
    package let time: Double
    package let text: String
    /// Whom it is about; nil where it does not say.
    package let subject: Subject?
  }

  /// A `frame` set on a view whose transform is not the identity.
  package struct FrameWrite {
    package let time: Double
    package let subject: Subject
    package let transform: CATransform3D
    package let frame: CGRect
    /// The transition that ran, by number; nil between transitions.
    package let transition: Int?
  }

  package internal(set) var transitions: [TransitionEvidence] = []
  /// Every call between the engine and user code, in order.
  package internal(set) var events: [CallTrace.Event] = []
  /// Who `events[n]` was made on, unless it is gone.
  package internal(set) var callees: [Subject] = []
  /// Where the centre of a pan's fingers lay in the window, by the index of the pan's event.
  package internal(set) var places: [Int: CGPoint] = [:]
  package internal(set) var warnings: [Warning] = []
  package internal(set) var frameWrites: [FrameWrite] = []
  package internal(set) var reducesMotion = false
  package internal(set) var isRightToLeft = false
  /// Seconds of the stage's clock at which the evidence ends.
  package internal(set) var now = 0.0
  /// Nothing moved or waited any more when it ended.
  package internal(set) var isAtRest = false
  /// The window has been taken down and everything let go of: what lives now leaks.
  package internal(set) var isClosed = false

  /// What was on screen, turn by turn; empty where nothing was recorded.
  package var frames: [Recording.Frame] = []

  init() {}

  /// Names everybody who took part while they live.
  func fixNames() {
    for person in transitions.flatMap(\.people) { _ = person.name }
  }

  /// The calls made during a transition.
  package func calls(of transition: TransitionEvidence) -> ArraySlice<CallTrace.Event> {
    let end = min(transition.lastCall ?? events.count, events.count)
    return events[min(transition.firstCall, end)..<end]
  }
}
