// Functions that ported source calls. The functions that register members are in
// `ExposedClass.swift`.

@_spi(Ported)
extension ExposedClass {
  // MARK: Observing

  /// Called when a property is about to change.
  public nonisolated static func willChange(_ object: AnyObject, _ key: String) {
    nonisolated(unsafe) let object = object
    unisolated { KeyValueObserving.willChange(object, key) }
  }

  /// Called when a property has changed.
  public nonisolated static func didChange(_ object: AnyObject, _ key: String) {
    nonisolated(unsafe) let object = object
    unisolated { KeyValueObserving.didChange(object, key) }
  }

  /// Returns `key`. The argument `path` exists only so that the compiler checks the key path.
  public nonisolated static func key(_ key: String, _ path: AnyKeyPath) -> String { key }

  // MARK: Properties of layers

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

  // MARK: Optional requirements

  /// The default implementation of an optional requirement. This default is never called, because
  /// callers first check whether the method is implemented.
  public nonisolated static func notImplemented<R>() -> R {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "unrecognized selector sent to instance: an optional requirement that the class does not "
        + "implement was called without a check.")
  }

  /// Returns the object if its class implements the method; otherwise nil.
  public nonisolated static func implementing<T>(_ object: T?, _ name: String) -> T? {
    guard let object else { return nil }
    let type: AnyClass = Swift.type(of: object as AnyObject)
    return unisolated { implements(name, type) } ? object : nil
  }

  /// Calls an optional requirement of UIKit and returns its result; nil if the class does not
  /// implement the requirement.
  @discardableResult
  public nonisolated static func answer<R>(_ call: @autoclosure () -> R?) -> R? {
    unisolated { _ = Unanswered.clear() }
    let answer = call()
    return unisolated { Unanswered.clear() } ? nil : answer
  }
}
