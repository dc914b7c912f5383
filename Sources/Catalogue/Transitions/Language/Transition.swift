import UIKit

/// A transition between two pages. A transition consists of an animation, a timing, and the gesture
/// that goes back. The same value can be used for presentations, navigation and tabs.
///
/// ```swift
/// card.transition = .cover(.bottom)
/// list.present(card, animated: true)
///
/// navigation.transition = .push(.right).interactive(.edgePan(from: .left))
/// navigation.pushViewController(details, animated: true)
/// ```
///
/// A transition has this life cycle:
/// 1. Assign it to the controller that is presented, or to the navigation or tab bar controller,
///    which retains it. A change that is already running is not affected.
/// 2. For every change of pages, forward and backward, the controller asks the transition for an
///    animator. The animation registers the start state and the changes, and UIKit runs them.
/// 3. The backward transition is the forward one in reverse. If there is an `interaction`, its
///    gesture on the upper page starts the backward transition and drives it.
/// 4. When a change has ended or was cancelled, the transition has restored the state of both views.
///    It is used for the next change, until another value or nil is assigned.
///
/// A transition is made from two motions, or from your own `TransitionAnimation`:
///
/// ```swift
/// extension Transition {
///   static let tilted = Transition(
///     upper: .move(.right) + .rotate(6), lower: .scale(0.94) + .shade(0.3),
///     timing: TransitionTiming(duration: 0.6))
/// }
/// ```
@MainActor
public struct Transition {
  public var animation: any TransitionAnimation
  public var timing: TransitionTiming

  /// The transition animation that is used with Reduce Motion; a cross-fade by default. An
  /// interactive transition always uses `animation`.
  public var reducedMotionAnimation: any TransitionAnimation = Crossfade()

  /// If set, the page is presented as this panel, and the page below stays visible. With nil, the
  /// default, the page covers the screen.
  public var panel: Panel?

  /// The gesture that goes back; nil by default.
  public var interaction: Interaction?

  /// Called at each `TransitionMoment`, for haptic feedback or sound.
  public var onMoment: ((TransitionMoment) -> Void)?

  private var choice: ((TransitionOperation) -> Transition)?

  public init(_ animation: any TransitionAnimation, timing: TransitionTiming = TransitionTiming()) {
    (self.animation, self.timing) = (animation, timing)
  }

  /// Creates a transition from two motions, for the upper page and the lower page. `perspective` is
  /// the `m34` of the container's `sublayerTransform`.
  public init(
    upper: Motion = .none, lower: Motion = .none, perspective: CGFloat = 0,
    timing: TransitionTiming = TransitionTiming()
  ) {
    self.init(Motions(upper: upper, lower: lower, perspective: perspective), timing: timing)
  }

  // MARK: Variations

  public func timing(_ timing: TransitionTiming) -> Transition { with { $0.timing = timing } }

  /// Returns this transition with the same timing curve and a duration of `seconds`.
  public func duration(_ seconds: TimeInterval) -> Transition {
    with { $0.timing.duration = seconds }
  }

  /// Returns this transition with a gesture that goes back.
  public func interactive(_ interaction: Interaction) -> Transition {
    with { $0.interaction = interaction }
  }

  /// Returns this transition with a panel, which is shown over the page below.
  public func panel(_ panel: Panel) -> Transition { with { $0.panel = panel } }

  /// Returns this transition with another animation that is used with Reduce Motion.
  public func reducingMotion(to animation: any TransitionAnimation) -> Transition {
    with { $0.reducedMotionAnimation = animation }
  }

  public func onMoment(_ body: @escaping (TransitionMoment) -> Void) -> Transition {
    with { $0.onMoment = body }
  }

  /// Combines two transitions, one for each direction. Like every backward transition, `backward`
  /// is played in reverse. The panel, the gesture and `onMoment` of `forward` are used.
  public static func on(forward: Transition, backward: Transition) -> Transition {
    forward.choosing { $0.isForward ? forward : backward }
  }

  public static func on(push: Transition, pop: Transition) -> Transition {
    on(forward: push, backward: pop)
  }

  public static func on(present: Transition, dismiss: Transition) -> Transition {
    on(forward: present, backward: dismiss)
  }

  /// Returns a transition that calls `choice` before each operation and uses the transition that
  /// `choice` returns.
  public func choosing(_ choice: @escaping (TransitionOperation) -> Transition) -> Transition {
    with { $0.choice = choice }
  }

  /// The transition that is used for `operation`.
  func resolved(for operation: TransitionOperation) -> Transition {
    guard let chosen = choice?(operation) else { return self }
    return with {
      $0.choice = nil
      ($0.animation, $0.timing, $0.reducedMotionAnimation) = (
        chosen.animation, chosen.timing, chosen.reducedMotionAnimation
      )
    }
  }

  private func with(_ change: (inout Transition) -> Void) -> Transition {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A moment of a transition, for haptic feedback or sounds.
public enum TransitionMoment: Equatable, Sendable {
  case began
  /// A gesture has interrupted the running transition.
  case caught
  /// The progress has crossed the point at which a release would have another outcome.
  case crossedThreshold(finishes: Bool)
  case released(finishes: Bool)
  /// The transition animation cannot be shown in this scene, so its fallback is shown.
  case usedFallback
  case ended(finished: Bool)
}
