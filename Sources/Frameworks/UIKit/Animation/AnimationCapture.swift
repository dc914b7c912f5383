/// Records the values and animations that animation blocks set while a transition captures its
/// changes.
@MainActor
package final class AnimationCapture: AnimationObserver {
  package struct Write {
    package let layer: CALayer
    package let property: AnimatableProperty
    package let before: AnimatableValue
    package let after: AnimatableValue
  }
  /// The animation blocks, in the order in which they ran.
  package private(set) var scopes: [AnimationScope] = []
  /// The animations that were added to layers, by the blocks or explicitly.
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

  /// Restores the previous values of the properties that the blocks changed, the newest change
  /// first. If a property no longer has the value that the block wrote, it is not restored, because
  /// the app has changed it after the block.
  package func restore() {
    for write in writes.reversed() where write.layer.values[write.property] == write.after {
      write.layer.restore(write.property, to: write.before)
    }
    writes.removeAll()
  }
}

extension AnimationCapture {
  /// The properties that determine a layer's position and size.
  private static let places: [AnimatableProperty] = [.position, .bounds, .transform]

  /// Removes and returns those captured changes that affect positions and sizes. The writes to one
  /// property of a layer are merged into one change, from the value before the first block to the
  /// value after the last. Values that the app has changed since the blocks ran are omitted.
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
