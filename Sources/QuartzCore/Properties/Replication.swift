/// How a replicator layer repeats its sublayers.
package struct Replication: Sendable {
  var count = 1
  /// From each copy to the next, about the replicator's anchor point.
  var transform = CATransform3DIdentity
  /// Seconds by which each copy is behind the one before.
  var delay = 0.0
  /// What the first copy's colours are times.
  var color = SIMD4<Double>.one
  /// What each copy adds to it.
  var colorOffset = SIMD4<Double>.zero

  /// What the colours of a copy are times.
  func color(ofCopy index: Int) -> SIMD4<Double> {
    (color + Double(index) * colorOffset).clamped(lowerBound: .zero, upperBound: .one)
  }
}
