import UIKit

/// The sizes and directions on which motions depend.
@MainActor
struct MotionGeometry {
  /// The page's frame at rest in the container.
  let rest: CGRect
  let container: CGRect
  let isMirrored: Bool

  /// The sign of horizontal movements: 1, or -1 in a right-to-left layout.
  var sign: CGFloat { isMirrored ? -1 : 1 }

  func edge(_ edge: Edge) -> Edge { isMirrored ? edge.mirrored : edge }

  /// How far a page must move to be completely outside the container at `edge`.
  func distance(over edge: Edge) -> CGFloat {
    switch edge {
    case .top: rest.maxY - container.minY
    case .left: rest.maxX - container.minX
    case .bottom: container.maxY - rest.minY
    case .right: container.maxX - rest.minX
    }
  }

  /// Returns a transform that applies `transform` about `anchor` instead of about the page's
  /// centre. `anchor` is in fractions of the page.
  func about(_ anchor: CGPoint, _ transform: CATransform3D) -> CATransform3D {
    let dx = (anchor.x - 0.5) * rest.width * sign
    let dy = (anchor.y - 0.5) * rest.height
    guard dx != 0 || dy != 0 else { return transform }
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-dx, -dy, 0), transform),
      CATransform3DMakeTranslation(dx, dy, 0))
  }
}
