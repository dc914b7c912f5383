extension CALayer {
  /// Sets an animatable model value. An equal value does not trigger an action.
  func assign<V: Equatable>(
    _ property: AnimatableProperty, _ path: WritableKeyPath<LayerValues, V>, _ value: V
  ) {
    guard value != values[keyPath: path] else { return }
    write(property) { $0[keyPath: path] = value }
  }

  /// Sets a value that never animates.
  func assign<V>(_ path: WritableKeyPath<LayerValues, V>, _ value: V) {
    values[keyPath: path] = value
    markDirty()
  }

  /// Sets a model value: finds the action, writes the value, notifies the observer, and runs the
  /// action.
  package func write(_ property: AnimatableProperty, _ change: (inout LayerValues) -> Void) {
    if !World.isEntered { World.activate(worldOf: self) }
    let world = World.current
    let action = world.transactions.disablesActions ? nil : self.action(forKey: property.rawValue)
    let before = world.writeObserver == nil ? nil : values[property]
    let size = values.bounds.size
    KeyValueObserving.change(self, property.whole.rawValue) { change(&values) }
    if let before { world.writeObserver?(self, property, before, values[property]) }
    markDirty()
    markLayout(after: property, from: size)
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// Sets a value without an action and without notifying observers. This method restores the
  /// previous values after a cancelled transition.
  package func restore(_ property: AnimatableProperty, to value: AnimatableValue) {
    guard values[property] != value else { return }
    let size = values.bounds.size
    values[property] = value
    markDirty()
    markLayout(after: property.whole, from: size)
  }

  /// The implicit animation for an animatable property of a committed layer, used if no other
  /// action was found. The implicit animation runs from the presentation value to the new value
  /// over the transaction's duration.
  func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard node != nil, let property = AnimatableProperty(rawValue: event), property.isWhole,
      property != .shapePath,
      World.current.transactions.animationDuration > 0
    else { return nil }
    return ImplicitAnimation(layer: self, keyPath: event)
  }
}

/// Stores the presentation value before a change and animates from it after the change.
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
    layer.attachAction(animation, forKey: event, scope: nil)
  }
}

extension AnimatableValue {
  /// The value to assign to an animation's `fromValue`. A nil `fromValue` would mean the current
  /// value, so a missing colour becomes `NSNull`. In an interpolation, `NSNull` stands for the
  /// colour at the other end with alpha 0.
  package var fromValue: Any? {
    if case .color(nil) = self { return NSNull() }
    return boxed
  }
}

extension CALayer {
  /// The filter that the layer applies to the content behind it. The blur radius, the saturation
  /// and the tint of the filter animate separately.
  package var backdrop: Backdrop {
    get { values.backdrop }
    set {
      assign(.backdropBlurRadius, \.backdrop.blurRadius, newValue.blurRadius)
      assign(.backdropSaturation, \.backdrop.saturation, newValue.saturation)
      assign(.backdropTint, \.backdrop.tint, newValue.tint)
    }
  }
}
