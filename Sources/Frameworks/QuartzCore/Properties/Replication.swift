/// The parameters with which a replicator layer repeats its sublayers.
package struct Replication: Sendable {
  var count = 1
  /// The transform from each copy to the next, about the replicator's anchor point.
  var transform = CATransform3DIdentity
  /// The time, in seconds, by which each copy is delayed relative to the previous copy.
  var delay = 0.0
  /// The colour by which the first copy is multiplied.
  var color = SIMD4<Double>.one
  /// The amount that is added to the colour from each copy to the next.
  var colorOffset = SIMD4<Double>.zero

  /// The colour by which a copy is multiplied.
  func color(ofCopy index: Int) -> SIMD4<Double> {
    (color + Double(index) * colorOffset).clamped(lowerBound: .zero, upperBound: .one)
  }
}
