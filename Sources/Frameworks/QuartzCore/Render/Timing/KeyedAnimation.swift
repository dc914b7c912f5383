/// A compiled animation of one of the app's own keys. `animation` is an animation of a layer
/// property whose values have the key's type.
package struct KeyedAnimation: Sendable {
  package let key: String
  let animation: RenderAnimation

  /// The value at the layer's local time. `base` is the value without this animation; nil or a value
  /// of another type counts as zero.
  package func value(over base: AnimatableValue?, at local: Double) -> AnimatableValue {
    var values = LayerValues()
    values[animation.property] = values[animation.property].zero
    if let base { values[animation.property] = base }
    animation.apply(to: &values, at: local)
    return values[animation.property]
  }

  /// The value of a model object's property as the type that is animated; nil if the property's
  /// value has another type.
  package func converted(_ model: Any?) -> AnimatableValue? {
    AnimatableValue(any: model, for: animation.property)
  }

  /// The animation, beginning `seconds` later.
  func shifted(by seconds: Double) -> KeyedAnimation {
    KeyedAnimation(key: key, animation: animation.shifted(by: seconds))
  }

  /// The animation, driven by another clock.
  func driven(by drive: AnimationDrive) -> KeyedAnimation {
    KeyedAnimation(key: key, animation: animation.driven(by: drive))
  }
}
