extension UIViewPropertyAnimator {
  /// Runs a block. The animation of the block's changes starts at `time` plus a delay, which is the
  /// fraction `delayFactor` of the remaining time.
  func run(
    _ block: () -> Void, _ delayFactor: Double, from time: Double, fromCurrentState: Bool
  ) {
    let start = time + delayFactor * (duration - time)
    let length = max(duration - start, Self.shortest)
    let (own, vertical) = pace.block(lasting: length)
    let scope = AnimationScope(duration: length, delay: start, pace: own, completion: nil)
    scope.verticalPace = vertical
    scope.driver = track
    scope.allowsTouches = isUserInteractionEnabled
    scope.beginsFromCurrentState = fromCurrentState
    AnimationScope.run(scope, block)
    scope.completion.seal()
  }
  /// The minimum duration of the animation of a block's changes, in seconds. Core Animation
  /// requires a duration that is greater than 0.
  private static let shortest = 1e-6
}
