import UIKit

/// Where a finger moves, and how its movements count along its way.
@MainActor
struct FingerGround {
  var interaction: Interaction
  /// How far the page goes over an edge, in points; nil where it is all of the view.
  let way: (Edge) -> CGFloat?
  let recognizer: UIGestureRecognizer

  private var view: UIView { recognizer.view ?? UIView() }

  /// Where the finger's own direction leads on this screen; nil for a pinch.
  var edge: Edge? {
    interaction.direction.map {
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? $0.mirrored : $0
    }
  }

  /// The part of a vector in the finger's direction.
  func along(_ vector: CGPoint) -> CGFloat {
    guard let edge else { return 0 }
    return vector.x * edge.direction.dx + vector.y * edge.direction.dy
  }

  /// How far it has come, in points, or for a pinch in hundredths.
  var covered: CGFloat {
    if let pinch = recognizer as? UIPinchGestureRecognizer { return (1 - pinch.scale) * 100 }
    return along((recognizer as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero)
  }

  /// The change of the translation per second.
  var velocity: CGFloat {
    if let pinch = recognizer as? UIPinchGestureRecognizer { return -pinch.velocity * 100 }
    return along((recognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero)
  }

  /// The translation that is 100 %; always above 0.
  var length: CGFloat {
    guard let edge else { return 100 }
    let whole = edge.isHorizontal ? view.bounds.width : view.bounds.height
    return max(interaction.distance ?? way(edge) ?? whole, 1)
  }
}
