/// The projection of a flattened layer's plane during the walk. It is not rounded yet.
struct LayerProjection: Equatable {
  var projection: Projection
  var horizons: [SIMD3<Double>]
  /// Positive if the front of the plane faces the eye. The sign is accumulated down the tree
  /// (`unverified`).
  var facing: Double

  /// The plane of a sublayer. `space` maps the sublayer's coordinates to those of this plane.
  func sublayer(_ space: Space) -> LayerProjection {
    let step = space.flattened
    var inner = horizons.map { step.pull($0) }
    if step.w != [0, 0, 1] { inner.append(step.w) }
    // The sign of the 3×3 determinant gives the orientation of the projected plane. The sign of the
    // whole space's determinant distinguishes a mirror image, which still shows its front, from a
    // rotated plane, which shows its back.
    let turned = step.determinant * space.determinant
    return LayerProjection(
      projection: step.then(projection), horizons: inner,
      facing: turned < 0 ? -facing : facing)
  }

  /// The rounded plane for the display list.
  var rounded: DisplayList.Plane {
    DisplayList.Plane(
      projection: projection.rounded, horizons: horizons.map(\.roundedPerspective))
  }
}
