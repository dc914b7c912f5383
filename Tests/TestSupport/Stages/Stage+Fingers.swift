import Stage

extension Stage {
  /// Taps a point of the window and advances until the touch has ended.
  package func playTap(at point: CGPoint) {
    tap(at: point)
    advance(by: 0.1)
  }
}
