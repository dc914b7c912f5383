/// What a transition keeps of the blocks that ran while it captured.
@MainActor
package final class AnimationCapture {
  package struct Write {
    package let layer: CALayer
    package let property: AnimatableProperty
    package let before: AnimatableValue
    package let after: AnimatableValue
  }
  /// The blocks, as they ran.
  package private(set) var scopes: [AnimationScope] = []
  /// What was added to layers, by blocks or by hand.
  package var animations: [AttachedAnimation] = []
  package var writes: [Write] = []

  package init() {}

  package func ran(_ scope: AnimationScope) { scopes.append(scope) }

  package func wrote(
    _ layer: CALayer, _ property: AnimatableProperty, _ before: AnimatableValue,
    _ after: AnimatableValue
  ) {
    writes.append(Write(layer: layer, property: property, before: before, after: after))
  }

  /// Puts back what the blocks wrote, newest first. A value that has changed since is left:
  /// the app has spoken after the block did.
  package func restore() {
    for write in writes.reversed() where write.layer.values[write.property] == write.after {
      write.layer.restore(write.property, to: write.before)
    }
    writes.removeAll()
  }
}
