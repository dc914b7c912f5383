/// A layer that will be drawn, with its projection, its local time, and the opacity that it
/// inherits.
struct ProjectedLayer {
  let node: RenderNode
  let shown: PresentationLayer
  let local: Double
  var plane: LayerProjection
  /// The product of the opacities of all ancestors that are not composited as groups.
  let opacity: Double

  var values: LayerValues {
    _read { yield shown.values }
  }
}
