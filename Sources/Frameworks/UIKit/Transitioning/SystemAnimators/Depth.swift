/// The perspective that a system transition applies to its container and removes afterwards.
@MainActor
struct Depth {
  /// The distance of the eye from the screen, in multiples of the container's longer side
  /// (unverified).
  private static let eyeDistance = 3.0

  private var container: CALayer?
  private var sublayerTransform = CATransform3DIdentity
  private var sides: [(layer: CALayer, isDoubleSided: Bool)] = []

  mutating func enter(_ container: UIView, _ views: [UIView], showsBacks: Bool) {
    self.container = container.layer
    sublayerTransform = container.layer.sublayerTransform
    let side = max(container.bounds.width, container.bounds.height)
    if side > 0 { container.layer.sublayerTransform.m34 = -1 / (Self.eyeDistance * side) }
    sides = views.map { ($0.layer, $0.layer.isDoubleSided) }
    for view in views { view.layer.isDoubleSided = showsBacks }
  }

  mutating func leave() {
    container?.sublayerTransform = sublayerTransform
    for side in sides { side.layer.isDoubleSided = side.isDoubleSided }
    sides = []
  }
}

extension AnimationScope {
  /// Adds an animation that rotates a view about an axis. The view's own transform does not change.
  /// Angles are in radians.
  func turn(_ view: UIView?, _ keyPath: String, from: Double, to: Double) {
    guard let layer = view?.layer else { return }
    let animation = basicAnimation(keyPath)
    animation.fromValue = from
    animation.toValue = to
    add(animation, to: layer, key: keyPath)
  }
}
