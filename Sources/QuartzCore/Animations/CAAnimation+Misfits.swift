// Values that cannot be animated.
extension CAAnimation {
  /// What to warn of: a sentence for each animation with a value that does not fit its property. It
  /// lasts its time and changes nothing.
  ///
  /// A key path that names no property of ours is the app's own, and any value fits it.
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
      "\(Swift.type(of: self)) of \"\(keyPath)\" changes nothing: \(name) is "
        + "\(value) (\(Swift.type(of: value))). Give it \(wanted)."
    ]
  }
}

extension CAPropertyAnimation {
  /// The values that were given, by the names of their properties.
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
  /// Whether a layer's property can go along a path.
  fileprivate var followsPaths: Bool {
    if case .point = LayerValues()[self] { return true }
    return false
  }
}
