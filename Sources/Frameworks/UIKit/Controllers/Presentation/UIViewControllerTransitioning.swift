// The protocols of custom transitions. If a requirement is optional in Objective-C, an extension
// provides a default implementation that counts as "not implemented".

/// Supplies the objects of a custom presentation. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// Called only if there is an animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Called only if there is an animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Called only for the style `.custom`. `presenting` may be nil.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

/// Animates one transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the transition, in seconds. Called before the animation, possibly more than
  /// once.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Starts the animation, which must end with `completeTransition(_:)` on the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. Returns the animation of an interruptible transition, which must be the same object
  /// throughout the transition. Matchcut calls this method once: instead of
  /// `animateTransition(using:)` if the transition starts interactively, otherwise when a gesture
  /// interrupts the transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Optional. Called by `completeTransition(_:)` with the same argument.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    defer { Unanswered.mark() }
    return UIViewPropertyAnimator(duration: 0, curve: .linear)
  }
}

/// Controls the progress of a transition, usually based on a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of the animator's `animateTransition(using:)`. A percent-driven interaction
  /// controller receives this call only if the transition starts interactively.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// Optional; 1 by default.
  var completionSpeed: CGFloat { get }
  /// Optional; `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Optional; true by default. If it is false, the transition starts non-interactively.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Provides animators and interaction controllers with the transition's views and frames, and lets
/// them control and end the transition.
///
/// Only Matchcut's transition engine adopts this protocol.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition's views. The animator adds the `to` view to the
  /// container view.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether an interaction controller currently controls the transition.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the interface during the transition; usually the identity.
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Ends the transition. Must be called exactly once, usually with `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// The controller that is visible at the start (`.from`) or at the end (`.to`).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view to animate; nil if the animator must not change that controller's view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The frame at the start; zero if it is unknown or if the view is off screen at that time.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame at the end; zero if the view is off screen at that time.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The style of a presentation. The raw values are those of `UIViewController.h`.
public enum UIModalPresentationStyle: Int, Sendable {
  case none = -1
  case fullScreen = 0
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case automatic = -2
}

/// The built-in animations of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
