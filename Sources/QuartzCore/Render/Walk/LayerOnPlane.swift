/// A layer to draw, with everything that led to it.
struct LayerOnPlane {
  let node: RenderNode
  let shown: ShownLayer
  let local: Double
  var plane: LayerPlane
  /// Opacity handed down by ancestors that do not group.
  let opacity: Double

  var values: LayerValues {
    _read { yield shown.values }
  }
}
