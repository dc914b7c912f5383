/// Collects evidence about a stage by observing the engine's events.
@MainActor
package final class DiagnosticsRecorder: EngineObserver {
  package let evidence = RunEvidence()
  private let world: World

  /// Starts observing the events of this `World`.
  init(_ world: World) {
    self.world = world
    CrashReporter.prepare()
    world {
      world.service(CrashReporter.EvidenceHolder.self).evidence = evidence
      world.addObserver(self)
    }
  }

  package func observe(_ event: any EngineEvent) {
    switch event {
    case let event as CallBegan: noteCall(event.event, on: event.object)
    case let event as TransitionReached: transition(event.party, reached: event.moment)
    case let event as WarningLogged:
      evidence.warnings.append(RunEvidence.Warning(event, time: now))
    case let event as MainThreadViolation: evidence.violations.append(event)
    case let event as SwipeBegunAtRoot:
      evidence.swipesAtRoot.append(
        .init(
          time: now, navigation: Subject(event.navigation),
          root: event.navigation.viewControllers.first.map { Subject($0) },
          delegate: event.delegate.map { Subject($0) }))
    case let event as FrameWillChange: sawFrame(event.frame, of: event.layer)
    case let event as PresentationAsked: asked(event.presentation, event.question, event.moment)
    case let event as GestureMeasured:
      running?.note(event.measure, by: event.recognizer, in: event.view)
    case is ContainerLayoutEnded: laysOutContainer = false
    case is DelayRequested: animating?.delays += 1
    default: break
    }
  }

  /// The transition whose animator is being called.
  private weak var animating: TransitionEvidence?
  /// Whether each transition that can be interrupted is interrupted halfway, and continued.
  var probesInterruptions = false
  /// The transitions that may be interrupted, by the number of their evidence.
  private var probed: [Int: TransitionParticipants] = [:]

  private var running: TransitionEvidence? { evidence.transitions.last { $0.endedAt == nil } }
  private var now: Double { world.clock.now }

  // MARK: Recorded calls

  private func noteCall(_ event: CallTrace.Event, on object: AnyObject) {
    evidence.events.append(event)
    evidence.callees.append(Subject(object))
    if event.lane == .gesture, let pan = object as? UIPanGestureRecognizer {
      evidence.places[evidence.events.count - 1] = pan.location(in: nil)
    }
    // The state of the transition changes only if the app's interaction controller calls super.
    if event.call == .transition(.startInteractiveTransition) { running?.wasInteractive = true }
    if event.call.isLayoutOfContainer { laysOutContainer = true }
    if event.call.changesWindowSize { wasResized = true }
    if event.lane == .delegate || event.lane == .controller { noteStacks(of: object) }
    if event.lane == .presentation || event.lane == .appearance { notePresentation(event) }
    if case .displayLink = event.call, let running, running.animator?.is(object) ?? false {
      running.ticks.append(now)
    }
  }

  /// Records the app's stored state before the first delegate call of a tick in which a transition
  /// may begin. The state is recorded before the delegate call, because the delegate may change the
  /// state during the call.
  private func noteStacks(of object: AnyObject) {
    guard running == nil, stacks == nil || stacksTick != world.clock.tick else { return }
    let owner = object as? UINavigationController
    let roots = [owner, owner?.delegate ?? (object as? any UINavigationControllerDelegate)]
      .compactMap { $0 as AnyObject? }
    guard !roots.isEmpty else { return }
    stacks = StoredStacks(of: roots)
    stacksTick = world.clock.tick
  }
  private var stacks: StoredStacks?
  private var stacksTick = 0

  /// Records the presented view's state before and after `presentationTransitionWillBegin()`.
  private func notePresentation(_ event: CallTrace.Event) {
    if let (view, before) = beginning, let seen = running {
      beginning = nil
      seen.presentationBegin = view.view.map { (view, before, TreeSnapshot($0)) }
    }
    guard event.call.isBeginOfPresentation, let seen = running,
      let view = (seen.kind == .present ? seen.to : seen.from).controller?.viewIfLoaded
    else { return }
    beginning = (Subject(view), TreeSnapshot(view))
  }
  private var beginning: (view: Subject, before: TreeSnapshot)?

  /// Lengths that differ by less than this many points are equal except for rounding.
  private static let sameLength = 0.001

  private func sawFrame(_ frame: CGRect, of layer: CALayer) {
    guard let view = layer.delegate as? UIView else { return }
    if laysOutContainer {
      evidence.framesOfLayout[Subject(view)] = frame
    }
    guard !CATransform3DIsIdentity(layer.transform) else { return }
    let transform = layer.transform
    // If the transform has no translation and the size does not change, setting the frame only
    // moves the center, which is correct.
    let onlyMoves =
      transform.m41 == 0 && transform.m42 == 0
      && abs(frame.width - layer.frame.width) < Self.sameLength
      && abs(frame.height - layer.frame.height) < Self.sameLength
    guard !onlyMoves else { return }
    evidence.frameWrites.append(
      .init(
        time: now, subject: Subject(view), transform: transform, frame: frame,
        transition: running?.number, stack: CallStacks.current))
  }

  // MARK: Transitions

  private func transition(_ party: TransitionParticipants, reached moment: TransitionEvent) {
    let call = evidence.events.count
    if moment == .requested {
      let seen = TransitionEvidence(
        party, number: evidence.transitions.count + 1, firstCall: call)
      if let owner = party.owner as? UINavigationController {
        seen.stacksBefore = stacks ?? StoredStacks(of: owner.noters)
      }
      stacks = nil
      evidence.transitions.append(seen)
      return
    }
    guard let seen = evidence.transitions.last(where: { $0.id == party.id }) else { return }
    guard seen.endedAt == nil else { return late(seen, party, moment) }
    if party.isInteractive { seen.wasInteractive = true }
    if let duration = party.duration { seen.duration = duration }
    if probesInterruptions { probed[seen.number] = moment.isEnd ? nil : party }
    if moment != .ended, moment != .abandoned { seen.isInterruptible = party.isInterruptible }

    switch moment {
    case .requested: break
    case .begun:
      seen.begunAt = now
      seen.container = Subject(party.containerView)
      seen.fromPage = party.from.viewIfLoaded.map { Subject($0) }
      seen.toPage = party.to.viewIfLoaded.map { Subject($0) }
      seen.removesPresenter = party.removesPresenter
      seen.begun = TreeSnapshot()
      seen.given = party.view(forKey: .to).map { TreeSnapshot($0) }
      take(party, into: seen)
    case .willAnimate:
      take(party, into: seen)
      seen.delays = 0
      seen.noteEarlierAnimations()
      animating = seen
    case .missed(let key):
      if !seen.missed.contains(key) { seen.missed.append(key) }
    case .didAnimate:
      animating = nil
      seen.lendsIdleAnimation = party.lendsIdleAnimation
      seen.animatedAt = now
      seen.take(
        party.capture, party.ownCaptures, in: party.containerView,
        bar: (party.owner as? UINavigationController)?.navigationBar)
      seen.animated = TreeSnapshot()
    case .ranAlongside: if party.isInteractive { seen.takeAlongside(party) }
    case .lentIdle: seen.lentIdleAt = seen.lentIdleAt ?? now
    case .updated(let percent, let isAccepted):
      steer(seen, .update(percent), isAccepted)
    case .finished(let isAccepted): steer(seen, .finish, isAccepted)
    case .cancelled(let isAccepted): steer(seen, .cancel, isAccepted)
    case .paused: steer(seen, .pause, true)
    case .completes(let argument, let isAccepted):
      note(argument, of: seen, party, isAccepted)
      guard isAccepted else { return }
      seen.outcome = argument ? .completed : .cancelled
      seen.completing = TreeSnapshot()
      seen.lastFinalFrame = party.finalFrame(for: party.to)
      seen.isResized = party.isResized
      if argument, !seen.wasInteractive { seen.noteCutOff() }
    case .ended: end(seen, call)
    case .abandoned:
      seen.outcome = .abandoned
      end(seen, call)
    }
  }

  /// Handles events of a transition that has already ended. The only event that is recorded is a
  /// further call of `completeTransition`.
  private func late(
    _ seen: TransitionEvidence, _ party: TransitionParticipants, _ moment: TransitionEvent
  ) {
    if case .completes(let argument, let isAccepted) = moment {
      note(argument, of: seen, party, isAccepted)
    }
  }

  private func note(
    _ argument: Bool, of seen: TransitionEvidence, _ party: TransitionParticipants,
    _ isAccepted: Bool
  ) {
    seen.completions.append(
      .init(
        time: now, argument: argument, isAccepted: isAccepted, wasCancelled: party.wasCancelled,
        call: evidence.events.count))
  }

  private func steer(
    _ seen: TransitionEvidence, _ word: TransitionEvidence.Steering.Word, _ h: Bool
  ) {
    seen.steering.append(
      .init(time: now, word: word, isAccepted: h, call: evidence.events.count))
  }

  private func end(_ seen: TransitionEvidence, _ call: Int) {
    seen.endedAt = now
    for person in seen.people { person.learnName() }
    seen.lastCall = call
  }

  private func take(_ party: TransitionParticipants, into seen: TransitionEvidence) {
    seen.context = Subject(party.context)
    seen.fromView = party.view(forKey: .from).map { Subject($0) }
    seen.toView = party.view(forKey: .to).map { Subject($0) }
  }

  /// Compares the view trees before and after a call to the app's presentation controller.
  private func asked(
    _ presentation: UIPresentationController, _ question: PresentationQuestion,
    _ moment: PresentationAsked.Moment
  ) {
    guard let seen = running, seen.presentation?.is(presentation) ?? false,
      seen.questions < Self.mostQuestions, !seen.isChangedByQuestion,
      !Mirror(reflecting: presentation).isUIKit
    else { return }
    switch moment {
    case .before: beforeQuestion = TreeSnapshot()
    case .after(let view):
      if let view, !seen.presentedViews.contains(Subject(view)) {
        seen.presentedViews.append(Subject(view))
      }
      guard let before = beforeQuestion else { return }
      beforeQuestion = nil
      seen.questions += 1
      seen.asked = (question.rawValue, before, TreeSnapshot())
    }
  }
  private var beforeQuestion: TreeSnapshot?
  /// The maximum number of calls for which the trees are compared. During a transition, every
  /// layout pass calls the presentation controller, and comparing the first calls is enough.
  private static let mostQuestions = 4

  /// Whether a presentation controller is laying out its container.
  private var laysOutContainer = false
  /// Whether the window's size has changed since the stage was last at rest.
  private var wasResized = false

  /// Interrupts the transitions that are halfway through their duration. Calls the app.
  func probe() {
    guard probesInterruptions else { return }
    for seen in evidence.transitions where seen.endedAt == nil && !seen.wasInterruptedByProbe {
      guard let began = seen.animatedAt, seen.isProbeable, let duration = seen.duration,
        now >= began + duration / 2 - FrameClock.rounding
      else { continue }
      seen.wasInterruptedByProbe = true
      probed.removeValue(forKey: seen.number)?.interruptOnce()
    }
  }

  /// Called at the end of a tick. For a transition that has ended in this tick, records its state
  /// at rest.
  func ticked() {
    if wasResized, FrameLoop.current.isIdle {
      wasResized = false
      evidence.misfits += evidence.transitions.compactMap(\.misfit)
    }
    for seen in evidence.transitions.reversed() {
      if seen.endedAt == nil {
        if seen.animatedAt != nil, seen.firstFrame == nil { seen.firstFrame = TreeSnapshot() }
        seen.countCover()
      } else if seen.rested == nil {
        let rested = TreeSnapshot()
        seen.rested = rested
        seen.away = [seen.fromPage, seen.toPage].compactMap(\.?.view)
          .filter { !rested.contains($0) }.map { TreeSnapshot($0) }
        if let owner = seen.owner?.object as? UINavigationController {
          seen.stacksAfter = StoredStacks(of: owner.noters)
        }
      }
    }
  }
}

extension UINavigationController {
  /// The objects in which the app may store state about the navigation stack.
  fileprivate var noters: [AnyObject] { [self] + [delegate as AnyObject?].compactMap { $0 } }
}

extension TransitionEvent {
  fileprivate var isEnd: Bool { self == .ended || self == .abandoned }
}

extension CallTrace.Call {
  fileprivate var isLayoutOfContainer: Bool {
    self == .presentation(.containerWillLayout) || self == .presentation(.containerDidLayout)
  }

  fileprivate var isBeginOfPresentation: Bool {
    self == .presentation(.presentationWillBegin) || self == .presentation(.dismissalWillBegin)
  }
}
