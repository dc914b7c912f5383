extension UIViewPropertyAnimator {
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: curve.timingParameters)
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that is already running. Inside an animation block, the animator cannot be
  /// interrupted, and has the duration of that block unless `options` contain
  /// `.overrideInheritedDuration`. The curve options, `.allowUserInteraction` and
  /// `.beginFromCurrentState` also have an effect; all other options are ignored.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let outer = AnimationScope.current
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    let animator = UIViewPropertyAnimator(
      duration: inherits ? outer?.duration ?? duration : duration, curve: options.curve,
      animations: animations)
    animator.isInterruptible = outer == nil
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}

extension UIView.AnimationCurve {
  /// The timing of an animator with this curve. The keyboard's curve is a spring, which determines
  /// the animator's duration itself (facts L.2.3).
  fileprivate var timingParameters: any UITimingCurveProvider {
    guard self == .keyboard else { return UICubicTimingParameters(animationCurve: self) }
    let frequency = CriticalSpring.keyboard.frequency
    return UISpringTimingParameters(
      mass: 1, stiffness: CGFloat(frequency * frequency), damping: CGFloat(2 * frequency),
      initialVelocity: .zero)
  }
}
