import UIKit

/// A gesture that drives a dismissal or pop. An interaction has a kind, a distance, and a policy
/// that decides at release.
///
///     .pan(to: .bottom)                             // pulls a page down
///     .edgePan(from: .left).policy(.projected())    // swipes back from the edge
///     .pinch
///     .pan(to: .bottom).interruptible               // can be interrupted while the page moves
///
/// Assign an interaction with `Transition.interactive(_:)`. The recognizer is added when the page
/// appears and removed when it disappears. A pan begins only in its own direction. Over a scroll
/// view, a pan waits until the content has reached its edge. The transition follows the gesture. At
/// release, `policy` decides whether the transition finishes or is cancelled. If the system cancels
/// the gesture, the transition is cancelled.
///
/// The recognizer belongs to a view that no transition moves. The recognizer's view is the
/// container of a presentation, or the view of a navigation or tab bar controller. Translations are
/// therefore not affected by moving pages.
@MainActor
public struct Interaction {
  public enum Gesture: Equatable, Sendable {
    case pan(to: Edge)
    case edgePan(from: Edge)
    case pinch
  }
  public let gesture: Gesture

  /// Decides whether the transition finishes at release. By default, the transition finishes if the
  /// progress is more than one half.
  public var policy = CompletionPolicy.half
  /// The translation at which the progress is 1, in points. Nil, the default, selects the size of
  /// the panel or, without a panel, of the screen. A pinch ignores this value; its progress is 1
  /// when its scale has decreased from 1 to 0.
  public var distance: CGFloat?
  /// Whether the opposite transition begins when the touch returns past its starting point, as
  /// between tabs; false by default.
  public var reverses = false
  /// Whether the gesture begins when a scroll view under the touch has reached its edge; true by
  /// default. If this property is false, the gesture never begins over a scroll view that scrolls
  /// in the gesture's direction.
  public var takesOverScrolling = true
  /// Whether a touch can interrupt the transition while it runs non-interactively, forward or
  /// backward; false by default.
  ///
  /// The transition stops as soon as the touch lands, and then follows the touch in both
  /// directions. At release, `policy` decides again whether the transition finishes. If the gesture
  /// is a pinch, only another pinch interrupts the transition. A transition cannot be interrupted
  /// if its duration is 0, or if the app provides its animator or interaction controller.
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
  // library, swipes in both directions dismiss a page. In Matchcut, a page is dismissed only by
  // swipes in the direction of the pop.

  /// A swipe of 200 points to the left, like `CEHorizontalSwipeInteractionController` with its
  /// default for a pop. If `popOnRightToLeft` is false in that library, use the same distance and
  /// policy with `.pan(to: .right)`.
  public static var horizontalSwipe: Interaction { pan(to: .left).distance(200).policy(.vctl) }
  /// A swipe of 200 points down, like `CEVerticalSwipeInteractionController`.
  public static var verticalSwipe: Interaction { pan(to: .bottom).distance(200).policy(.vctl) }
  /// A pinch that finishes if its scale is less than one half, like `CEPinchInteractionController`.
  public static var slowingPinch: Interaction { pinch.policy(.vctl) }

  public func policy(_ policy: CompletionPolicy) -> Interaction { with { $0.policy = policy } }
  public func distance(_ points: CGFloat) -> Interaction { with { $0.distance = points } }
  /// Returns this gesture with `isInterruptible` set to true.
  public var interruptible: Interaction { with { $0.isInterruptible = true } }
  /// Returns this gesture with `reverses` set to true. The opposite transition begins when the
  /// touch returns past its starting point, as in Apple's tab sample.
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
