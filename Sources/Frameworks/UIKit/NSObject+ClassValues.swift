// Key-value coding of classes. These members are not in `DeviceRuntime`, because there the
// compiler would take `CATransaction.value(forKey:)` for an override of a member of an extension.
extension NSObject {
  /// The value of a class property or of a class method without arguments; numbers are returned as
  /// `NSNumber`. Raises an exception if the class has neither a property nor a method of this name.
  ///
  /// If a subclass declares its own `value(forKey:)`, as `CATransaction` does, that method is
  /// called instead.
  @_disfavoredOverload
  public class func value(forKey key: String) -> Any? {
    nonisolated(unsafe) var value: Any?
    unisolated {
      guard let found = ExposedKeys.value(key, ofClass: self) else {
        UIKitLog.raise(
          UIKitLog.unknownKey,
          "[<\(self)> valueForUndefinedKey:]: this class is not key value coding-compliant for the "
            + "key \(key).")
      }
      value = found
    }
    return value
  }

  /// The value at a path of keys that are separated by dots. The first key names a class property.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = ExposedKeys.split(keyPath)
    nonisolated(unsafe) let value = value(forKey: key)
    guard let rest, let value else { return value }
    nonisolated(unsafe) var end: Any?
    unisolated { end = KeyValueCoding.value(path: rest, of: value as AnyObject) }
    return end
  }
}
