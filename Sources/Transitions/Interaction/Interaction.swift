import UIKit

/// A finger that goes back: how it moves, how far, and what decides when it lifts.
///
///     .pan(to: .bottom)                             // pulls a page down
///     .edgePan(from: .left).policy(.projected())    // swipes back from the edge
///     .pinch
///     .pan(to: .bottom).interruptible               // can be caught while the page moves by itself
///
/// It begins in nothing but its own direction, waits at a scroll view until that is at its edge,
/// and a cancelled gesture cancels. The recognizer belongs to a view that no transition moves: the
/// container of a presentation, the view of a navigation or tab bar controller.
@MainActor
public struct Interaction {
  public enum Gesture: Equatable, Sendable {
    case pan(to: Edge)
    case edgePan(from: Edge)
    case pinch
  }
  public let gesture: Gesture

  /// Decides when the finger lifts; more than half by default.
  public var policy = CompletionPolicy.half
  /// The whole way in points; nil, the default, is the way of a panel, else the length of the
  /// screen. Of a pinch it is the scale, from 1 to 0.
  public var distance: CGFloat?
  /// Whether a finger that comes back over the point where it began goes on to the other side, as
  /// between tabs; false by default.
  public var reverses = false
  /// Whether a scroll view under the finger hands over at its edge; true by default. Otherwise the
  /// finger never begins in a scroll view of its direction.
  public var takesOverScrolling = true
  /// Whether a finger that lands while the transition runs takes hold of it: one that has been let
  /// go, or that a button began, there as well as back; false by default.
  ///
  /// The finger holds it from the moment it lands, anywhere on the view, moves it both ways, and
  /// the policy decides anew when it lifts. A pinch is caught by another pinch. A transition that
  /// takes no time, or whose animator or interactor is the app's own, is not caught.
  public var isInterruptible = false

  private init(_ gesture: Gesture) { self.gesture = gesture }

  /// A finger anywhere that moves towards an edge.
  public static func pan(to edge: Edge) -> Interaction { Interaction(.pan(to: edge)) }
  /// A finger from an edge of the screen inwards.
  public static func edgePan(from edge: Edge) -> Interaction { Interaction(.edgePan(from: edge)) }
  /// Back by a swipe to the right, begun anywhere.
  public static var fullWidth: Interaction { pan(to: .right) }
  /// Two fingers that move together.
  public static var pinch: Interaction { Interaction(.pinch) }

  // The interaction controllers of VCTransitionsLibrary: see `CompletionPolicy.vctl`. There a page
  // is dismissed by either direction of a swipe; here by the one that pops.

  /// `CEHorizontalSwipeInteractionController`: 200 points to the left, which is its default for a
  /// pop; `.pan(to: .right)` of the same distance where `popOnRightToLeft` is false.
  public static var horizontalSwipe: Interaction { pan(to: .left).distance(200).policy(.vctl) }
  /// `CEVerticalSwipeInteractionController`: 200 points down.
  public static var verticalSwipe: Interaction { pan(to: .bottom).distance(200).policy(.vctl) }
  /// `CEPinchInteractionController`: a pinch to less than half of the scale.
  public static var slowingPinch: Interaction { pinch.policy(.vctl) }

  public func policy(_ policy: CompletionPolicy) -> Interaction { with { $0.policy = policy } }
  public func distance(_ points: CGFloat) -> Interaction { with { $0.distance = points } }
  /// A finger that lands while the transition runs takes hold of it.
  public var interruptible: Interaction { with { $0.isInterruptible = true } }
  /// With the change of mind of Apple's tab sample.
  public var reversing: Interaction { with { $0.reverses = true } }

  private func with(_ change: (inout Interaction) -> Void) -> Interaction {
    var copy = self
    change(&copy)
    return copy
  }

  /// The finger of the other direction.
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

  /// Where the finger moves, in an interface that reads from left to right; nil for a pinch.
  var direction: Edge? {
    switch gesture {
    case .pan(let edge): edge
    case .edgePan(let edge): edge.opposite
    case .pinch: nil
    }
  }
}
