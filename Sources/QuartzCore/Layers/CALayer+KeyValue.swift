extension CALayer {
  /// The model value for a key path of the property table, as its public type; nil for other key
  /// paths.
  func modelValue(at keyPath: String) -> Any? {
    AnimatableProperty(rawValue: keyPath).flatMap { values[$0].boxed }
  }

  /// Sets a model value by key path, with the action of the whole property; returns false for other
  /// key paths. A value of another type has no effect.
  func setModelValue(_ value: Any?, at keyPath: String) -> Bool {
    guard let property = AnimatableProperty(rawValue: keyPath) else { return false }
    let isMissing = value == nil && LayerValues()[property].boxed == nil
    guard let new = AnimatableValue(any: isMissing ? NSNull() : value, for: property),
      values[property] != new
    else { return true }
    var changed = values
    changed[property] = new
    if changed.bounds.holdsNaN { refuse(bounds: changed.bounds) }
    if changed.position.holdsNaN { refuse(position: changed.position) }
    let size = values.bounds.size
    write(property.whole) { $0[property] = new }
    if values.bounds.size != size { boundsSizeChanged() }
    return true
  }
}

extension AnimatableProperty {
  /// The property of which this key path is a component, or the property itself.
  package var whole: AnimatableProperty {
    let name = rawValue.prefix { $0 != "." }
    return AnimatableProperty(rawValue: String(name)) ?? self
  }
}
