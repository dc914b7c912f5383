extension AnimatableProperty {
  /// One property for each type of value. The first property that accepts a value stands in for the
  /// app's own key.
  private static let standIns: [AnimatableProperty] = [
    .zPosition, .position, .shadowOffset, .contentsRect, .transform, .backgroundColor, .contents,
  ]

  /// The property whose values have the type of `value`. An animation of one of the app's own keys
  /// is computed as an animation of the property that stands in for the key. Nil for a value that
  /// cannot be interpolated.
  package init?(standingInFor value: Any) {
    guard !(value is NSNull) else { return nil }
    let candidates = Swift.type(of: value) == Bool.self ? [.hidden] : Self.standIns
    guard let found = candidates.first(where: { AnimatableValue(any: value, for: $0) != nil })
    else { return nil }
    self = found
  }
}

extension AnimatableValue {
  /// The value in its public type.
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

  /// Like `boxed`, except for numbers. A number gets the type of `model` if that is a
  /// floating-point type; otherwise it is an `NSNumber`.
  package func boxed(like model: Any?) -> Any? {
    guard case .number(let number) = self else { return boxed }
    switch model.map({ Swift.type(of: $0) }) {
    case nil, is Double.Type: return number
    case is CGFloat.Type: return CGFloat(number)
    case is Float.Type: return Float(number)
    default: return NSNumber(value: number)
    }
  }
}
