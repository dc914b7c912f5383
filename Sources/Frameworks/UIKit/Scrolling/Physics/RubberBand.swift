/// The resistance of content that is pulled beyond its edge. The resistance increases with the
/// distance.
///
/// `offset = d − d / (c·pull/d + 1)` = `d·c·pull / (d + c·pull)`, where d is the viewport's length
/// and c is `stiffness`. The slope at the start is c, and the offset never exceeds d.
package struct RubberBand {
  /// The constant c, which determines the resistance beyond an edge (facts J.1).
  private static let stiffness = 0.55
  /// The viewport's length along the axis. If the length is 0, the content cannot be pulled beyond
  /// its edge.
  let dimension: Double

  package init(dimension: Double) { self.dimension = dimension }

  /// The offset of the content beyond its edge if a touch has moved by `pull` beyond the edge. Pull
  /// and offset are at least 0, in points.
  package func offset(pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let c = Self.stiffness
    return dimension * c * pull / (dimension + c * pull)
  }

  /// The pull that results in `offset`. If no pull can cause the offset, the result is a very large
  /// number.
  package func pull(offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let reached = min(offset, dimension * 0.999)
    return dimension * reached / (Self.stiffness * (dimension - reached))
  }

  /// The ratio of the content's velocity to the touch's velocity.
  package func slope(pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let c = Self.stiffness
    let part = dimension / (dimension + c * pull)
    return c * part * part
  }
}
