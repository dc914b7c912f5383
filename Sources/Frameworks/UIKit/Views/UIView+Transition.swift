extension UIView {
  /// Makes changes to a view and its subviews, with the transition effect that `options` specify.
  ///
  /// The changes themselves are not animated, unless `options` contain `.allowAnimatedContent`. A
  /// snapshot of the view's old state lies above its new state and fades out or flips away. A page
  /// curl is shown as a dissolve. If `options` contain no effect or the view is not visible,
  /// `completion` still runs after `duration` seconds (unverified, facts H.1.16).
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let duration = AnimationNumber.seconds(duration, "A view transition's duration")
    let isShown = duration > 0 && areAnimationsEnabled && view.layer.isInTree
    let old = isShown && options.effect != .none ? view.snapshotView(afterScreenUpdates: true) : nil
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options, animations: { animations?() })
    } else {
      performWithoutAnimation { animations?() }
    }
    guard let old else { return view.wait(duration, completion) }
    view.showTransition(from: old, duration, options, completion)
  }

  /// Shows the transition from `old`, a snapshot of the view's old state, to the current state.
  func showTransition(
    from old: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    old.frame = bounds
    // The snapshot's layer is above the layers of all subviews, but the snapshot is not a subview.
    layer.addSublayer(old.layer)
    let end = { (finished: Bool) in
      old.layer.removeFromSuperlayer()
      completion?(finished)
    }
    guard let turn = options.effect.turn else {
      return Self.animate(
        withDuration: duration, delay: 0, options: options, animations: { old.alpha = 0 },
        completion: end)
    }
    flip(showing: old, turn, duration, options, end)
  }

  /// Replaces one view with another, with the transition effect that `options` specify.
  ///
  /// `fromView` is removed from its superview and `toView` is inserted at its position. If
  /// `options` contain `.showHideTransitionViews`, both views stay in the hierarchy, and `fromView`
  /// is hidden and `toView` is shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let duration = AnimationNumber.seconds(duration, "A view transition's duration")
    let shows = options.contains(.showHideTransitionViews)
    performWithoutAnimation {
      if shows {
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      }
    }
    let leave = {
      if shows { fromView.isHidden = true } else { fromView.removeFromSuperview() }
    }
    guard duration > 0, areAnimationsEnabled else {
      // If the duration is 0, all changes are immediate, and the completion runs in the next tick.
      performWithoutAnimation { leave() }
      return fromView.wait(0, completion)
    }
    exchange(fromView, for: toView, duration: duration, options: options, animations: nil) {
      finished in
      leave()
      completion?(finished)
    }
  }

  /// Flips the view. During the first half, a snapshot of the view's old state is on top.
  private func flip(
    showing old: UIView, _ turn: (x: CGFloat, y: CGFloat), _ duration: TimeInterval,
    _ options: AnimationOptions, _ completion: @escaping (Bool) -> Void
  ) {
    let rest = layer.transform
    Self.animateKeyframes(
      withDuration: duration, delay: 0, options: KeyframeAnimationOptions(options),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          self.layer.transform = self.turned(by: .pi / 2, turn, from: rest)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
          self.layer.transform = self.turned(by: -.pi / 2, turn, from: rest)
          old.alpha = 0
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.layer.transform = rest
        }
      }, completion: completion)
  }

  /// Runs the completion after `duration` seconds of the view's time.
  private func wait(_ duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
    let scope = AnimationScope(
      duration: max(duration, 1e-6), delay: 0, pace: .curve(AnimationCurve.linear.function),
      completion: completion)
    if duration > 0, Self.areAnimationsEnabled {
      // This animation does not animate a property; it only determines when the completion runs.
      scope.add(CAPropertyAnimation(), to: layer, key: "transition")
    }
    scope.completion.seal(notBefore: World.current.clock.tick + 1)
  }
}
