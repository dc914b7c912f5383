extension FrameClock {
  /// Two times that differ by less than this, in seconds, belong to the same tick. The tolerance is
  /// needed because of rounding.
  static let rounding = 1e-9
}

/// Everything that a stage has recorded since checking began. Rules may read only this evidence.
@MainActor
package final class RunEvidence {
  package struct Warning {
    package let time: Double
    /// The warning as text. Within `ObjectName.withoutNumbers(_:)`, each object has only the name of
    /// its class.
    package var text: String { ObjectName.hasNumber ? numberedText : unnumberedText }
    private let numberedText, unnumberedText: String
    /// The kind of mistake that the warning reports; nil for most warnings.
    package let kind: WarningKind?
    /// The object to which the warning refers; nil if there is none.
    package let subject: Subject?
    /// The calls that were running when the warning was logged; nil if they were not recorded.
    package let stack: CallStack?

    @MainActor
    init(_ event: WarningLogged, time: Double) {
      self.time = time
      (numberedText, unnumberedText) = (event.text, event.unnumberedText)
      kind = event.kind
      subject = event.subject.map { Subject($0) }
      stack = CallStacks.current
    }
  }

  /// An assignment to the `frame` of a view whose transform is not the identity.
  package struct FrameWrite {
    package let time: Double
    package let subject: Subject
    package let transform: CATransform3D
    package let frame: CGRect
    /// The number of the running transition; nil between transitions.
    package let transition: Int?
    /// The calls that were running; nil if they were not recorded.
    package let stack: CallStack?
  }

  /// A presented view that is not where its presentation controller says.
  package struct Misfit {
    package let time: Double
    package let presentation, view: Subject
    package let frame, due: CGRect
  }

  /// A swipe back that began although only the root was on the stack.
  package struct SwipeAtRoot {
    package let time: Double
    package let navigation: Subject
    package let root: Subject?
    /// The recognizer's delegate; nil if the recognizer has none.
    package let delegate: Subject?
  }

  package internal(set) var transitions: [TransitionEvidence] = []
  /// Every call from the engine to the app's code and from the app's code to the engine, in order.
  package internal(set) var events: [CallTrace.Event] = []
  /// The object on which each of `events` was called, at the same index.
  package internal(set) var callees: [Subject] = []
  /// The mean position of a pan's touches in window coordinates. The key is the index of the pan's
  /// event.
  package internal(set) var places: [Int: CGPoint] = [:]
  package internal(set) var warnings: [Warning] = []
  /// The uses of UIKit on other threads, in the order in which their work was scheduled.
  package internal(set) var violations: [MainThreadViolation] = []
  package internal(set) var swipesAtRoot: [SwipeAtRoot] = []
  package internal(set) var frameWrites: [FrameWrite] = []
  /// The frames that presentation controllers have last set in `containerViewWillLayoutSubviews()` or
  /// `containerViewDidLayoutSubviews()`.
  package internal(set) var framesOfLayout: [Subject: CGRect] = [:]
  /// The presented views that were not at `frameOfPresentedViewInContainerView` when the stage had
  /// come to rest after a change of the window's size.
  package internal(set) var misfits: [Misfit] = []
  package internal(set) var reducesMotion = false
  package internal(set) var isRightToLeft = false
  /// The time at which the evidence ends, in seconds of the stage's clock.
  package internal(set) var now = 0.0
  /// Whether the run was idle when the evidence ended.
  package internal(set) var isAtRest = false
  /// Whether the window has been closed and all references released. Objects that are still alive
  /// after the window has been closed are leaks.
  package internal(set) var isClosed = false

  /// The recorded frames; empty without a recording.
  package var frames: [Recording.Frame] = []

  init() {}

  /// Assigns names to all objects that are involved in transitions, while the objects still exist.
  func fixNames() {
    for person in transitions.flatMap(\.people) { _ = person.name }
  }

  /// The calls that were made during a transition.
  package func calls(of transition: TransitionEvidence) -> ArraySlice<CallTrace.Event> {
    let end = min(transition.lastCall ?? events.count, events.count)
    return events[min(transition.firstCall, end)..<end]
  }
}
