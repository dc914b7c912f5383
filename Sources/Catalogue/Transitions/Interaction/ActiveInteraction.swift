import UIKit

/// An interactive transition in progress. The interaction follows the gesture; when the gesture is
/// released, the interaction's policy decides whether the transition finishes.
@MainActor
struct ActiveInteraction {
  let interactor: GestureInteractionController
  var geometry: GestureGeometry
  /// 1 if moving in the gesture's direction advances the transition; -1 if it reverses the
  /// transition.
  let side: CGFloat
  /// The transition's progress (0 to 1) and the gesture's translation (in points) when the
  /// interaction began.
  let start: (progress: CGFloat, translation: CGFloat)
  /// Whether the transition may finish. If the transition must not finish, the page moves only a
  /// little and returns.
  let mayFinish: () -> Bool
  let onMoment: ((TransitionMoment) -> Void)?
  private var isBeyond = false

  init(
    _ interactor: GestureInteractionController, in geometry: GestureGeometry, side: CGFloat = 1,
    from start: (progress: CGFloat, translation: CGFloat), mayFinish: @escaping () -> Bool,
    onMoment: ((TransitionMoment) -> Void)?
  ) {
    (self.interactor, self.geometry, self.side) = (interactor, geometry, side)
    (self.start, self.mayFinish, self.onMoment) = (start, mayFinish, onMoment)
    isBeyond = finishes(at: start.progress, velocity: 0)
  }

  /// The transition's progress for the current translation; negative if the touch has returned past
  /// its starting point.
  var progress: CGFloat {
    start.progress + (geometry.translation - start.translation) * side / geometry.length
  }

  private var policy: CompletionPolicy { geometry.interaction.policy }

  private func finishes(at progress: CGFloat, velocity: CGFloat) -> Bool {
    mayFinish()
      && policy.finishes(
        .init(progress: progress, velocity: velocity, distance: geometry.length))
  }

  /// Updates the transition after the gesture has moved.
  mutating func follow() {
    let (progress, mayFinish) = (progress, mayFinish())
    let shown = mayFinish ? min(progress, policy.cap) : Resistance.give(progress)
    interactor.resisted = !mayFinish
    interactor.update(min(max(shown, 0), 1))
    let isBeyond = finishes(at: progress, velocity: 0)
    if isBeyond != self.isBeyond {
      self.isBeyond = isBeyond
      onMoment?(.crossedThreshold(finishes: isBeyond))
    }
  }

  /// Ends the interaction; a cancelled gesture always cancels the transition.
  func release(isCancelled: Bool) {
    let release = CompletionPolicy.Release(
      progress: progress, velocity: geometry.velocity * side, distance: geometry.length)
    let finishes = !isCancelled && mayFinish() && policy.finishes(release)
    interactor.completionSpeed =
      isCancelled ? 1 : policy.completionSpeed(release, finishes: finishes)
    onMoment?(.released(finishes: finishes))
    if finishes { interactor.finish() } else { interactor.cancel() }
  }
}

/// How far a page follows a gesture if it must not be dismissed.
enum Resistance {
  /// The maximum displacement as a fraction of the full distance. The value is Matchcut's choice.
  static let reach: CGFloat = 0.2
  /// The initial ratio of the page's movement to the touch's movement. Scroll views use this ratio
  /// too.
  static let softness: CGFloat = 0.55

  /// The progress that is shown if the transition must not finish. The formula is x·c / (1 +
  /// x·c/r), where x is the gesture's progress, c is `softness` and r is `reach`. The function has
  /// the initial slope c and the limit r.
  static func give(_ progress: CGFloat) -> CGFloat {
    let pull = max(progress, 0) * softness
    return pull / (1 + pull / reach)
  }

  /// The inverse of `give`: the gesture's progress at which the shown progress is y. The formula is
  /// y / (c·(1 − y/r)), where c is `softness` and r is `reach`.
  static func pull(_ shown: CGFloat) -> CGFloat {
    let shown = min(max(shown, 0), reach * 0.99)
    return shown / (softness * (1 - shown / reach))
  }
}
