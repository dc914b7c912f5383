/// A layer whose clock the interaction controls. Times are seconds since the interaction took it
/// over.
@MainActor
struct ScrubbedLayer {
  let layer: CALayer
  private let start: Double
  private let clock: Clock

  init(_ layer: CALayer) {
    self.layer = layer
    start = layer.localTime(at: World.current.clock.now)
    clock = layer.clock
  }

  func hold(at time: Double) { layer.clock = .held(local: start + time) }

  /// Moves the layer's time from `from` to `to` within `seconds`.
  func run(from: Double, to: Double, in seconds: Double, _ curve: CubicCurve) {
    let now = World.current.clock.now
    let parent = layer.superlayer?.localTime(at: now) ?? now
    layer.clock = .tail(
      from: start + from, to: start + to, start: parent, duration: seconds, curve: curve)
  }

  /// Restores the layer's own clock.
  func letGo() { layer.resetClock(to: clock) }
}

extension [ScrubbedLayer] {
  /// Adds `layer` and returns it; nil if an ancestor is driven already.
  ///
  /// Only the outermost of nested layers is held, which drives everything below it; two held
  /// clocks would ease the completion twice. Call it in the frame in which the other layers were
  /// added.
  @MainActor
  mutating func take(_ layer: CALayer) -> ScrubbedLayer? {
    guard !contains(where: { $0.layer.isAncestor(of: layer) }) else { return nil }
    for inner in self where layer.isAncestor(of: inner.layer) {
      // At time 0 the layer's own clock produces identical values.
      inner.hold(at: 0)
      inner.letGo()
    }
    removeAll { layer.isAncestor(of: $0.layer) }
    let new = ScrubbedLayer(layer)
    append(new)
    return new
  }
}
