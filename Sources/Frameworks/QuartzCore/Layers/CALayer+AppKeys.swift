/// The contents that animations of the app's own keys have drawn.
struct AnimatedContents {
  /// The values of the keys with which the contents were drawn.
  let keys: [String: AnimatableValue]
  let bounds: CGRect
  let image: CGImage?
}

// Handles keys that are not in the property table: computes their presentation values, and draws
// layers in which they are animated.
extension CALayer {
  /// The presentation values of the app's own keys: the values of the last commit, with the running
  /// animations applied.
  var presentKeys: [String: Any] {
    var keys = committedKeys
    for (key, value) in animatedKeys(over: committedKeys, at: World.current.clock.now) {
      keys[key] = value.boxed(like: keys[key] ?? self.value(forUndefinedKey: key))
    }
    return keys
  }

  /// The values of the animated keys. `models` are the values without animations.
  private func animatedKeys(
    over models: [String: Any], at now: Double
  ) -> [String: AnimatableValue] {
    var keys: [String: AnimatableValue] = [:]
    let local = localTime(at: now)
    for keyed in attached.flatMap(\.keyed) {
      let model = keyed.converted(models[keyed.key] ?? value(forUndefinedKey: keyed.key))
      keys[keyed.key] = keyed.value(over: keys[keyed.key] ?? model, at: local)
    }
    return keys
  }

  /// Sets `fromValue` of a basic animation without values, if it animates one of the app's own
  /// keys. With this `fromValue`, the animation starts at the value that is on screen and ends at
  /// the model value.
  func startAtPresentKey(_ animation: CAAnimation) {
    guard let basic = animation as? CABasicAnimation, let key = basic.keyPath, node != nil,
      AnimatableProperty(rawValue: key) == nil, basic.fromValue == nil, basic.toValue == nil,
      basic.byValue == nil
    else { return }
    basic.fromValue = presentKeys[key]
  }

  /// The model values, with the contents that animations of the app's own keys have drawn.
  var drawnValues: LayerValues {
    guard let animatedContents else { return values }
    var drawn = values
    drawn.contents = animatedContents.image
    return drawn
  }

  /// Draws a copy of the layer with the values of the animated keys, if `needsDisplay(forKey:)` is
  /// true for one of the keys. The copy's contents are shown instead of the layer's own until the
  /// animations have ended.
  func drawAnimatedKeys(at now: Double) {
    let keys = animatedKeys(over: appKeys, at: now)
    guard keys.keys.contains(where: { Self.needsDisplay(forKey: $0) }) else {
      guard animatedContents != nil else { return }
      animatedContents = nil
      return markDirty()
    }
    var shown = values
    let local = localTime(at: now)
    for animation in attached.flatMap(\.compiled) { animation.apply(to: &shown, at: local) }
    if let animatedContents, !needsDisplayNow, animatedContents.keys == keys,
      animatedContents.bounds == shown.bounds
    {
      return
    }
    let copy = copied(shown)
    copy.appKeys = appKeys
    for (key, value) in keys {
      copy.appKeys[key] = value.boxed(like: appKeys[key] ?? self.value(forUndefinedKey: key))
    }
    copy.display()
    animatedContents = AnimatedContents(
      keys: keys, bounds: shown.bounds, image: copy.values.contents)
    markDirty()
  }

  /// A presentation layer of this layer's class with the given values.
  func copied(_ values: LayerValues) -> CALayer {
    let copy = Self.made(copying: self)
    copy.values = values
    copy.modelLayer = self
    return copy
  }
}

// A class that is known only at run time creates an object with `init(layer:)`. Swift allows this
// only for `required` initialisers, so a static method with the symbol name of an initialiser is
// called instead. `ExposedClass+Objects.swift` in UIKit explains this.
extension CALayer {
  @_silgen_name("matchcut_CALayer_made_layer")
  convenience init(copying layer: Any) { self.init(layer: layer) }

  @_silgen_name("matchcut_CALayer_made_layer")
  fileprivate static func made(copying layer: consuming Any) -> CALayer
}
