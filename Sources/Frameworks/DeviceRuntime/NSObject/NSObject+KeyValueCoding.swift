// Key-value coding as in Objective-C's NSObject. Subclasses cannot override members of an
// extension. Therefore those classes of Matchcut that apps subclass declare the members of this
// extension again.
extension NSObjectProtocol where Self: NSObject {
  /// The property's value; numbers are returned as `NSNumber`. Raises an exception if the class
  /// does not have this key.
  public func value(forKey key: String) -> Any? {
    nonisolated(unsafe) let object = self
    return unisolated { KeyValueCoding.value(key, of: object) }
  }

  /// Sets a property; numbers are converted to its type. Raises an exception if the class does not
  /// have this key, or if the value is nil and the property is a number.
  public func setValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let (object, value) = (self, value)
    unisolated { KeyValueCoding.set(value, key, of: object) }
  }

  /// The value at a path of keys that are separated by dots. If the value of a key is an array, the
  /// next key is applied to each element, and the result is an array.
  public func value(forKeyPath keyPath: String) -> Any? {
    nonisolated(unsafe) let object = self
    return unisolated { KeyValueCoding.value(path: keyPath, of: object) }
  }

  /// Sets the property at the end of a path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    nonisolated(unsafe) let (object, value) = (self, value)
    unisolated { KeyValueCoding.set(value, path: keyPath, of: object) }
  }

  /// An array whose changes change the array of the key, and are reported to its observers as
  /// insertions, removals and replacements.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedArray(of: key, owner: self)
  }

  /// Raises an exception.
  public func value(forUndefinedKey key: String) -> Any? {
    nonisolated(unsafe) let object = self
    unisolated { KeyValueCoding.raiseUndefined(key, of: object, "valueForUndefinedKey:") }
  }

  /// Raises an exception.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    nonisolated(unsafe) let object = self
    unisolated { KeyValueCoding.raiseUndefined(key, of: object, "setValue:forUndefinedKey:") }
  }

  /// Raises an exception.
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

  /// The values of several properties; `NSNull` for properties that are nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, get($0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  // `get` and `set` call the implementations of the object's own class.

  private func get(_ key: String) -> Any? {
    nonisolated(unsafe) let object = self
    return unisolated { KeyValueCoding.value(key, of: object) }
  }

  private func set(_ value: Any?, _ key: String) {
    nonisolated(unsafe) let (object, value) = (self, value)
    unisolated { KeyValueCoding.set(value, key, of: object) }
  }
}
