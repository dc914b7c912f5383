/// A layer whose clock the interaction holds. Times are seconds since it was taken.
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

  /// Lets time go from `from` to `to` while `seconds` pass.
  func run(from: Double, to: Double, in seconds: Double, _ curve: CubicCurve) {
    let now = World.current.clock.now
    let parent = layer.superlayer?.localTime(at: now) ?? now
    layer.clock = .tail(
      from: start + from, to: start + to, start: parent, duration: seconds, curve: curve)
  }

  /// Gives the layer its own clock back.
  func letGo() { layer.resetClock(to: clock) }
}

extension [ScrubbedLayer] {
  /// Adds `layer` and gives it back, unless it is driven already.
  ///
  /// Where layers are nested, only the outermost is held, which drives all below it: two held
  /// clocks would ease the run-out twice. To be called in the turn in which the others were taken.
  @MainActor
  mutating func take(_ layer: CALayer) -> ScrubbedLayer? {
    guard !contains(where: { $0.layer.isAncestor(of: layer) }) else { return nil }
    for inner in self where layer.isAncestor(of: inner.layer) {
      // At 0 its own clock shows the same.
      inner.hold(at: 0)
      inner.letGo()
    }
    removeAll { layer.isAncestor(of: $0.layer) }
    let new = ScrubbedLayer(layer)
    append(new)
    return new
  }
}
