/// A transition as its context, its coordinator and its interactor know it: declared here and
/// adopted by the session, so that they need not name it.
@MainActor
protocol SteeredTransition: AnyObject {
  var host: any TransitionHost { get }
  var animator: (any UIViewControllerAnimatedTransitioning)? { get }
  var interactor: (any UIViewControllerInteractiveTransitioning)? { get }
  var context: any UIViewControllerContextTransitioning { get }
  var isAnimated: Bool { get }
  /// Seconds, without interaction.
  var duration: Double { get }

  // MARK: State

  var startsInteractively: Bool { get }
  var isInteractive: Bool { get }
  /// Before the start, or while the finger drives: only then is steering heard.
  var isSteerable: Bool { get }
  /// Nothing has begun yet.
  var isPreparing: Bool { get }
  /// Whether the animator lends an animation that can be paused and turned round; the first reading
  /// asks it.
  var isInterruptible: Bool { get }
  var wasCancelled: Bool { get }
  var hasEnded: Bool { get }
  var percentComplete: Double { get }
  /// What was given to `update(_:)` before the start; nil when nothing was.
  var earlyPercent: Double? { get }

  /// The context has no view for this key.
  func misses(_ key: UITransitionContextViewKey)

  // MARK: Steering

  /// Holds the container's clock and lets the animator animate.
  func beginScrubbing()
  /// Drives the animations under `layer` as well, while the finger drives.
  func scrub(_ layer: CALayer)
  func update(_ percent: Double)
  /// Takes a running interruptible transition in hand; one that begins by itself as soon as it has.
  func pause()
  func finish()
  func cancel()
  func complete(_ didComplete: Bool)
}
