/// A drag of the content. A `ScrollDrag` maps the touch's translation to offsets.
struct ScrollDrag {
  /// The offset that the content would have at the start of the drag if there were no resistance.
  private var base: CGPoint
  /// How far the touch had moved when the drag was recognised. The part of the translation before
  /// the drag was recognised does not move the content (facts I.8).
  private let slop: CGPoint
  /// The axes that follow the touch.
  var axes: [ScrollAxis]
  /// The offset at the start of the drag.
  let origin: CGPoint

  /// `translation` is the pan's translation when the drag begins, in the scroll view's coordinate system.
  init(
    at offset: CGPoint, translation: CGPoint, axes: [ScrollAxis],
    _ range: (ScrollAxis) -> ScrollRange
  ) {
    origin = offset
    self.axes = axes
    base = ScrollAxis.point { CGFloat(range($0).pull(at: offset[keyPath: $0.point])) }
    let travel = Self.travel(of: translation, along: axes)
    let share = TouchDefaults.panCountsFromTouchDown && travel > 0
    let part = share ? min(1, TouchDefaults.panTravel / travel) : 0
    slop = CGPoint(x: translation.x * part, y: translation.y * part)
  }

  /// The length of the part of a translation that scrolls the content. If both axes scroll, the
  /// result is the full length of the translation. If only one axis scrolls, the result is the
  /// component along that axis.
  static func travel(of translation: CGPoint, along axes: [ScrollAxis]) -> CGFloat {
    guard axes.count == 1, let axis = axes.first else { return hypot(translation.x, translation.y) }
    return abs(translation[keyPath: axis.point])
  }

  private func pull(at translation: CGPoint, _ axis: ScrollAxis) -> Double {
    base[keyPath: axis.point] - (translation[keyPath: axis.point] - slop[keyPath: axis.point])
  }

  /// The offset for a translation. Axes that do not follow the touch keep the value that
  /// they have in `current`.
  func offset(
    at translation: CGPoint, from current: CGPoint, _ range: (ScrollAxis) -> ScrollRange,
    snapped: (Double) -> Double
  ) -> CGPoint {
    ScrollAxis.point { axis in
      guard axes.contains(axis) else { return current[keyPath: axis.point] }
      let range = range(axis)
      let pull = pull(at: translation, axis)
      let offset = snapped(range.offset(pulledTo: pull))
      return range.contains(pull) ? range.clamp(offset) : offset
    }
  }

  /// Continues the drag from `offset`, to which the app has moved the content.
  mutating func moveBase(
    to offset: CGPoint, at translation: CGPoint, _ range: (ScrollAxis) -> ScrollRange
  ) {
    base = ScrollAxis.point { axis in
      let path = axis.point
      let translationInside = translation[keyPath: path] - slop[keyPath: path]
      return range(axis).pull(at: offset[keyPath: path]) + translationInside
    }
  }
}
