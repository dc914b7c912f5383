/// Animations that run together, in the group's time.
///
/// The group's duration cuts its children off and does not stretch them. A child's `beginTime`
/// counts from the group's begin; a child without a duration takes the group's. The children's
/// `delegate` and `isRemovedOnCompletion` do nothing.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func blank() -> CAAnimation { CAAnimationGroup() }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }
}
