/// The movements along the two axes, and their common start time.
struct ScrollTrajectory {
  let horizontal: AxisTrajectory
  let vertical: AxisTrajectory
  /// The start of the movement, in seconds of virtual time.
  let start: Double

  init(start: Double, _ trajectory: (ScrollAxis) -> AxisTrajectory) {
    self.start = start
    (horizontal, vertical) = (trajectory(.horizontal), trajectory(.vertical))
  }

  subscript(axis: ScrollAxis) -> AxisTrajectory { axis == .horizontal ? horizontal : vertical }

  private func elapsed(at time: Double) -> Double { max(0, time - start) }

  func position(at time: Double) -> CGPoint {
    ScrollAxis.point { CGFloat(self[$0].position(at: elapsed(at: time))) }
  }
  func isOver(at time: Double) -> Bool {
    ScrollAxis.allCases.allSatisfy { self[$0].isOver(at: elapsed(at: time)) }
  }

  /// The content offset at the end of the movement. `snapped` rounds to the nearest pixel.
  func end(_ snapped: (Double) -> Double) -> CGPoint {
    ScrollAxis.point { axis in
      let trajectory = self[axis]
      return CGFloat(trajectory.isEndExact ? trajectory.end : snapped(trajectory.end))
    }
  }

  func resumed(
    at time: Double, _ range: (ScrollAxis) -> ScrollRange, shift: CGPoint = .zero
  ) -> ScrollTrajectory {
    ScrollTrajectory(start: time) { axis in
      self[axis].resumed(
        at: elapsed(at: time), shiftedBy: Double(shift[keyPath: axis.point]), in: range(axis))
    }
  }
}
