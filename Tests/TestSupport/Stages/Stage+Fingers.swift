import Stage

extension Stage {
  /// Taps at a point of the window and runs until the touch has ended.
  package func playTap(at point: CGPoint) {
    tap(at: point)
    advance(by: 0.1)
  }
}
