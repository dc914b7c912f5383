// The protocols of custom transitions. Where Objective-C makes a requirement optional, an
// extension gives it a default that counts as "not implemented".

/// Supplies the objects of a custom presentation. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// Asked only when an animator was given.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asked only when an animator was given.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asked only for the style `.custom`. `presenting` may be nil.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Unanswered.mark()
    return nil
  }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    Unanswered.mark()
    return nil
  }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Unanswered.mark()
    return nil
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Unanswered.mark()
    return nil
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Unanswered.mark()
    return nil
  }
}

/// Animates one transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds; asked before the animation and possibly more than once.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Sets the animation up and must end in `completeTransition(_:)` on the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. The animation of a transition that can be interrupted: the same object each time
  /// while the transition lasts. Asked for once: in place of `animateTransition(using:)` where the
  /// transition starts interactively, else when somebody interrupts.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Optional. Called by `completeTransition(_:)` with its argument.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    defer { Unanswered.mark() }
    return UIViewPropertyAnimator(duration: 0, curve: .linear)
  }

  public func animationEnded(_ transitionCompleted: Bool) { Unanswered.mark() }
}

/// Drives one transition, usually by a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of the animator's `animateTransition(using:)`; on a percent-driven interactor
  /// only where the transition starts interactively.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// Optional; 1 by default.
  var completionSpeed: CGFloat { get }
  /// Optional; `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Optional; true by default. False begins the transition running by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// What an animator and an interactor know of the transition, and how they steer and end it.
///
/// Adopted by the engine only.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the `to` view to it.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// True while an interactor drives the transition.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation the transition implies; the identity unless the interface turns.
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Ends the transition; must be called exactly once, usually with
  /// `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// The controller visible at the start (`.from`) or at the end (`.to`).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view to animate; nil when the animator must leave that controller's view alone.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Zero when unknown or when the view is not on screen at the start.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Zero when the view is off screen at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// How a presented controller is shown. Raw values as in `UIViewController.h`.
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
