// Finds values that cannot be animated.
extension CAAnimation {
  /// Warnings about values whose type does not fit the animated property, one sentence for each. An
  /// animation with such a value runs for its duration but has no effect.
  ///
  /// A key path that is not in the property table belongs to the app, so any value fits it.
  var misfits: [String] {
    if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.misfits) }
    guard let animation = self as? CAPropertyAnimation, let keyPath = animation.keyPath,
      let property = AnimatableProperty(rawValue: keyPath)
    else { return [] }
    let bad = animation.given.first { name, value in
      guard name != "path" else { return !property.followsPaths }
      return AnimatableValue(any: value, for: property) == nil
    }
    guard let (name, value) = bad else { return [] }
    let wanted = AnimatableValue.kind(of: property)
    return [
      "\(Swift.type(of: self)) for \"\(keyPath)\" changes nothing: \(name) is "
        + "\(value) (\(Swift.type(of: value))). Give it \(wanted)."
    ]
  }
}

extension CAPropertyAnimation {
  /// The values that the app has set, with the names of the animation's properties.
  fileprivate var given: [(name: String, value: Any)] {
    switch self {
    case let basic as CABasicAnimation:
      let values = [
        ("fromValue", basic.fromValue), ("toValue", basic.toValue), ("byValue", basic.byValue),
      ]
      return values.compactMap { name, value in value.map { (name, $0) } }
    case let keyframes as CAKeyframeAnimation:
      if let path = keyframes.path { return [("path", path)] }
      return (keyframes.values ?? []).enumerated().map { ("values[\($0)]", $1) }
    default: return []
    }
  }
}

extension AnimatableProperty {
  /// Whether the layer property can follow a path.
  fileprivate var followsPaths: Bool {
    if case .point = LayerValues()[self] { return true }
    return false
  }
}
