import UIKit

/// The gesture that drives a dismissal or pop: its kind, its distance, and the policy that decides
/// at release.
///
///     .pan(to: .bottom)                             // pulls a page down
///     .edgePan(from: .left).policy(.projected())    // swipes back from the edge
///     .pinch
///     .pan(to: .bottom).interruptible               // can be caught while the page moves by itself
///
/// Assign it with `Transition.interactive(_:)`. The recognizer is added when the page is on screen
/// and removed with it. A pan begins only in its own direction; over a scroll view it waits until
/// the content has reached its edge. The transition follows the gesture; at release, `policy`
/// finishes or cancels it. If the system cancels the gesture, the transition is cancelled.
///
/// The recognizer belongs to a view that no transition moves: the container of a presentation, or
/// the view of a navigation or tab bar controller. Translations are therefore not affected by
/// moving pages.
@MainActor
public struct Interaction {
  public enum Gesture: Equatable, Sendable {
    case pan(to: Edge)
    case edgePan(from: Edge)
    case pinch
  }
  public let gesture: Gesture

  /// Decides whether the transition finishes at release. By default it finishes if the progress is
  /// more than one half.
  public var policy = CompletionPolicy.half
  /// The translation for full progress, in points. Nil, the default, selects the size of the panel
  /// or, without a panel, of the screen. A pinch ignores it; its full progress is a change of its
  /// scale from 1 to 0.
  public var distance: CGFloat?
  /// Whether a touch that returns past its starting point begins the opposite transition, as
  /// between tabs; false by default.
  public var reverses = false
  /// Whether the gesture starts when a scroll view under the touch has reached its edge; true by
  /// default. If false, it never begins over a scroll view that scrolls in its direction.
  public var takesOverScrolling = true
  /// Whether a touch can interrupt the transition while it runs non-interactively, forward or
  /// backward; false by default.
  ///
  /// The transition stops as soon as the touch lands, and then follows the touch in both
  /// directions. At release, `policy` decides again. If the gesture is a pinch, only another pinch
  /// interrupts the transition. A transition without duration, or with an animator or interaction
  /// controller of the app, cannot be interrupted.
  public var isInterruptible = false

  private init(_ gesture: Gesture) { self.gesture = gesture }

  /// A pan towards `edge` that may begin anywhere.
  public static func pan(to edge: Edge) -> Interaction { Interaction(.pan(to: edge)) }
  /// A pan that begins at an edge of the screen and moves inwards.
  public static func edgePan(from edge: Edge) -> Interaction { Interaction(.edgePan(from: edge)) }
  /// A pan to the right that may begin anywhere and goes back.
  public static var fullWidth: Interaction { pan(to: .right) }
  /// A pinch whose touches move towards each other.
  public static var pinch: Interaction { Interaction(.pinch) }

  // The interaction controllers of VCTransitionsLibrary; see `CompletionPolicy.vctl`. In that
  // library a swipe in either direction dismisses a page; in Matchcut only a swipe in the direction
  // of the pop does.

  /// `CEHorizontalSwipeInteractionController`: a swipe of 200 points to the left, the controller's
  /// default for a pop. If `popOnRightToLeft` is false, it corresponds to `.pan(to: .right)` with
  /// the same distance.
  public static var horizontalSwipe: Interaction { pan(to: .left).distance(200).policy(.vctl) }
  /// `CEVerticalSwipeInteractionController`: a swipe of 200 points down.
  public static var verticalSwipe: Interaction { pan(to: .bottom).distance(200).policy(.vctl) }
  /// `CEPinchInteractionController`: finishes if the pinch's scale is less than one half.
  public static var slowingPinch: Interaction { pinch.policy(.vctl) }

  public func policy(_ policy: CompletionPolicy) -> Interaction { with { $0.policy = policy } }
  public func distance(_ points: CGFloat) -> Interaction { with { $0.distance = points } }
  /// Returns this gesture with interruption enabled.
  public var interruptible: Interaction { with { $0.isInterruptible = true } }
  /// Returns this gesture with reversal enabled: it begins the opposite transition when the touch
  /// returns past its starting point, as in Apple's tab sample.
  public var reversing: Interaction { with { $0.reverses = true } }

  private func with(_ change: (inout Interaction) -> Void) -> Interaction {
    var copy = self
    change(&copy)
    return copy
  }

  /// The gesture in the opposite direction.
  var opposite: Interaction {
    let gesture: Gesture =
      switch gesture {
      case .pan(let edge): .pan(to: edge.opposite)
      case .edgePan(let edge): .edgePan(from: edge.opposite)
      case .pinch: .pinch
      }
    var other = Interaction(gesture)
    (other.policy, other.distance) = (policy, distance)
    (other.reverses, other.takesOverScrolling) = (reverses, takesOverScrolling)
    other.isInterruptible = isInterruptible
    return other
  }

  /// The edge towards which the touch moves in a left-to-right layout; nil for a pinch.
  var direction: Edge? {
    switch gesture {
    case .pan(let edge): edge
    case .edgePan(let edge): edge.opposite
    case .pinch: nil
    }
  }
}
