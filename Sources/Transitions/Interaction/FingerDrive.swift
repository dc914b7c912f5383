import UIKit

/// A transition in a finger's hand: it goes with the finger, and when that lifts the interaction's
/// policy decides.
@MainActor
struct FingerDrive {
  let interactor: FingerInteractor
  var ground: FingerGround
  /// 1 where the finger's own direction leads on, -1 where it leads back.
  let side: CGFloat
  /// Where the finger took hold: of the transition's way, 0 to 1, and of its own, in points.
  let start: (progress: CGFloat, covered: CGFloat)
  /// Whether it may be finished; otherwise the page gives way a little and comes back.
  let mayFinish: () -> Bool
  let onMoment: ((TransitionMoment) -> Void)?
  private var isBeyond = false

  init(
    _ interactor: FingerInteractor, on ground: FingerGround, side: CGFloat = 1,
    from start: (progress: CGFloat, covered: CGFloat), mayFinish: @escaping () -> Bool,
    onMoment: ((TransitionMoment) -> Void)?
  ) {
    (self.interactor, self.ground, self.side) = (interactor, ground, side)
    (self.start, self.mayFinish, self.onMoment) = (start, mayFinish, onMoment)
    isBeyond = finishes(at: start.progress, velocity: 0)
  }

  /// Where the finger is on the transition's way; below 0 behind its begin.
  var progress: CGFloat {
    start.progress + (ground.covered - start.covered) * side / ground.length
  }

  private var policy: CompletionPolicy { ground.interaction.policy }

  private func finishes(at progress: CGFloat, velocity: CGFloat) -> Bool {
    mayFinish()
      && policy.finishes(
        .init(progress: progress, velocity: velocity, distance: ground.length))
  }

  /// The finger has moved.
  mutating func follow() {
    let (progress, mayFinish) = (progress, mayFinish())
    let shown = mayFinish ? min(progress, policy.cap) : Resistance.give(progress)
    interactor.gaveWay = !mayFinish
    interactor.update(min(max(shown, 0), 1))
    let isBeyond = finishes(at: progress, velocity: 0)
    if isBeyond != self.isBeyond {
      self.isBeyond = isBeyond
      onMoment?(.crossedThreshold(finishes: isBeyond))
    }
  }

  /// A finger that is taken away has decided nothing: it goes back.
  func letGo(isCancelled: Bool) {
    let release = CompletionPolicy.Release(
      progress: progress, velocity: ground.velocity * side, distance: ground.length)
    let finishes = !isCancelled && mayFinish() && policy.finishes(release)
    interactor.completionSpeed =
      isCancelled ? 1 : policy.completionSpeed(release, finishes: finishes)
    onMoment?(.letGo(finishes: finishes))
    if finishes { interactor.finish() } else { interactor.cancel() }
  }
}

/// How far a page gives way that must not go.
enum Resistance {
  /// How much it gives at the most, as a share of the way; a choice.
  static let reach: CGFloat = 0.2
  /// How easily it begins to; that of scroll views.
  static let softness: CGFloat = 0.55

  /// What is shown of a progress that is not allowed: x·c / (1 + x·c/r), which begins with the
  /// slope c and never gets to r.
  static func give(_ progress: CGFloat) -> CGFloat {
    let pull = max(progress, 0) * softness
    return pull / (1 + pull / reach)
  }

  /// The progress of which so much is shown: y / (c·(1 − y/r)), the inverse of `give`.
  static func pull(_ shown: CGFloat) -> CGFloat {
    let shown = min(max(shown, 0), reach * 0.99)
    return shown / (softness * (1 - shown / reach))
  }
}
