/// How the walk projects a flattened layer's plane to the screen. The numbers of this projection
/// are not rounded yet.
struct LayerProjection: Equatable {
  var projection: Projection
  var horizons: [SIMD3<Double>]
  /// This number is positive if the front of the plane faces the eye. A sublayer that faces away
  /// from the front of its superlayer reverses the sign (`unverified`).
  var facing: Double

  /// The plane of a sublayer. `space` maps the sublayer's coordinates to those of this plane.
  func sublayer(_ space: Space) -> LayerProjection {
    let step = space.flattened
    var inner = horizons.map { step.pull($0) }
    if step.w != [0, 0, 1] { inner.append(step.w) }
    // The sign of the 3×3 determinant is the orientation of the projected plane. The sign is also
    // negative for a mirror image, which shows its front. The sign of the determinant of the whole
    // space distinguishes a mirror image from a rotated plane, which shows its back.
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
