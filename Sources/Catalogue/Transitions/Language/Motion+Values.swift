import UIKit

extension Motion {
  /// The page's pose at a progress of the forward transition. An arriving page is in its `away`
  /// pose at 0, and a disappearing page at 1.
  func values(at progress: Double, in geometry: MotionGeometry, of role: Role) -> MotionValues {
    var values = MotionValues()
    for part in role.parts(of: self) {
      let passed = min(max((progress - part.start) / (part.end - part.start), 0), 1)
      part.values(CGFloat(role.isUpper ? 1 - passed : passed), geometry, &values)
    }
    return values
  }

  /// The times at which the pose must be computed exactly; between these times, the pose is
  /// interpolated linearly. 0 and 1 are included.
  func moments(of role: Role) -> [Double] {
    let parts = role.parts(of: self)
    let all = parts.flatMap { part in
      (0...part.steps).map { step in
        part.start + (part.end - part.start) * Double(step) / Double(part.steps)
      }
    }
    var found = [0.0]
    for moment in (all + [1]).sorted() where moment > found[found.count - 1] + 1e-6 {
      found.append(min(moment, 1))
    }
    return found
  }

  /// Which of the two pages moves, and whether it appears or disappears.
  struct Role {
    /// Whether this is the page that appears in a forward transition and disappears in a backward
    /// one.
    let isUpper: Bool
    let isArriving: Bool

    @MainActor
    func parts(of motion: Motion) -> [Part] { isArriving ? motion.arriving : motion.leaving }
  }
}
