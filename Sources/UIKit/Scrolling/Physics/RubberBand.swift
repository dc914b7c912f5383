/// The resistance of a pull past the edge, which increases with the distance.
///
/// `offset = d − d / (c·pull/d + 1)` = `d·c·pull / (d + c·pull)` with d the viewport's length and c
/// 0.55 (facts J.1): it starts with slope c and never exceeds d.
package struct RubberBand {
  /// The viewport's length along the axis; 0 allows no offset.
  let dimension: Double

  package init(dimension: Double) { self.dimension = dimension }

  /// The offset of the content past its edge for a pull of `pull`; both at least 0.
  package func offset(pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let c = ScrollPhysics.bandStiffness
    return dimension * c * pull / (dimension + c * pull)
  }

  /// The pull that results in `offset`; an unreachable offset counts as a very large pull.
  package func pull(offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let reached = min(offset, dimension * 0.999)
    return dimension * reached / (ScrollPhysics.bandStiffness * (dimension - reached))
  }

  /// The content's velocity relative to that of the touch.
  package func slope(pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let c = ScrollPhysics.bandStiffness
    let part = dimension / (dimension + c * pull)
    return c * part * part
  }
}
