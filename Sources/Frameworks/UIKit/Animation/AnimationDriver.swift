/// Controls the animations that are created by the driver's animation blocks. The driver determines
/// the animations' current time and when they end.
@MainActor
package protocol AnimationDriver: AnyObject {
  /// Called when a block has changed an animated property.
  func changed(
    _ layer: CALayer, _ property: AnimatableProperty, _ before: AnimatableValue,
    _ after: AnimatableValue)
  func adopt(_ animation: AttachedAnimation)
}
