// Earlier names of the public API. They stay until the next major version, so that apps that were
// written with them still compile; the compiler offers the new name as a fix-it.
import UIKit

@available(*, deprecated, renamed: "TransitionAnimation")
public typealias TransitionLook = TransitionAnimation

extension TransitionAnimation {
  @available(*, deprecated, renamed: "prepare(_:)")
  public func stage(_ scene: TransitionScene) { prepare(scene) }

  @available(*, deprecated, renamed: "unavailableReason(in:)")
  public func obstacle(_ scene: TransitionScene) -> String? { unavailableReason(in: scene) }
}

extension Transition {
  @available(*, deprecated, renamed: "animation")
  public var look: any TransitionAnimation {
    get { animation }
    set { animation = newValue }
  }

  @available(*, deprecated, renamed: "reducedMotionAnimation")
  public var reducedLook: any TransitionAnimation {
    get { reducedMotionAnimation }
    set { reducedMotionAnimation = newValue }
  }

  @available(*, deprecated, renamed: "on(forward:backward:)")
  public static func on(there: Transition, back: Transition) -> Transition {
    on(forward: there, backward: back)
  }
}

extension TransitionMoment {
  @available(*, deprecated, renamed: "released(finishes:)")
  public static func letGo(finishes: Bool) -> TransitionMoment { .released(finishes: finishes) }

  @available(*, deprecated, renamed: "usedFallback")
  public static var fellBack: TransitionMoment { .usedFallback }
}

extension TransitionScene {
  @available(*, deprecated, renamed: "restingFrame(of:)")
  public func rest(of page: UIView) -> CGRect { restingFrame(of: page) }

  @available(*, deprecated, renamed: "frameInContainer(of:)")
  public func place(of view: UIView?) -> CGRect? { frameInContainer(of: view) }

  @available(*, deprecated, renamed: "animateIn(_:from:to:_:)")
  public func comes<V: UIView>(
    _ view: V, from start: Double = 0, to end: Double = 1, _ away: @escaping (V) -> Void
  ) { animateIn(view, from: start, to: end, away) }

  @available(*, deprecated, renamed: "animateOut(_:from:to:_:)")
  public func goes<V: UIView>(
    _ view: V, from start: Double = 0, to end: Double = 1, _ away: @escaping (V) -> Void
  ) { animateOut(view, from: start, to: end, away) }

  @available(*, deprecated, renamed: "animateKeyframes(at:_:)")
  public func follow(_ moments: [Double], _ pose: @escaping (_ moment: Double) -> Void) {
    animateKeyframes(at: moments, pose)
  }
}
