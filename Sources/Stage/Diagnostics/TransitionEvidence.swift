/// What was seen of one transition, from its first question to rest.
///
/// Nothing here keeps an object of the app alive.
@MainActor
package final class TransitionEvidence {
  package enum Outcome: Sendable { case running, completed, cancelled, abandoned }

  /// A word to the engine about how far it is.
  package struct Steering {
    package enum Word: Equatable {
      case update(Double)
      case finish, cancel, pause
    }
    package let time: Double
    package let word: Word
    /// False where the engine did not listen.
    package let isHeard: Bool
    /// Index of the next call of the run's events then.
    package let call: Int
  }

  /// A call of `completeTransition(_:)`.
  package struct Completion {
    package let time: Double
    package let argument: Bool
    package let isHeard: Bool
    package let wasCancelled: Bool
    package let call: Int
  }

  /// What an animation block of the animator's was like.
  package struct Block {
    package let duration: Double
    package let delay: Double
    package let isSpring: Bool
  }

  /// A model value that a block of the animator's wrote.
  package struct Write {
    package let subject: Subject
    package let property: AnimatableProperty
    package let before, after: AnimatableValue
    /// The layer lay in the container when it was written.
    package let isInContainer: Bool
  }

  /// An animation that was added to a layer while the animator worked, by a block or by hand.
  package struct Animation {
    package let subject: Subject
    package let key: String
    package let isInContainer: Bool
  }

  package let number: Int
  package let id: ObjectIdentifier
  package let kind: TransitionKind
  package let style: UIModalPresentationStyle
  package let isAnimated: Bool
  package let from, to: Subject
  /// The navigation or tab bar controller; nil for presentations.
  package let owner: Subject?
  package let presentation, animator, interactor: Subject?
  package internal(set) var container: Subject?
  package internal(set) var context: Subject?
  /// As the context answered when the animator was called; nil where it answered nil.
  package internal(set) var fromView, toView: Subject?
  package internal(set) var finalFrameOfTo = CGRect.zero
  /// Whether the presenter's view goes away meanwhile.
  package internal(set) var removesPresenter = false
  /// The animator's last answer; nil when it was never asked.
  package internal(set) var duration: Double?

  // MARK: Times, in seconds of the stage's clock

  package let requestedAt: Double
  package internal(set) var begunAt: Double?
  package internal(set) var animatedAt: Double?
  package internal(set) var endedAt: Double?

  package internal(set) var outcome = Outcome.running
  /// A finger or an interactor drove it at some time.
  package internal(set) var wasInteractive = false
  package internal(set) var steering: [Steering] = []
  package internal(set) var completions: [Completion] = []
  package internal(set) var blocks: [Block] = []
  package internal(set) var writes: [Write] = []
  package internal(set) var animations: [Animation] = []
  /// Where the run's events stood at its first and its last moment.
  package let firstCall: Int
  package internal(set) var lastCall: Int?

  // MARK: The trees

  /// When it was asked for, before anything began.
  package let before: TreeSnapshot
  /// With container and will-callbacks, before the animator.
  package internal(set) var begun: TreeSnapshot?
  /// When `animateTransition` returned.
  package internal(set) var animated: TreeSnapshot?
  /// When `completeTransition` was called, before the engine put views in order.
  package internal(set) var completing: TreeSnapshot?
  /// At the end of the turn in which it ended.
  package internal(set) var rested: TreeSnapshot?

  init(_ party: TransitionParty, number: Int, firstCall: Int) {
    self.number = number
    self.firstCall = firstCall
    id = party.id
    kind = party.kind
    style = party.style
    isAnimated = party.isAnimated
    from = Subject(party.from)
    to = Subject(party.to)
    owner = party.owner.map { Subject($0) }
    presentation = party.presentation.map { Subject($0) }
    animator = party.animator.map { Subject($0) }
    interactor = party.interactor.map { Subject($0) }
    requestedAt = World.current.clock.now
    before = TreeSnapshot()
  }

  /// The one that stays on screen at the end, and the one that goes; nil while it runs.
  package var survivor: Subject? {
    switch outcome {
    case .completed: to
    case .cancelled: from
    case .running, .abandoned: nil
    }
  }

  /// The animator where there is one, else who asked.
  package var culprit: Subject { animator ?? owner ?? from }

  /// One line for messages: "the push from A#1 to B#1".
  package var title: String {
    let what =
      switch kind {
      case .present: "presentation"
      case .dismiss: "dismissal"
      case .push: "push"
      case .pop: "pop"
      case .tab: "change of tabs"
      }
    return "the \(what) from \(from.name) to \(to.name)"
  }
}
