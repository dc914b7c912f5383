/// A flattened layer's plane, unrounded, while the tree is walked.
struct LayerPlane: Equatable {
  var projection: Projection
  var horizons: [SIMD3<Double>]
  /// Positive when the plane's front faces the eye. Accumulated down the tree (`unverified`).
  var facing: Double

  /// The plane of a sublayer whose coordinates `space` brings into this one's.
  func sublayer(_ space: Space) -> LayerPlane {
    let step = space.flattened
    var inner = horizons.map { step.pull($0) }
    if step.w != [0, 0, 1] { inner.append(step.w) }
    // The orientation of a projected plane is the sign of the 3×3 determinant; that of the
    // whole space tells a mirror image, which still shows its front, from a turned back.
    let turned = step.determinant * space.determinant
    return LayerPlane(
      projection: step.then(projection), horizons: inner,
      facing: turned < 0 ? -facing : facing)
  }

  /// As it enters the display list.
  var rounded: DisplayList.Plane {
    DisplayList.Plane(
      projection: projection.rounded, horizons: horizons.map(\.roundedPerspective))
  }
}
