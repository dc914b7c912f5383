/// The path of a sheet's top edge from full height to below the screen. The sheet's properties are
/// pure functions of the top edge's position.
///
/// Between two resting positions, the sheet is resized. Below the lowest resting position, the
/// sheet moves without being resized. The position of the top edge is measured downwards from the
/// container's top. Lengths are in points.
package struct SheetTrack: Equatable, Sendable {
  /// A resting position of the sheet: an active detent.
  package struct Stop: Equatable, Sendable {
    package var identifier: String
    package var place: SheetGeometry.Place
    /// The opacity of the dimming around the sheet, from 0 to 1.
    package var dimming: CGFloat
    package var top: CGFloat { place.frame.minY }

    package init(identifier: String, place: SheetGeometry.Place, dimming: CGFloat) {
      (self.identifier, self.place, self.dimming) = (identifier, place, dimming)
    }
  }

  /// The resting positions, lowest first; never empty.
  package var stops: [Stop]
  /// The top edge of a dismissed sheet, which is the container's height.
  package var bottom: CGFloat

  /// `stops` may be in any order. Stops that have the same height keep their order.
  package init(stops: [Stop], bottom: CGFloat) {
    self.stops = stops.enumerated().sorted {
      ($1.element.top, $0.offset) < ($0.element.top, $1.offset)
    }.map(\.element)
    self.bottom = bottom
  }

  /// The lowest resting position; nil if there is none.
  package var lowest: Stop? { stops.first }
  /// The top edge of the sheet at its highest resting position.
  package var ceiling: CGFloat { stops.last?.top ?? 0 }
  package var floor: CGFloat { stops.first?.top ?? 0 }
  /// The sheet's height at the lowest resting position. The dimming fades over this distance.
  package var fade: CGFloat { stops.first?.place.frame.height ?? 0 }

  package func index(of identifier: String?) -> Int? {
    identifier.flatMap { wanted in stops.firstIndex { $0.identifier == wanted } }
  }

  // MARK: Interpolation

  /// The sheet's position with its top edge at `top`. The sheet's top edge cannot move above the
  /// highest resting position, because a sheet has no rubber band upwards (facts D.17).
  package func place(atTop top: CGFloat) -> SheetGeometry.Place {
    guard let lowest else {
      return .init(frame: .zero, corners: .init(top: 0, bottom: 0), innerBottom: 0, shadow: 0)
    }
    if top >= lowest.top {
      var place = lowest.place
      place.frame.origin.y = top
      return place
    }
    guard let (low, high) = neighbours(of: top) else { return stops[stops.count - 1].place }
    let share = (low.top - top) / (low.top - high.top)
    return SheetGeometry.Place.between(low.place, high.place, share, top: top)
  }

  /// The progress of the dismissal, from 0 to 1.
  package func progress(atTop top: CGFloat) -> CGFloat {
    guard fade > 0 else { return 0 }
    return min(max((top - floor) / fade, 0), 1)
  }

  func neighbours(of top: CGFloat) -> (low: Stop, high: Stop)? {
    zip(stops, stops.dropFirst()).first { top >= $1.top }
  }
}

extension SheetGeometry.Place {
  /// The position of a sheet between two other positions, with its top edge at `top`. All values
  /// except the top edge are interpolated linearly (unverified).
  static func between(_ low: Self, _ high: Self, _ share: CGFloat, top: CGFloat) -> Self {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    let x = mix(low.frame.minX, high.frame.minX)
    let width = mix(low.frame.width, high.frame.width)
    let bottom = mix(low.frame.maxY, high.frame.maxY)
    return Self(
      frame: CGRect(x: x, y: top, width: width, height: max(0, bottom - top)),
      corners: .init(
        top: mix(low.corners.top, high.corners.top),
        bottom: mix(low.corners.bottom, high.corners.bottom)),
      innerBottom: mix(low.innerBottom, high.innerBottom),
      shadow: mix(low.shadow, high.shadow))
  }
}
