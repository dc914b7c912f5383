/// Creates layers of a class that is only known at run time.
@MainActor
enum LayerMaking {
  /// Calls `init(coder:)`, the only required initialiser of every layer class; Swift can construct
  /// a dynamic class only through a required initialiser.
  static func layer(of type: AnyClass) -> CALayer {
    guard type != CALayer.self, let layerType = type as? CALayer.Type else { return CALayer() }
    return layerType.init(coder: EmptyCoder()) ?? CALayer()
  }

  private final class EmptyCoder: NSCoder {}
}
