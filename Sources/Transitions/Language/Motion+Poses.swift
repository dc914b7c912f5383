import UIKit

extension Motion {
  /// The page `progress` of the way there: away at 0 for one that comes, at 1 for one that goes.
  func pose(at progress: Double, on ground: MotionGround, of way: Way) -> Pose {
    var pose = Pose()
    for part in way.parts(of: self) {
      let passed = min(max((progress - part.start) / (part.end - part.start), 0), 1)
      part.pose(CGFloat(way.isUpper ? 1 - passed : passed), ground, &pose)
    }
    return pose
  }

  /// The moments between which the page changes evenly, 0 and 1 among them.
  func moments(of way: Way) -> [Double] {
    let parts = way.parts(of: self)
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

  /// Which of the two pages, and whether it comes or goes.
  struct Way {
    /// The page that comes on the way there and goes on the way back.
    let isUpper: Bool
    let isArriving: Bool

    @MainActor
    func parts(of motion: Motion) -> [Part] { isArriving ? motion.arriving : motion.leaving }
  }
}
