extension RenderNode {
  /// What replaces the values and the animations of a layer.
  package typealias Motion = (values: LayerValues, animations: [RenderAnimation])

  /// The tree with other values and animations of some layers. `change` returns nil for a layer that
  /// stays as it is; its second argument is the local time of the layer's parent. Subtrees without
  /// changes are shared. Masks are not changed.
  package func changing(
    at parent: Double, _ change: (RenderNode, _ parent: Double) -> Motion?
  ) -> RenderNode {
    let local = clock.local(at: parent)
    let inner = children.map { $0.changing(at: local, change) }
    let own = change(self, parent)
    if own == nil, zip(inner, children).allSatisfy({ $0 === $1 }) { return self }
    return RenderNode(
      id: id, name: name, values: own?.values ?? values, clock: clock,
      animations: own?.animations ?? animations, children: inner, mask: mask,
      keepsDepth: keepsDepth, transition: transition)
  }
}
