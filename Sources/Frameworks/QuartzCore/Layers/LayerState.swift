/// The state of the layers of one virtual device.
@MainActor
private final class LayerState: LayerContents {
  let transactions = TransactionStack()
  let animations = AnimationRegistry()
  weak var root: CALayer?
  var writeObserver: World.WriteObserver?
  var tellsOfFrames = true
  var layerCount = 0

  func reset() {
    writeObserver = nil
    animations.removeAll()
    transactions.reset()
  }
}

extension World {
  private var layers: LayerState {
    if let state = layerState as? LayerState { return state }
    let state = LayerState()
    layerState = state
    return state
  }

  package var transactions: TransactionStack { layers.transactions }
  package var animations: AnimationRegistry { layers.animations }

  /// The root layer of the device's screen.
  package var root: CALayer? {
    get { layers.root }
    set { layers.root = newValue }
  }

  /// If set, called whenever a model value of a layer is written. The closure's arguments are the
  /// layer, the property, and the values before and after.
  package var writeObserver: WriteObserver? {
    get { layers.writeObserver }
    set { layers.writeObserver = newValue }
  }
  package typealias WriteObserver = (
    CALayer, AnimatableProperty, AnimatableValue, AnimatableValue
  ) -> Void

  func nextLayerID() -> Int {
    layers.layerCount += 1
    return layers.layerCount
  }

  /// Makes the `World` of the layer's screen current between calls. If there are several stages,
  /// calls to the views and controllers of a stage then use the state of that stage. Does nothing
  /// while a call to a stage is running.
  package static func activate(worldOf layer: CALayer?) {
    guard var root = layer, canActivate else { return }
    while let next = root.superlayer { root = next }
    activate { $0.root === root }
  }

  // MARK: Frames

  /// Sends a `FrameWillChange` event.
  package func frameWillChange(_ layer: CALayer, to frame: CGRect) {
    if layers.tellsOfFrames { tell(FrameWillChange(layer: layer, frame: frame)) }
  }

  /// Runs engine code. Frames that `body` changes are not reported, because these changes are not
  /// made by the app.
  package func unobserved(_ body: () -> Void) {
    let outer = layers.tellsOfFrames
    layers.tellsOfFrames = false
    body()
    layers.tellsOfFrames = outer
  }
}

/// Sent before the app sets the `frame` of a layer or its view.
package struct FrameWillChange: EngineEvent {
  package let layer: CALayer
  package let frame: CGRect
}
