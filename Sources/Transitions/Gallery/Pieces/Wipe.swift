import UIKit

/// The new page is uncovered by an edge that moves across; nothing else moves.
public struct Wipe: TransitionLook {
  /// Where the wipe begins.
  public var edge: Edge

  public init(_ edge: Edge = .right) { self.edge = edge }

  public func stage(_ scene: TransitionScene) {
    guard let upper = scene.upper else { return }
    let edge = scene.edge(edge)
    let mask = UIView(frame: upper.bounds)
    mask.backgroundColor = .black
    upper.mask = mask
    scene.comes(mask) { mask in
      switch edge {
      case .left: mask.frame.size.width = 0
      case .right: (mask.frame.origin.x, mask.frame.size.width) = (mask.frame.maxX, 0)
      case .top: mask.frame.size.height = 0
      case .bottom: (mask.frame.origin.y, mask.frame.size.height) = (mask.frame.maxY, 0)
      }
    }
  }
}

extension Transition {
  /// The new page is uncovered from an edge.
  public static func wipe(_ edge: Edge = .right) -> Transition {
    Transition(Wipe(edge), timing: .curve(.easeInOut, duration: 0.5))
  }
}

extension TransitionEntry {
  static let wipe = TransitionEntry(
    id: "wipe", title: "Wipe", family: .pieces, parameters: [.edge(.right)],
    make: { .wipe($0.edge) })
}
