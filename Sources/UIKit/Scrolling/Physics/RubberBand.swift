/// A pull past the edge, which gives way less the farther it goes.
///
/// `offset = d − d / (c·pull/d + 1)` = `d·c·pull / (d + c·pull)` with d the viewport's length and c
/// 0.55 (facts J.1): it starts with slope c and never passes d.
package struct RubberBand {
  /// The viewport's length along the axis; 0 gives way nowhere.
  let dimension: Double

  package init(dimension: Double) { self.dimension = dimension }

  /// How far the content is past its edge when the finger has pulled by `pull`; both at least 0.
  package func offset(pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let c = ScrollPhysics.bandStiffness
    return dimension * c * pull / (dimension + c * pull)
  }

  /// The pull that `offset` comes from; what lies beyond any pull counts as very far.
  package func pull(offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let reached = min(offset, dimension * 0.999)
    return dimension * reached / (ScrollPhysics.bandStiffness * (dimension - reached))
  }

  /// How fast the content moves for a finger of speed 1.
  package func slope(pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let c = ScrollPhysics.bandStiffness
    let part = dimension / (dimension + c * pull)
    return c * part * part
  }
}
