import UIKit

/// The geometry of a gesture: its direction, distance and velocity.
@MainActor
struct GestureGeometry {
  var interaction: Interaction
  /// Returns how far, in points, the page moves when it slides off screen over an edge. If the
  /// closure returns nil, the size of the view is used.
  let travel: (Edge) -> CGFloat?
  let recognizer: UIGestureRecognizer

  private var view: UIView { recognizer.view ?? UIView() }

  /// The edge towards which the gesture moves in the current layout direction; nil for a pinch.
  var edge: Edge? {
    interaction.direction.map {
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? $0.mirrored : $0
    }
  }

  /// The component of a vector in the gesture's direction.
  func along(_ vector: CGPoint) -> CGFloat {
    guard let edge else { return 0 }
    return vector.x * edge.direction.dx + vector.y * edge.direction.dy
  }

  /// The distance moved, in points. For a pinch, the translation is the decrease of the pinch's
  /// scale in percent.
  var translation: CGFloat {
    if let pinch = recognizer as? UIPinchGestureRecognizer { return (1 - pinch.scale) * 100 }
    return along((recognizer as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero)
  }

  /// The change of `translation` per second.
  var velocity: CGFloat {
    if let pinch = recognizer as? UIPinchGestureRecognizer { return -pinch.velocity * 100 }
    return along((recognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero)
  }

  /// The value of `translation` at full progress. The length is always greater than 0.
  var length: CGFloat {
    guard let edge else { return 100 }
    let whole = edge.isHorizontal ? view.bounds.width : view.bounds.height
    return max(interaction.distance ?? travel(edge) ?? whole, 1)
  }
}
