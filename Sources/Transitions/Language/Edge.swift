import UIKit

/// A side of the screen, said as in an interface that reads from left to right.
///
/// Where the interface reads from right to left, a transition turns left and right round by itself:
/// looks ask `TransitionScene.edge(_:)`, fingers are read the same way.
public enum Edge: String, CaseIterable, Sendable {
  case top, left, bottom, right

  /// Across the screen.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }

  /// Towards this edge, in the screen's coordinates; length 1.
  public var direction: CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: -1)
    case .left: CGVector(dx: -1, dy: 0)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }

  public var isHorizontal: Bool { self == .left || self == .right }

  /// The axis, in x and y of a layer, about which a turn by positive degrees takes this side away
  /// from the viewer.
  var axis: CGVector {
    switch self {
    case .top: CGVector(dx: 1, dy: 0)
    case .left: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 0, dy: 1)
    }
  }

  /// The middle of this side, in shares of a page.
  var middle: CGPoint {
    CGPoint(x: 0.5 + direction.dx / 2, y: 0.5 + direction.dy / 2)
  }

  /// Left and right changed.
  var mirrored: Edge { isHorizontal ? opposite : self }
}
