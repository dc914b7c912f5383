/// The coordinator of one change of size. No controller appears or disappears during a change of
/// size, and the change is never interactive.
@MainActor
final class SizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let window: UIWindow
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var takesAnimations = true

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform

  init(window: UIWindow, duration: TimeInterval?, rotation: CGAffineTransform) {
    self.window = window
    isAnimated = duration != nil
    transitionDuration = duration ?? 0
    targetTransform = rotation
  }

  // MARK: Context

  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  // MARK: Queueing

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard takesAnimations else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  // A change of size is never interactive, so the handlers are never called.
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}

  // MARK: Transition

  /// Runs the queued animations, including those that are added while this method runs.
  func runAnimations() {
    while !animations.isEmpty {
      let blocks = animations
      animations.removeAll()
      for block in blocks { block(self) }
    }
    takesAnimations = false
  }

  func runCompletions() {
    let blocks = completions
    completions.removeAll()
    for block in blocks {
      CallTrace.note(.coordinator, self, .transition(.coordinatorCompletion(isCancelled: false)))
      block(self)
    }
  }
}
