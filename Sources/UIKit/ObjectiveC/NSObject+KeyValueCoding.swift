// What Objective-C's NSObject has for properties by key. Classes of ours that apps derive theirs
// from declare the same members themselves, so that overrides compile.
extension NSObjectProtocol where Self: NSObject {
  /// The property's value, numbers as `NSNumber`; a key that the class has not raises.
  public func value(forKey key: String) -> Any? {
    nonisolated(unsafe) let object = self
    return unisolated { KeyValueCoding.value(key, of: object) }
  }

  /// Sets a property, numbers converted; a key that the class has not raises, and so does nil for a
  /// number.
  public func setValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let (object, value) = (self, value)
    unisolated { KeyValueCoding.set(value, key, of: object) }
  }

  /// Follows keys with dots between them; an array answers with the values of its members.
  public func value(forKeyPath keyPath: String) -> Any? {
    nonisolated(unsafe) let object = self
    return unisolated { KeyValueCoding.value(path: keyPath, of: object) }
  }

  /// Sets the property at the end of a path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    nonisolated(unsafe) let (object, value) = (self, value)
    unisolated { KeyValueCoding.set(value, path: keyPath, of: object) }
  }

  /// Raises.
  public func value(forUndefinedKey key: String) -> Any? {
    nonisolated(unsafe) let object = self
    unisolated { KeyValueCoding.raiseUndefined(key, of: object, "valueForUndefinedKey:") }
  }

  /// Raises.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    nonisolated(unsafe) let object = self
    unisolated { KeyValueCoding.raiseUndefined(key, of: object, "setValue:forUndefinedKey:") }
  }

  /// Raises.
  public func setNilValueForKey(_ key: String) {
    nonisolated(unsafe) let object = self
    unisolated { KeyValueCoding.raiseNil(key, of: object) }
  }

  /// Sets several properties, in the alphabetical order of their keys.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      set(value is NSNull ? nil : value, key)
    }
  }

  /// The values of several properties; `NSNull` for those without one.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, get($0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  // As the object's own class has them.

  private func get(_ key: String) -> Any? {
    nonisolated(unsafe) let object = self
    return unisolated { KeyValueCoding.value(key, of: object) }
  }

  private func set(_ value: Any?, _ key: String) {
    nonisolated(unsafe) let (object, value) = (self, value)
    unisolated { KeyValueCoding.set(value, key, of: object) }
  }
}
