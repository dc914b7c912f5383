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

extension AnimationCapture {
  /// What says where a layer is and how large.
  private static let places: [AnimatableProperty] = [.position, .bounds, .transform]

  /// Takes out what the blocks wrote about places, each layer's as one change from before the
  /// first block to after the last. A place that the app has changed since is no longer theirs.
  package func takeMoves() -> [Write] {
    var moves: [Write] = []
    for write in writes where Self.places.contains(write.property) {
      let known = moves.firstIndex { $0.layer === write.layer && $0.property == write.property }
      guard let known else {
        moves.append(write)
        continue
      }
      moves[known] = Write(
        layer: write.layer, property: write.property, before: moves[known].before,
        after: write.after)
    }
    writes.removeAll { Self.places.contains($0.property) }
    return moves.filter { $0.layer.values[$0.property] == $0.after }
  }
}
