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
    /// Nothing changed that animates, so that it was over at once.
    package let isEmpty: Bool
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
    /// It is on screen: what is not is over at once.
    package let isOnScreen: Bool
  }

  /// A recognizer asked where its finger is, in the coordinates of what the transition moves.
  package struct Measure {
    package let time: Double
    package let recognizer: Subject
    /// The view that moves: the one that was named, or one that holds it.
    package let view: Subject
    package let kind: GestureMeasured.Measure
  }

  /// A weak delegate whose object is gone.
  package struct LostDelegate {
    package let holder: Subject
    package let property: String
    package let className: String
  }

  package let number: Int
  package let id: ObjectIdentifier
  package let kind: TransitionKind
  package let style: UIModalPresentationStyle
  /// Nobody chose the style, and UIKit took a sheet.
  package let isSheetByDefault: Bool
  package let isAnimated: Bool
  package let from, to: Subject
  /// The navigation or tab bar controller; nil for presentations.
  package let owner: Subject?
  package let presentation, animator, interactor: Subject?
  /// The interactor is none of UIKit's: it drives in its own way and time.
  package let hasOwnInteractor: Bool
  /// Whether UIKit's own animator ran it, or none.
  package let isSystem: Bool
  /// A delegate that was set and has died before it could be asked.
  package let lostDelegate: LostDelegate?
  package internal(set) var container: Subject?
  package internal(set) var context: Subject?
  /// As the context answered when the animator was called; nil where it answered nil.
  package internal(set) var fromView, toView: Subject?
  /// The controllers' own views, whatever the context hands out.
  package internal(set) var fromPage, toPage: Subject?
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
  /// The animator lends an animation to be steered by; as long as it has not been asked, whether it
  /// runs a property animator.
  package internal(set) var isInterruptible = false
  /// What it had lent by then had not been started when `animateTransition` returned.
  package internal(set) var lendsIdleAnimation = false
  /// When somebody interrupted, and what it lent had not been started.
  package internal(set) var lentIdleAt: Double?
  /// Keys for which the context had no view when it was asked.
  package internal(set) var missed: [UITransitionContextViewKey] = []
  /// How often `animateTransition` asked for something to be done later.
  package internal(set) var delays = 0
  /// When a display link called the animator.
  package internal(set) var ticks: [Double] = []
  package internal(set) var measures: [Measure] = []
  /// As the context answered at the end.
  package internal(set) var lastFinalFrame: CGRect?
  /// The window has changed its size meanwhile.
  package internal(set) var isResized = false
  /// Where the run's events stood at its first and its last moment.
  package let firstCall: Int
  package internal(set) var lastCall: Int?

  /// What the app has noted about the stack before the first question and at rest; nil where the
  /// transition is no navigation.
  package internal(set) var ledgerBefore, ledgerAfter: Ledger?
  /// The trees around the first question to the presentation controller that changed them, or
  /// around the last one looked at.
  package internal(set) var asked: (question: String, before: TreeSnapshot, after: TreeSnapshot)?
  /// What the presentation controller answered when it was asked for its view, each view once.
  package internal(set) var presentedViews: [Subject] = []
  /// How many of its questions have been looked at.
  package internal(set) var questions = 0
  /// The presented view before the presentation controller's will-begin and at the next call.
  package internal(set) var toldBegin: (view: Subject, before: TreeSnapshot, after: TreeSnapshot)?

  // MARK: The trees

  /// When it was asked for, before anything began.
  package let before: TreeSnapshot
  /// With container and will-callbacks, before the animator.
  package internal(set) var begun: TreeSnapshot?
  /// What `toView` was like before the animator, which may have been outside of every window.
  package internal(set) var given: TreeSnapshot?
  /// When `animateTransition` returned.
  package internal(set) var animated: TreeSnapshot?
  /// When `completeTransition` was called, before the engine put views in order.
  package internal(set) var completing: TreeSnapshot?
  /// At the end of the turn in which it ended.
  package internal(set) var rested: TreeSnapshot?
  /// The controllers' views that are outside of every window by then, each by itself.
  package internal(set) var away: [TreeSnapshot] = []

  /// Turns from the animator's call to the end, and those in which `fromView` let nothing be seen
  /// of `toView`.
  package internal(set) var turns = (all: 0, covered: 0)

  init(_ party: TransitionParty, number: Int, firstCall: Int) {
    self.number = number
    self.firstCall = firstCall
    id = party.id
    kind = party.kind
    style = party.style
    isSheetByDefault = party.isSheetByDefault
    isAnimated = party.isAnimated
    from = Subject(party.from)
    to = Subject(party.to)
    owner = party.owner.map { Subject($0) }
    presentation = party.presentation.map { Subject($0) }
    animator = party.animator.map { Subject($0) }
    interactor = party.interactor.map { Subject($0) }
    hasOwnInteractor =
      party.interactor.map { !($0 is UIPercentDrivenInteractiveTransition) } ?? false
    isSystem = party.animator.map { String(reflecting: type(of: $0)).hasPrefix("UIKit.") } ?? true
    lostDelegate = LostDelegate(of: party)
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

  /// Everybody who takes part.
  var people: [Subject] {
    [
      from, to, owner, presentation, animator, interactor, container, context, fromView, toView,
      fromPage, toPage,
    ].compactMap { $0 }
  }

  /// Whoever was to animate: the animator, an interactor that does it instead, else who asked.
  package var culprit: Subject {
    (wasInteractive && hasOwnInteractor ? interactor : animator) ?? owner ?? from
  }

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

extension TransitionEvidence.LostDelegate {
  /// Nil where the delegate lives, or none was ever set.
  @MainActor
  fileprivate init?(of party: TransitionParty) {
    let holder: UIViewController
    let set: (class: AnyClass?, isAlive: Bool)
    switch party.kind {
    case .present: (holder, set) = (party.to, party.to.transitioningPost)
    case .dismiss: (holder, set) = (party.from, party.from.transitioningPost)
    case .push, .pop, .tab:
      guard let owner = party.owner else { return nil }
      holder = owner
      if let navigation = owner as? UINavigationController {
        set = (navigation.delegateClass, navigation.delegate != nil)
      } else if let tabs = owner as? UITabBarController {
        set = (tabs.delegateClass, tabs.delegate != nil)
      } else {
        return nil
      }
    }
    guard let type = set.class, !set.isAlive else { return nil }
    self.holder = Subject(holder)
    property = party.owner == nil ? "transitioningDelegate" : "delegate"
    className = String(describing: type)
  }
}

extension UIViewController {
  fileprivate var transitioningPost: (class: AnyClass?, isAlive: Bool) {
    (transitioningDelegateClass, transitioningDelegate != nil)
  }
}
