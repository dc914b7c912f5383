/// An animated change of scale and offset, on the cosine curve of animated scrolling. Unverified:
/// that zooming uses the same curve as animated scrolling.
///
/// A point whose start and end positions are equal does not move during the animated change,
/// because scale and offset are interpolated together.
package struct ZoomEase: Equatable {
  package struct Place: Equatable {
    package var scale: Double
    package var offset: CGPoint
    package init(scale: Double, offset: CGPoint) { (self.scale, self.offset) = (scale, offset) }
  }

  package let from: Place
  package let to: Place
  /// The start time of the animated change, in seconds of virtual time.
  package let start: Double

  package init(from: Place, to: Place, start: Double) {
    (self.from, self.to, self.start) = (from, to, start)
  }

  package func place(at time: Double) -> Place {
    guard !isOver(at: time) else { return to }
    let t = max(time - start, 0)
    let share = (1 - cos(.pi * t / ZoomPhysics.duration)) / 2
    return Place(
      scale: from.scale + (to.scale - from.scale) * share,
      offset: ScrollAxis.point { axis in
        let (a, b) = (from.offset[keyPath: axis.point], to.offset[keyPath: axis.point])
        return a + (b - a) * CGFloat(share)
      })
  }

  package func isOver(at time: Double) -> Bool { time - start >= ZoomPhysics.duration - 1e-9 }
}
