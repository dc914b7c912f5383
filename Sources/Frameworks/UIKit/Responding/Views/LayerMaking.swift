/// Creates layers of a class that is known only at run time.
@MainActor
enum LayerMaking {
  /// Creates a layer by calling `init(coder:)`, the only required initialiser of every layer class.
  /// Swift can create an object of a dynamic class only through a required initialiser.
  static func layer(of type: AnyClass) -> CALayer {
    guard type != CALayer.self, let layerType = type as? CALayer.Type else { return CALayer() }
    return layerType.init(coder: EmptyCoder()) ?? CALayer()
  }

  private final class EmptyCoder: NSCoder {}
}
