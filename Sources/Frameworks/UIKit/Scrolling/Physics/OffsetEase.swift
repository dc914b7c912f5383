/// The movement of an animated change of the offset. The progress of the movement is `y = (1 −
/// cos(πt/0.3))/2`, with t in seconds (facts J.6).
package struct OffsetEase: Equatable {
  let from: CGPoint
  let to: CGPoint
  /// The start of the movement, in seconds of virtual time.
  let start: Double

  package init(from: CGPoint, to: CGPoint, start: Double) {
    (self.from, self.to, self.start) = (from, to, start)
  }

  package func position(at time: Double) -> CGPoint {
    let t = min(max(time - start, 0), ScrollPhysics.easeDuration)
    let share = (1 - cos(.pi * t / ScrollPhysics.easeDuration)) / 2
    return ScrollAxis.point { axis in
      from[keyPath: axis.point] + (to[keyPath: axis.point] - from[keyPath: axis.point]) * share
    }
  }

  package func isOver(at time: Double) -> Bool { time - start >= ScrollPhysics.easeDuration - 1e-9 }
}
