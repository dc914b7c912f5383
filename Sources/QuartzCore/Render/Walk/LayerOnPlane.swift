/// A layer to draw, with its projection, local time and inherited opacity.
struct LayerOnPlane {
  let node: RenderNode
  let shown: ShownLayer
  let local: Double
  var plane: LayerPlane
  /// The opacity inherited from ancestors that are not composited as groups.
  let opacity: Double

  var values: LayerValues {
    _read { yield shown.values }
  }
}
