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
    let isFlag = (value as? NSNumber).map { $0 === NSNumber(value: $0.boolValue) } ?? false
    let candidates = isFlag ? [.hidden] : Self.standIns
    guard let found = candidates.first(where: { AnimatableValue(any: value, for: $0) != nil })
    else { return nil }
    self = found
  }
}

extension AnimatableValue {
  /// The value in its public type. A number or a Boolean value is an `NSNumber`.
  package var boxed: Any? {
    switch self {
    case .number(let v): NSNumber(value: v)
    case .flag(let v): NSNumber(value: v)
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

  /// Like `boxed`, except that a number has the precision of `model`. An `NSNumber` can be cast to
  /// `Float` only if its value is exactly that of a `Float`.
  package func boxed(like model: Any?) -> Any? {
    guard case .number(let number) = self, let model = model as? NSNumber,
      String(cString: model.objCType) == "f"
    else { return boxed }
    return NSNumber(value: Float(number))
  }
}
