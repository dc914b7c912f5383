/// Takes charge of the animations of its blocks: says where they stand and when they end.
@MainActor
package protocol AnimationDriver: AnyObject {
  /// A block has changed a property that animates.
  func changed(
    _ layer: CALayer, _ property: AnimatableProperty, _ before: AnimatableValue,
    _ after: AnimatableValue)
  func adopt(_ animation: AttachedAnimation)
}
