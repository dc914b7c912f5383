/// The coordinator of one session, or of a request whose session does not exist yet.
///
/// A navigation controller returns a coordinator as soon as an animated change is requested (facts
/// E.13). The coordinator of the request becomes the coordinator of the session. If no session
/// starts, `drop()` runs the blocks.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The coordinator retains the session, because user code may keep the coordinator after the
  /// session has ended.
  private var session: TransitionSession?
  private let request: RequestedTransition?
  private var host: (any TransitionHost)? { session?.host }
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []
  private var takesAnimations = true
  private var completionsHaveRun = false

  init(session: TransitionSession) { (self.session, request) = (session, nil) }
  init(request: RequestedTransition) { (session, self.request) = (nil, request) }

  /// Connects the coordinator of a request to the session that the request has started.
  func take(_ session: TransitionSession) { self.session = session }

  // MARK: Context

  var isAnimated: Bool { session?.isAnimated ?? true }
  var presentationStyle: UIModalPresentationStyle { host?.presentationStyle ?? .none }
  var initiallyInteractive: Bool {
    guard let session else { return request?.startsInteractively ?? false }
    return session.isAnimated && session.startsInteractively
  }
  var isInterruptible: Bool { session?.isInterruptible ?? false }
  var isInteractive: Bool { session?.isInteractive ?? request?.startsInteractively ?? false }
  var isCancelled: Bool { session?.wasCancelled ?? false }
  var transitionDuration: TimeInterval { session?.duration ?? RequestedTransition.duration }
  var percentComplete: CGFloat { session?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { session?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { session?.interactor?.completionCurve ?? .easeInOut }
  var containerView: UIView { host?.containerView ?? request?.containerView ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    session?.context.viewController(forKey: key) ?? request?.controller(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { host?.view(forKey: key) }

  // MARK: Queueing

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    // The transition has ended, but the app has retained the coordinator.
    guard !completionsHaveRun else { return false }
    if let completion { completions.append(completion) }
    guard takesAnimations else { return false }
    if let animation {
      animations.append { [weak self] context in
        if let view { self?.session?.scrub(view.layer) }
        animation(context)
      }
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { changeHandlers.append(handler) }
  func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

  // MARK: Session

  func takeAnimations() -> [Block] {
    takesAnimations = false
    defer { animations.removeAll() }
    return animations
  }

  func interactionEnded() {
    let handlers = changeHandlers + endHandlers
    endHandlers.removeAll()
    tell(handlers)
  }

  /// Calls the change handlers when a running transition becomes interactive.
  func interactionBegan() { tell(changeHandlers) }

  private func tell(_ handlers: [Block]) {
    for handler in handlers {
      CallTrace.note(.coordinator, self, .transition(.interactionChanged(isCancelled: isCancelled)))
      handler(self)
    }
  }

  /// Runs the alongside animations without animation, and then the completions, because the change
  /// was made without a transition.
  func drop() {
    guard session == nil, !completionsHaveRun else { return }
    let blocks = takeAnimations()
    UIView.performWithoutAnimation { for block in blocks { block(self) } }
    runCompletions()
  }

  /// Runs the completions in the order of registration, including those that a completion adds.
  func runCompletions() {
    changeHandlers.removeAll()
    endHandlers.removeAll()
    while !completions.isEmpty {
      let block = completions.removeFirst()
      CallTrace.note(
        .coordinator, self, .transition(.coordinatorCompletion(isCancelled: isCancelled)))
      block(self)
    }
    completionsHaveRun = true
  }
}
