import Stage

extension ViewStage {
  /// An animator that moves the view by 100 points, and logs its callbacks.
  func animator(
    _ duration: Double = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    animator(duration, UICubicTimingParameters(animationCurve: curve))
  }

  func animator(
    _ duration: Double, _ parameters: any UITimingCurveProvider
  ) -> UIViewPropertyAnimator {
    stage.run {
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
      animator.addAnimations { [view] in view.center.x += 100 }
      animator.addCompletion { [log] in log.write("done(\($0))") }
      return animator
    }
  }

  /// The view's current model position, relative to its start.
  var modelX: Double { stage.run { view.center.x - 5 } }

  /// The value of `x` at any time after the last commit.
  func x(at time: Double) -> Double { (shown(at: time)?.position.x ?? .nan) - 5 }
}
