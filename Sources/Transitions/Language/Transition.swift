import UIKit

/// How pages change: a look, its timing, and its manners. One value for presentations, navigation
/// and tabs.
///
///     details.transition = .cover(.bottom)
///     present(details, animated: true)
///
///     navigation.transition = .push(.right).interactive(.edgePan(.left))
///     tabs.transition = Transition(.mirrored(.move(.right)), timing: .spring())
@MainActor
public struct Transition {
  public var look: any TransitionLook
  public var timing: TransitionTiming

  /// The look where the user has asked for less motion, a cross-fade by default. A finger that
  /// drives still moves what it touches: then `look` is shown.
  public var reducedLook: any TransitionLook = Crossfade()

  /// For presentations that leave the page below in sight; nil, the default, covers the screen.
  public var panel: Panel?

  /// The finger that goes back; nil, the default, leaves that to buttons.
  public var interaction: Interaction?

  /// Told of moments that one may want to feel: see `TransitionMoment`.
  public var onMoment: ((TransitionMoment) -> Void)?

  private var choice: ((TransitionOperation) -> Transition)?

  public init(_ look: any TransitionLook, timing: TransitionTiming = TransitionTiming()) {
    (self.look, self.timing) = (look, timing)
  }

  /// Two motions: see `Motions`.
  public init(
    upper: Motion = .none, lower: Motion = .none, perspective: CGFloat = 0,
    timing: TransitionTiming = TransitionTiming()
  ) {
    self.init(Motions(upper: upper, lower: lower, perspective: perspective), timing: timing)
  }

  // MARK: Variations

  public func timing(_ timing: TransitionTiming) -> Transition { with { $0.timing = timing } }

  /// The same pace in so many seconds.
  public func duration(_ seconds: TimeInterval) -> Transition {
    with { $0.timing.duration = seconds }
  }

  /// With a finger that goes back.
  public func interactive(_ interaction: Interaction) -> Transition {
    with { $0.interaction = interaction }
  }

  /// Presented as a panel over the page below.
  public func panel(_ panel: Panel) -> Transition { with { $0.panel = panel } }

  /// With another look where motion is to be reduced.
  public func reducingMotion(to look: any TransitionLook) -> Transition {
    with { $0.reducedLook = look }
  }

  public func onMoment(_ body: @escaping (TransitionMoment) -> Void) -> Transition {
    with { $0.onMoment = body }
  }

  /// One for the way there, one for the way back, of any kind. Each still runs in its own
  /// direction: the way back shows `back` in reverse. Panel, finger and moments are those of the
  /// way there.
  public static func on(there: Transition, back: Transition) -> Transition {
    there.choosing { $0.isForward ? there : back }
  }

  public static func on(push: Transition, pop: Transition) -> Transition {
    on(there: push, back: pop)
  }

  public static func on(present: Transition, dismiss: Transition) -> Transition {
    on(there: present, back: dismiss)
  }

  /// Another one for each operation.
  public func choosing(_ choice: @escaping (TransitionOperation) -> Transition) -> Transition {
    with { $0.choice = choice }
  }

  /// What is shown for `operation`.
  func resolved(for operation: TransitionOperation) -> Transition {
    guard let chosen = choice?(operation) else { return self }
    return with {
      $0.choice = nil
      ($0.look, $0.timing, $0.reducedLook) = (chosen.look, chosen.timing, chosen.reducedLook)
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
  /// A finger has taken hold of it on its way.
  case caught
  /// The finger has crossed the point from which the transition would go on by itself, this way or
  /// back again.
  case crossedThreshold(finishes: Bool)
  case letGo(finishes: Bool)
  /// The look could not be shown here and its fallback is.
  case fellBack
  case ended(finished: Bool)
}
