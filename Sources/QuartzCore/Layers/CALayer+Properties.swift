extension CALayer {
  /// Changes an animatable model value; a write that changes nothing triggers no action.
  func assign<V: Equatable>(
    _ property: AnimatableProperty, _ path: WritableKeyPath<LayerValues, V>, _ value: V
  ) {
    guard value != values[keyPath: path] else { return }
    write(property) { $0[keyPath: path] = value }
  }

  /// Changes a value that never animates.
  func assign<V>(_ path: WritableKeyPath<LayerValues, V>, _ value: V) {
    values[keyPath: path] = value
    markDirty()
  }

  /// Changes a model value: asks for the action, writes, tells the observer, runs the action.
  package func write(_ property: AnimatableProperty, _ change: (inout LayerValues) -> Void) {
    if !World.isEntered { World.turn(to: self) }
    let world = World.current
    let action = world.transactions.disablesActions ? nil : self.action(forKey: property.rawValue)
    let before = world.writeObserver == nil ? nil : values[property]
    KeyValueObserving.change(self, property.whole.rawValue) { change(&values) }
    if let before { world.writeObserver?(self, property, before, values[property]) }
    markDirty()
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// Writes a value without action or observer: what a cancelled transition changed goes back.
  package func restore(_ property: AnimatableProperty, to value: AnimatableValue) {
    let size = values.bounds.size
    values[property] = value
    markDirty()
    if values.bounds.size != size { boundsSizeChanged() }
  }

  func boundsSizeChanged() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// The animation Core Animation gives an animatable property of a committed layer when nobody
  /// answered for it: from what is shown to the new value, over the transaction's duration.
  func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard node != nil, let property = AnimatableProperty(rawValue: event), property.isWhole,
      property != .shapePath,
      World.current.transactions.animationDuration > 0
    else { return nil }
    return ImplicitAnimation(layer: self, keyPath: event)
  }
}

/// Remembers what a layer showed before a change and animates from it once the change is made.
@MainActor
private final class ImplicitAnimation: CAAction {
  private let from: Any?

  init?(layer: CALayer, keyPath: String) {
    guard let property = AnimatableProperty(rawValue: keyPath) else { return nil }
    from = (layer.presentationValues() ?? layer.values)[property].fromValue
  }

  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer else { return }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = from
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    layer.attach(animation, forKey: event, scope: nil)
  }
}

extension AnimatableValue {
  /// The value as an animation begins from it: a missing colour too, which is the other one's at
  /// alpha 0. No `fromValue` at all would mean what the layer shows.
  package var fromValue: Any? {
    if case .color(nil) = self { return NSNull() }
    return boxed
  }

  /// The value as user code writes it into `fromValue`.
  package var boxed: Any? {
    switch self {
    case .number(let v): v
    case .flag(let v): v
    case .point(let v): v
    case .size(let v): v
    case .rect(let v): v
    case .transform(let v): v
    case .color(let v): v
    case .image(let v): v
    case .path(let v): v
    case .colors(let v): v.isEmpty ? nil : v
    case .numbers(let v): v.isEmpty ? nil : v.map { NSNumber(value: $0) }
    }
  }
}

extension CALayer {
  /// What the layer does to what is behind it; its parts animate each by itself.
  package var backdrop: Backdrop {
    get { values.backdrop }
    set {
      assign(.backdropBlurRadius, \.backdrop.blurRadius, newValue.blurRadius)
      assign(.backdropSaturation, \.backdrop.saturation, newValue.saturation)
      assign(.backdropTint, \.backdrop.tint, newValue.tint)
    }
  }
}
