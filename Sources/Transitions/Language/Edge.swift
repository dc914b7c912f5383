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

  /// Left and right changed.
  var mirrored: Edge { isHorizontal ? opposite : self }
}
