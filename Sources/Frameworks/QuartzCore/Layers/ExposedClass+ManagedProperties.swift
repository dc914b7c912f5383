@_spi(Ported) import DeviceRuntime

// Functions that ported source calls for the `@NSManaged` properties of layers.

@_spi(Ported)
extension ExposedClass {
  /// The value of a property that was declared as `@NSManaged`. A number, flag or geometry type is
  /// zero if the layer has no value for the key.
  public static func managed<Value>(_ key: String, of layer: CALayer) -> Value {
    switch KeyedValue.fit(layer.value(forUndefinedKey: key), Value.self) {
    case .value(let value): return value
    case .isNil, .misfit:
      if let zero = zero(Value.self) { return zero }
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "The property \(key) of \(layer) has no value of the type \(Value.self). Set it before it "
          + "is read, or return a value for it from defaultValue(forKey:).")
    }
  }

  /// Sets a property that was declared as `@NSManaged`.
  public static func setManaged<Value>(_ value: Value, _ key: String, of layer: CALayer) {
    layer.setValue(AnyOptional.flattened(value), forUndefinedKey: key)
  }

  /// The value of a number, flag or geometry type whose bytes are all zero; nil for other types.
  private static func zero<Value>(_ type: Value.Type) -> Value? {
    let zeros: [Any] = [
      CGPoint.zero, CGSize.zero, CGRect.zero, CGVector.zero, CATransform3DIdentity,
      CGAffineTransform.identity,
    ]
    if let number = KeyedValue.fit(NSNumber(value: 0), type).found { return number }
    return zeros.lazy.compactMap { $0 as? Value }.first
  }
}
