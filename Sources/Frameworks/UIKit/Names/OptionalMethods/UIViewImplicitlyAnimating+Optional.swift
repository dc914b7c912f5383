// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    Unanswered.mark()
  }
  public func addAnimations(_ animation: @escaping () -> Void) { Unanswered.mark() }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    Unanswered.mark()
  }
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { Unanswered.mark() }
}
