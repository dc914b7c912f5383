import UIKit

/// A side of the screen in a left-to-right layout.
///
/// In a right-to-left layout, left and right are exchanged automatically. Transition animations
/// call `TransitionScene.edge(_:)` to exchange left and right, and gestures are mirrored in the
/// same way.
public enum Edge: String, CaseIterable, Sendable {
  case top, left, bottom, right

  /// The opposite side of the screen.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }

  /// The unit vector towards this edge, in screen coordinates.
  public var direction: CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: -1)
    case .left: CGVector(dx: -1, dy: 0)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }

  public var isHorizontal: Bool { self == .left || self == .right }

  /// An axis in layer coordinates. A rotation about this axis by a positive angle moves the side
  /// away from the viewer.
  var axis: CGVector {
    switch self {
    case .top: CGVector(dx: 1, dy: 0)
    case .left: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 0, dy: 1)
    }
  }

  /// The midpoint of this side, in fractions of a page.
  var middle: CGPoint {
    CGPoint(x: 0.5 + direction.dx / 2, y: 0.5 + direction.dy / 2)
  }

  /// The edge with left and right exchanged.
  var mirrored: Edge { isHorizontal ? opposite : self }
}
