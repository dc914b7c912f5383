/// Draws an image in any size.
protocol ImageOriginal: Sendable {
  /// Returns nil if the image cannot be drawn in this size.
  func drawn(width: Int, height: Int) -> CGImage?
}
