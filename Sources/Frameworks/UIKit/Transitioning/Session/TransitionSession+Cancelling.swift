// What a cancellation restores.
extension TransitionSession {
  /// Undoes a cancelled transition. Restores the values that animation blocks wrote. Removes all
  /// animations, including explicit ones, so that none of them runs on. The value of `finished`
  /// that the completions of these animations receive is inferred (facts C.8). An interaction
  /// controller that animates with its own code must restore the animated values itself.
  func undo(at now: Double) {
    guard holdsClock else { return }
    capture.restore()
    for animation in capture.animations { animation.endRunBack(at: now) }
  }

  /// Sends the appearance callbacks of a cancellation: `viewWillDisappear` to the controller that was
  /// appearing, and `viewWillAppear` to the controller that was disappearing.
  func compensate() {
    host.compensate(animated: isAnimated)
    UIStatusBarManager.current.transitionWasCancelled()
  }
}
