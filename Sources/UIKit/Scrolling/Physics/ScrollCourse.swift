/// The movements of both axes and their start time.
struct ScrollCourse {
  let horizontal: AxisCourse
  let vertical: AxisCourse
  /// In seconds of the world's clock.
  let start: Double

  init(start: Double, _ course: (ScrollAxis) -> AxisCourse) {
    self.start = start
    (horizontal, vertical) = (course(.horizontal), course(.vertical))
  }

  subscript(axis: ScrollAxis) -> AxisCourse { axis == .horizontal ? horizontal : vertical }

  private func elapsed(at time: Double) -> Double { max(0, time - start) }

  func position(at time: Double) -> CGPoint {
    ScrollAxis.point { CGFloat(self[$0].position(at: elapsed(at: time))) }
  }
  func isOver(at time: Double) -> Bool {
    ScrollAxis.allCases.allSatisfy { self[$0].isOver(at: elapsed(at: time)) }
  }

  /// The resting position of both axes; `snapped` rounds to the nearest pixel.
  func end(_ snapped: (Double) -> Double) -> CGPoint {
    ScrollAxis.point { axis in
      let course = self[axis]
      return CGFloat(course.isEndExact ? course.end : snapped(course.end))
    }
  }

  func resumed(
    at time: Double, _ range: (ScrollAxis) -> ScrollRange, shift: CGPoint = .zero
  ) -> ScrollCourse {
    ScrollCourse(start: time) { axis in
      self[axis].resumed(
        at: elapsed(at: time), shiftedBy: Double(shift[keyPath: axis.point]), in: range(axis))
    }
  }
}
