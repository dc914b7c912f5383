/// Makes layers of a class that is known only when the program runs.
@MainActor
enum LayerMaking {
  /// `init(coder:)` is the one initialiser that every layer class must have, inherited or its
  /// own; Swift constructs unknown classes only through such a one.
  static func layer(of type: AnyClass) -> CALayer {
    guard type != CALayer.self, let layerType = type as? CALayer.Type else { return CALayer() }
    return layerType.init(coder: EmptyCoder()) ?? CALayer()
  }

  private final class EmptyCoder: NSCoder {}
}
