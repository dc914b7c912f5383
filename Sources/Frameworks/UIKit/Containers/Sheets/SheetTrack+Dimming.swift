extension SheetTrack {
  /// The opacity of the dimming around the sheet, from 0 to 1. Below the lowest resting position,
  /// the opacity decreases linearly with the offset (facts D.16). If only one of two positions is
  /// dimmed, the opacity between them is proportional to the distance from the position that is not
  /// dimmed (unverified).
  package func dimming(atTop top: CGFloat) -> CGFloat {
    guard let lowest else { return 0 }
    if top >= lowest.top { return lowest.dimming * (1 - progress(atTop: top)) }
    guard let (low, high) = neighbours(of: top) else { return stops[stops.count - 1].dimming }
    return low.dimming
      + (high.dimming - low.dimming) * (low.top - top) / (low.top - high.top)
  }
}
