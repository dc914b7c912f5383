/// Reads and writes registered properties by key, according to the rules of Objective-C's key-value
/// coding.
@MainActor
package enum ExposedKeys {
  /// The value of a key in the table of the object's class; nil if the table does not contain the
  /// key. The key may be the name of a property, with or without the prefix `is`, or the name of a
  /// method without arguments.
  package static func value(_ key: String, of object: AnyObject) -> Any?? {
    let type: AnyClass = type(of: object)
    for name in [key, "is" + capitalized(key)] {
      if let property = ExposedClass.property(name, of: type) {
        return .some(KeyedValue.boxed(property.value(of: object)))
      }
    }
    if let bare = bare(key), let property = ExposedClass.property(bare, of: type) {
      return .some(KeyedValue.boxed(property.value(of: object)))
    }
    for name in [key, "get" + capitalized(key), "is" + capitalized(key)] {
      guard let method = ExposedClass.method(name, of: type), method.arguments.isEmpty else {
        continue
      }
      let given = ActionArguments([], action: name)
      if case .returned(let value) = method.call(object, given) {
        return .some(KeyedValue.boxed(value))
      }
    }
    return nil
  }

  /// The value of a key of a class. The result is the value of a class property or the result of a
  /// class method without arguments; nil if the class has neither.
  package static func value(_ key: String, ofClass type: AnyClass) -> Any?? {
    for name in [key, "get" + capitalized(key), "is" + capitalized(key)] {
      guard let method = ExposedClass.classMethod(name, of: type), method.arguments.isEmpty,
        case .returned(let value) = method.call(
          type as AnyObject, ActionArguments([], action: name))
      else { continue }
      return .some(KeyedValue.boxed(value))
    }
    return nil
  }

  /// The first key of a path, and the rest of the path; nil if there is no further key.
  package nonisolated static func split(_ path: String) -> (key: String, rest: String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  /// Sets a key that is in the table of the object's class. Returns nil if the table does not
  /// contain the key.
  package static func write(
    _ value: Any?, _ key: String, of object: AnyObject
  ) -> ExposedProperty.Writing? {
    let type: AnyClass = type(of: object)
    let names = [key, "is" + capitalized(key)] + (bare(key).map { [$0] } ?? [])
    for name in names {
      guard let property = ExposedClass.property(name, of: type) else { continue }
      return property.write(value, to: object)
    }
    let setter = "set\(capitalized(key)):"
    if let method = ExposedClass.method(setter, of: type), method.arguments.count == 1 {
      let given = ActionArguments([value], action: setter)
      return method.call(object, given).isReturned ? .done : .needs(method.arguments[0])
    }
    return nil
  }

  /// The key without its prefix, such as `hidden` for `isHidden`; nil if the key has no such
  /// prefix.
  private static func bare(_ key: String) -> String? {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + key.dropFirst(3)
  }

  private static func capitalized(_ key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }
}

extension ExposedKeys {
  /// A key and all keys that depend on it (`dependentKeys`), without duplicates.
  package static func affected(by key: String, of type: AnyClass) -> Set<String> {
    var keys: Set = [key]
    var waiting = [key]
    while let next = waiting.popLast() {
      _ = ExposedClass.first(of: type) { entry -> Bool? in
        for dependency in entry.dependencies where dependency.on().contains(next) {
          if keys.insert(dependency.key).inserted { waiting.append(dependency.key) }
        }
        return nil
      }
    }
    return keys
  }
}
