import UIKit

/// Where a page moves: what motions measure by.
@MainActor
struct MotionGround {
  /// Where the page rests, in the container.
  let rest: CGRect
  let container: CGRect
  let isMirrored: Bool

  /// 1, or -1 where the interface reads from right to left.
  var sign: CGFloat { isMirrored ? -1 : 1 }

  func edge(_ edge: Edge) -> Edge { isMirrored ? edge.mirrored : edge }

  /// How far a page has to go to be out of the container.
  func way(over edge: Edge) -> CGFloat {
    switch edge {
    case .top: rest.maxY - container.minY
    case .left: rest.maxX - container.minX
    case .bottom: container.maxY - rest.minY
    case .right: container.maxX - rest.minX
    }
  }

  /// `transform` about a point of the page, in shares of it, instead of its middle.
  func about(_ anchor: CGPoint, _ transform: CATransform3D) -> CATransform3D {
    let dx = (anchor.x - 0.5) * rest.width * sign
    let dy = (anchor.y - 0.5) * rest.height
    guard dx != 0 || dy != 0 else { return transform }
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-dx, -dy, 0), transform),
      CATransform3DMakeTranslation(dx, dy, 0))
  }
}

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
