/// A layer whose time the interaction controls. Times are in seconds, measured from the moment when
/// the interaction took control of the layer.
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

  /// Lets the layer's time run from `from` to `to` within `seconds`.
  func run(from: Double, to: Double, in seconds: Double, _ curve: CubicCurve) {
    let now = World.current.clock.now
    let parent = layer.superlayer?.localTime(at: now) ?? now
    layer.clock = .tail(
      from: start + from, to: start + to, start: parent, duration: seconds, curve: curve)
  }

  /// Makes the layer use its own clock again.
  func letGo() { layer.resetClock(to: clock) }
}

extension [ScrubbedLayer] {
  /// Adds `layer` and returns it; returns nil if an ancestor of `layer` is already controlled.
  ///
  /// If layers are nested, only the outermost one is controlled, because its time applies to its
  /// sublayers as well. If two nested layers were controlled, the timing curve with which the
  /// transition completes would be applied twice. This method must be called in the same frame in
  /// which the controlled layers were added.
  @MainActor
  mutating func take(_ layer: CALayer) -> ScrubbedLayer? {
    guard !contains(where: { $0.layer.isAncestor(of: layer) }) else { return nil }
    for inner in self where layer.isAncestor(of: inner.layer) {
      // All controlled layers were added in this tick, so the time of `inner` is 0 and its own
      // clock gives the same time.
      inner.hold(at: 0)
      inner.letGo()
    }
    removeAll { layer.isAncestor(of: $0.layer) }
    let new = ScrubbedLayer(layer)
    append(new)
    return new
  }
}
