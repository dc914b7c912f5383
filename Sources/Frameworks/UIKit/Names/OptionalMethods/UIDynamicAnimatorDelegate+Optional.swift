// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { Unanswered.mark() }
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { Unanswered.mark() }
}
