/// Several animations that run together. The times of the animations are relative to the group.
///
/// The group's duration truncates its children but does not scale them. A child's `beginTime` is
/// relative to the group's start, and a child without a duration has the group's duration. The
/// children's `delegate` and `isRemovedOnCompletion` are ignored.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func blank() -> CAAnimation { CAAnimationGroup() }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }
}
