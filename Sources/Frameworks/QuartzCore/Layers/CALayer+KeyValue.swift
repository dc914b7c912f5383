extension CALayer {
  /// The value of a key in the dictionary `style`, or in a style inside it.
  func styledValue(_ key: String) -> Any? {
    var style = style
    while let values = style {
      if let value = values[key] { return value }
      style = values["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// The value of one of the layer's properties; nil if the first key of the path is an app's own
  /// key.
  func keyedValue(forPath keyPath: String) -> Any? {
    if let value = modelValue(at: keyPath) { return value }
    if AnimatableProperty(rawValue: keyPath) != nil { return nil }
    guard !keyPath.contains(".") else { return nil }
    return ExposedKeys.value(keyPath, of: self) ?? nil
  }

  /// Sets one of the layer's properties. Returns false if the first key of the path is an app's own
  /// key.
  func setKeyedValue(_ value: Any?, forPath keyPath: String) -> Bool {
    if setModelValue(value, at: keyPath) { return true }
    guard !keyPath.contains("."), let written = ExposedKeys.write(value, keyPath, of: self) else {
      return false
    }
    if case .isNil = written { setNilValueForKey(keyPath) }
    return true
  }

  /// The model value at a key path in the property table, in its public type. Nil for key paths
  /// that are not in the table.
  func modelValue(at keyPath: String) -> Any? {
    AnimatableProperty(rawValue: keyPath).flatMap { values[$0].boxed }
  }

  /// Sets a model value at a key path in the property table. Setting a component runs the action of
  /// the whole property. A value of another type has no effect. Returns false for key paths that
  /// are not in the table.
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
    write(property.whole) { $0[property] = new }
    return true
  }
}

extension AnimatableProperty {
  /// If this key path is a component, the property to which the component belongs; otherwise the
  /// property itself.
  package var whole: AnimatableProperty {
    let name = rawValue.prefix { $0 != "." }
    return AnimatableProperty(rawValue: String(name)) ?? self
  }
}
