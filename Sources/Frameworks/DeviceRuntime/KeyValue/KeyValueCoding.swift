import Foundation

/// Reads and writes properties by key, like `NSObject` in Objective-C.
///
/// In user defaults, each key is the key of a value, as in Objective-C.
///
/// The members without a prefix call the override of the object's class if there is one. The
/// members named `standard…` always run the implementation of `NSObject`.
@MainActor
package enum KeyValueCoding {
  // MARK: Keys

  package static func value(_ key: String, of object: AnyObject) -> Any? {
    if let coder = object as? any KeyValueCoder { return coder.value(forKey: key) }
    if case .returned(let value) = OverriddenMethod.call("valueForKey:", on: object, key) {
      return value
    }
    return standardValue(key, of: object)
  }

  package static func set(_ value: Any?, _ key: String, of object: AnyObject) {
    if let coder = object as? any KeyValueCoder { return coder.setValue(value, forKey: key) }
    if OverriddenMethod.call("setValue:forKey:", on: object, value, key).isReturned { return }
    standardSet(value, key, of: object)
  }

  package static func standardValue(_ key: String, of object: AnyObject) -> Any? {
    if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
    if let value = ExposedKeys.value(key, of: object) { return value }
    if let coder = object as? any KeyValueCoder { return coder.value(forUndefinedKey: key) }
    let answer = OverriddenMethod.call("valueForUndefinedKey:", on: object, key)
    if case .returned(let value) = answer { return value }
    raiseUndefined(key, of: object, "valueForUndefinedKey:")
  }

  package static func standardSet(_ value: Any?, _ key: String, of object: AnyObject) {
    if let defaults = object as? UserDefaults { return defaults.set(value, forKey: key) }
    switch ExposedKeys.write(value, key, of: object) {
    case .done: break
    case .isNil: setNil(key, of: object)
    case .needs(let type):
      let given = value.map { "a \(Swift.type(of: $0))" } ?? "nil"
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "[\(object) setValue:forKey:]: the key \(key) has the type \(type), but was set to "
          + "\(given).")
    case .isReadOnly, nil:
      if let coder = object as? any KeyValueCoder {
        return coder.setValue(value, forUndefinedKey: key)
      }
      let name = "setValue:forUndefinedKey:"
      if OverriddenMethod.call(name, on: object, value, key).isReturned { return }
      raiseUndefined(key, of: object, name)
    }
  }

  private static func setNil(_ key: String, of object: AnyObject) {
    if let coder = object as? any KeyValueCoder { return coder.setNilValueForKey(key) }
    if OverriddenMethod.call("setNilValueForKey:", on: object, key).isReturned { return }
    raiseNil(key, of: object)
  }

  // MARK: Key paths

  /// The value at a key path. If a value on the path is an array, the rest of the path is applied
  /// to each of its members.
  package static func value(path: String, of object: Any) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return member(path, of: object) }
    let rest = String(path[path.index(after: dot)...])
    let next = member(String(path[..<dot]), of: object)
    return next.flatMap { follow(rest, of: $0) }
  }

  /// Follows a key path from one object. Keys of Matchcut's own classes may contain dots.
  private static func follow(_ path: String, of value: Any) -> Any? {
    guard let coder = value as? any KeyValueCoder else { return self.value(path: path, of: value) }
    return coder.value(forKeyPath: path)
  }

  private static func member(_ key: String, of value: Any) -> Any? {
    if let list = value as? [Any] {
      guard key != "@count" else { return NSNumber(value: list.count) }
      return list.map { member(key, of: $0) ?? NSNull() }
    }
    if let values = value as? [String: Any] { return values[key] }
    return self.value(key, of: value as AnyObject)
  }

  package static func set(_ value: Any?, path: String, of object: AnyObject) {
    guard let dot = path.firstIndex(of: ".") else { return set(value, path, of: object) }
    guard let next = self.value(String(path[..<dot]), of: object) else { return }
    let rest = String(path[path.index(after: dot)...])
    let owner = next as AnyObject
    guard let coder = owner as? any KeyValueCoder else {
      return set(value, path: rest, of: owner)
    }
    coder.setValue(value, forKeyPath: rest)
  }

  // MARK: Exceptions

  package static func raiseUndefined(_ key: String, of object: AnyObject, _ method: String) -> Never
  {
    UIKitLog.raise(UIKitLog.unknownKey, undefined(key, object, method))
  }

  /// The message that Apple's implementation raises if a class does not have a key.
  package static func undefined(_ key: String, _ object: AnyObject, _ method: String) -> String {
    "[\(object) \(method)]: this class is not key value coding-compliant for the key \(key)."
  }

  package static func raiseNil(_ key: String, of object: AnyObject) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "[\(object) setNilValueForKey]: could not set nil as the value for the key \(key).")
  }
}
