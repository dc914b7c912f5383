/// One layer as it stood at a commit. Immutable; unchanged subtrees are shared between commits.
package final class RenderNode: Sendable {
  /// Counts layers in the order they were made, per world.
  package let id: Int
  /// The class of the layer's delegate (its view) or of the layer, for text dumps.
  package let name: String
  package let values: LayerValues
  package let clock: Clock
  package let animations: [RenderAnimation]
  package let children: [RenderNode]
  package let mask: RenderNode?
  /// True for `CATransformLayer`: children keep their own depth instead of being flattened.
  package let keepsDepth: Bool

  package init(
    id: Int, name: String = "CALayer", values: LayerValues, clock: Clock = .normal,
    animations: [RenderAnimation] = [], children: [RenderNode] = [], mask: RenderNode? = nil,
    keepsDepth: Bool = false
  ) {
    self.id = id
    self.name = name
    self.values = values
    self.clock = clock
    self.animations = animations
    self.children = children
    self.mask = mask
    self.keepsDepth = keepsDepth
  }

  /// The layer's values on screen when its parent's clock shows `parent`.
  package func presentation(at parent: Double) -> LayerValues {
    guard !animations.isEmpty else { return values }
    let local = clock.local(at: parent)
    var shown = values
    for animation in animations { animation.apply(to: &shown, at: local) }
    return shown
  }
}
