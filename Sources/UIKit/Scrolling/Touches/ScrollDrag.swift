/// A finger's hold on the content: which offset belongs to which way of the finger.
struct ScrollDrag {
  /// The pull where the drag began, by axis.
  private var base: CGPoint
  /// The part of the finger's way that only made it a drag (facts I.8).
  private let slop: CGPoint
  /// The axes that follow the finger.
  var axes: [ScrollAxis]
  /// The offset when the drag began.
  let origin: CGPoint

  /// `way` is how far the finger has come in the view's coordinates as the drag begins.
  init(
    at offset: CGPoint, way: CGPoint, axes: [ScrollAxis], _ range: (ScrollAxis) -> ScrollRange
  ) {
    origin = offset
    self.axes = axes
    base = ScrollAxis.point { CGFloat(range($0).pull(at: offset[keyPath: $0.point])) }
    let travel = Self.travel(of: way, along: axes)
    let share = TouchDefaults.panCountsFromTouchDown && travel > 0
    let part = share ? min(1, TouchDefaults.panTravel / travel) : 0
    slop = CGPoint(x: way.x * part, y: way.y * part)
  }

  /// How far a way counts: its length where both axes scroll, else its part along the one.
  static func travel(of way: CGPoint, along axes: [ScrollAxis]) -> CGFloat {
    guard axes.count == 1, let axis = axes.first else { return hypot(way.x, way.y) }
    return abs(way[keyPath: axis.point])
  }

  private func pull(at way: CGPoint, _ axis: ScrollAxis) -> Double {
    base[keyPath: axis.point] - (way[keyPath: axis.point] - slop[keyPath: axis.point])
  }

  /// Where the content is when the finger has come by `way`; axes that do not follow it keep
  /// their place in `current`.
  func offset(
    at way: CGPoint, from current: CGPoint, _ range: (ScrollAxis) -> ScrollRange,
    snapped: (Double) -> Double
  ) -> CGPoint {
    ScrollAxis.point { axis in
      guard axes.contains(axis) else { return current[keyPath: axis.point] }
      let range = range(axis)
      let pull = pull(at: way, axis)
      let offset = snapped(range.offset(pulledTo: pull))
      return range.contains(pull) ? range.clamp(offset) : offset
    }
  }

  /// The app has put the content elsewhere: the drag goes on from there.
  mutating func moveBase(to offset: CGPoint, at way: CGPoint, _ range: (ScrollAxis) -> ScrollRange)
  {
    base = ScrollAxis.point { axis in
      let path = axis.point
      let wayInside = way[keyPath: path] - slop[keyPath: path]
      return range(axis).pull(at: offset[keyPath: path]) + wayInside
    }
  }
}
