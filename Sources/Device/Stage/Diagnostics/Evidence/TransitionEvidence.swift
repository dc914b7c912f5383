/// Everything that was recorded about one transition, from its first delegate call until the stage
/// is idle.
///
/// The evidence does not retain any of the app's objects.
@MainActor
package final class TransitionEvidence {
  package enum Outcome: Sendable { case running, completed, cancelled, abandoned }

  /// A call that controls the progress of an interactive transition.
  package struct Steering {
    package enum Word: Equatable {
      case update(Double)
      case finish, cancel, pause
    }
    package let time: Double
    package let word: Word
    /// False if the engine ignored the call.
    package let isAccepted: Bool
    /// The number of calls that were recorded before this one. This number is also the index of the
    /// next call.
    package let call: Int
  }

  /// A call of `completeTransition(_:)`.
  package struct Completion {
    package let time: Double
    package let argument: Bool
    package let isAccepted: Bool
    package let wasCancelled: Bool
    package let call: Int
  }

  /// An animation block of the animator.
  package struct Block {
    package let duration: Double
    package let delay: Double
    package let isSpring: Bool
    /// Whether the block did not change any animatable property, so that it completed immediately.
    package let isEmpty: Bool
  }

  /// A model value that one of the animator's blocks has written.
  package struct Write {
    package let subject: Subject
    package let property: AnimatableProperty
    package let before, after: AnimatableValue
    /// Whether the layer was inside the container when the value was written.
    package let isInContainer: Bool
  }

  /// An animation that was added to a layer during `animateTransition(using:)`, either by a block
  /// or explicitly.
  package struct Animation {
    package let subject: Subject
    package let key: String
    /// Whether an interactive transition drives the layer, because the layer is in the container or
    /// in the navigation bar of a push or pop.
    package let isDriven: Bool
    /// Whether the layer is on screen. If the layer is not on screen, the animation completes
    /// immediately.
    package let isOnScreen: Bool
  }

  /// A location or translation that a recognizer measured in a view that the transition moves.
  package struct Measure {
    package let time: Double
    package let recognizer: Subject
    /// The view that moves. The moving view is the view that was passed to the recognizer, or one
    /// of its ancestors.
    package let view: Subject
    package let kind: GestureMeasured.Measure
  }

  /// A delegate that was deallocated, because the property has only a weak reference to it.
  package struct LostDelegate {
    package let holder: Subject
    package let property: String
    package let className: String
  }

  package let number: Int
  package let id: ObjectIdentifier
  package let kind: TransitionKind
  package let style: UIModalPresentationStyle
  /// Whether the style is a sheet only because the app did not set a style.
  package let isSheetByDefault: Bool
  package let isAnimated: Bool
  package let from, to: Subject
  /// The navigation or tab bar controller; nil for presentations.
  package let owner: Subject?
  package let presentation, animator, interactor: Subject?
  /// Whether the interaction controller is an instance of the app's own class. An interaction
  /// controller of the app's own class may control the transition in other ways.
  package let hasOwnInteractor: Bool
  /// Whether the transition was run by UIKit's own animator or without an animator.
  package let isSystem: Bool
  /// A delegate that was set but was deallocated before UIKit called it.
  package let lostDelegate: LostDelegate?
  package internal(set) var container: Subject?
  package internal(set) var context: Subject?
  /// The views that the context's `view(forKey:)` returned when the animator was called; nil for a
  /// key without a view.
  package internal(set) var fromView, toView: Subject?
  /// The views of the two controllers. The controllers' views may differ from the views that the
  /// context returns.
  package internal(set) var fromPage, toPage: Subject?
  /// Whether the presenter's view is removed during the presentation.
  package internal(set) var removesPresenter = false
  /// The last duration that the animator returned; nil if `transitionDuration(using:)` was never
  /// called.
  package internal(set) var duration: Double?

  // MARK: Times, in seconds of the stage's clock

  package let requestedAt: Double
  package internal(set) var begunAt: Double?
  package internal(set) var animatedAt: Double?
  package internal(set) var endedAt: Double?

  package internal(set) var outcome = Outcome.running
  /// Whether a gesture or an interaction controller drove the transition at any time.
  package internal(set) var wasInteractive = false
  package internal(set) var steering: [Steering] = []
  package internal(set) var completions: [Completion] = []
  package internal(set) var blocks: [Block] = []
  package internal(set) var writes: [Write] = []
  package internal(set) var animations: [Animation] = []
  /// The animations that the coordinator's alongside blocks have added to an interactive
  /// transition.
  package internal(set) var alongside: [Animation] = []
  /// The number of captured animations when `animateTransition(using:)` returned.
  var firstAlongside = 0
  /// Whether the animator returns an interruptible animator. Until UIKit has requested an
  /// interruptible animator, the value says whether the animator runs a property animator.
  package internal(set) var isInterruptible = false
  /// Whether the animator returned a property animator that was still idle when `animateTransition`
  /// returned.
  package internal(set) var lendsIdleAnimation = false
  /// The time at which a returned property animator was interrupted although it had not been
  /// started.
  package internal(set) var lentIdleAt: Double?
  /// Whether the check itself interrupted the transition halfway.
  package internal(set) var wasInterruptedByProbe = false
  /// Whether an interaction controller of the app may interrupt the transition.
  package var isProbeable: Bool { isAnimated && !isSystem && interactor != nil && !wasInteractive }
  /// Keys for which the context had no view.
  package internal(set) var missed: [UITransitionContextViewKey] = []
  /// The number of delayed calls that `animateTransition` scheduled.
  package internal(set) var delays = 0
  /// The times at which a display link called the animator.
  package internal(set) var ticks: [Double] = []
  package internal(set) var measures: [Measure] = []
  /// The views whose animations were still running when `completeTransition(true)` was called, with
  /// the number of seconds that were left.
  package internal(set) var cutOff: [(view: Subject, key: String, left: Double)] = []
  /// The animations that the departing and the arriving view had before the animator started.
  var earlier: [AttachedAnimations] = []
  /// The final frame that the context returned last.
  package internal(set) var lastFinalFrame: CGRect?
  /// Whether the window's size changed during the transition.
  package internal(set) var isResized = false
  /// The number of calls that the run had recorded when the transition started, and when it ended.
  package let firstCall: Int
  package internal(set) var lastCall: Int?

  /// The app's stored state about the stack, before the first delegate call and at rest. Nil for a
  /// transition that is neither a push nor a pop.
  package internal(set) var stacksBefore, stacksAfter: StoredStacks?
  /// The view trees before and after one call to the presentation controller. The recorded call is
  /// the first call to the presentation controller that changed the view trees. If no call changed
  /// the view trees, the last call for which they were compared is recorded.
  package internal(set) var asked: (question: String, before: TreeSnapshot, after: TreeSnapshot)?
  /// The views that the presentation controller returned as its presented view, without duplicates.
  package internal(set) var presentedViews: [Subject] = []
  /// The number of calls to the presentation controller for which the view trees were compared.
  package internal(set) var questions = 0
  /// The tree of the presented view before `presentationTransitionWillBegin()`, and the same tree
  /// when the next call was recorded.
  package internal(set) var presentationBegin:
    (view: Subject, before: TreeSnapshot, after: TreeSnapshot)?

  // MARK: View trees

  /// The tree when the transition was requested, before any change.
  package let before: TreeSnapshot
  /// The tree before the animator ran. When this tree is recorded, the container has been set up
  /// and the `will…` callbacks have been sent.
  package internal(set) var begun: TreeSnapshot?
  /// The tree of `toView` before the animator ran. The tree is recorded even if `toView` was not in
  /// a window.
  package internal(set) var given: TreeSnapshot?
  /// The tree when `animateTransition` returned.
  package internal(set) var animated: TreeSnapshot?
  /// The tree after layout, at the end of the tick in which the animator was called.
  package internal(set) var firstFrame: TreeSnapshot?
  /// The tree when `completeTransition` was called, before the engine rearranged the views.
  package internal(set) var completing: TreeSnapshot?
  /// The tree at the end of the tick in which the transition ended.
  package internal(set) var rested: TreeSnapshot?
  /// The trees of the controllers' views that were not in a window at the end of the tick in which
  /// the transition ended.
  package internal(set) var away: [TreeSnapshot] = []

  /// The number of ticks from the call to the animator until the transition's end. `covered` is the
  /// number of these ticks in which `fromView` covered all of `toView`.
  package internal(set) var turns = (all: 0, covered: 0)

  init(_ party: TransitionParticipants, number: Int, firstCall: Int) {
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

  /// The controller that is on screen after the transition; nil while it runs.
  package var survivor: Subject? {
    switch outcome {
    case .completed: to
    case .cancelled: from
    case .running, .abandoned: nil
    }
  }

  /// All objects involved in the transition.
  var people: [Subject] {
    [
      from, to, owner, presentation, animator, interactor, container, context, fromView, toView,
      fromPage, toPage,
    ].compactMap { $0 }
  }

  /// The object that is responsible for the animation. The responsible object is the interaction
  /// controller if it runs the animation instead of an animator; otherwise it is the animator. If
  /// there is neither an interaction controller nor an animator, the owner or the source controller
  /// is responsible.
  package var culprit: Subject {
    (wasInteractive && hasOwnInteractor ? interactor : animator) ?? owner ?? from
  }

  /// A phrase for messages, such as "the push from A#1 to B#1".
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
  /// Returns nil if the delegate is alive or was never set.
  @MainActor
  fileprivate init?(of party: TransitionParticipants) {
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
