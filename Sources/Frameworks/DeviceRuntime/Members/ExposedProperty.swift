/// A property that can be read by its key. Some properties can also be written.
package struct ExposedProperty {
  package let key: String
  /// The property's key path; nil if it has none.
  package let path: AnyKeyPath?
  /// The property's getter and setter as methods. The setter is nil if the property cannot be
  /// written.
  let getter: ExposedMethod
  private(set) var setter: ExposedMethod?
  private let get: @MainActor (AnyObject) -> Any?
  private let set: (@MainActor (AnyObject, Any?) -> Writing)?

  /// The result of writing a value.
  package enum Writing {
    case done
    /// The value was nil, but the property's type is not optional.
    case isNil
    /// The value does not match the property's type, which is the associated value.
    case needs(Any.Type)
    /// The property cannot be written.
    case isReadOnly
  }

  @MainActor init<Owner: AnyObject, V>(_ key: String, _ path: KeyPath<Owner, V>) {
    self.key = key
    self.path = path
    get = { ($0 as? Owner).flatMap { AnyOptional.flattened($0[keyPath: path]) } }
    set = nil
    getter = ExposedMethod(getting: path)
  }

  /// A property that is set by calling `write`, or through its key path by default. Setting a value
  /// through a key path calls the property's getter first.
  @MainActor init<Owner: AnyObject, V>(
    _ key: String, writable path: ReferenceWritableKeyPath<Owner, V>,
    write: (@MainActor (Owner, V) -> Void)? = nil
  ) {
    self.key = key
    self.path = path
    getter = ExposedMethod(getting: path)
    setter = write.map { ExposedMethod(calling: $0) } ?? ExposedMethod(setting: path)
    get = { ($0 as? Owner).flatMap { AnyOptional.flattened($0[keyPath: path]) } }
    set = { object, value in
      guard let owner = object as? Owner else { return .isReadOnly }
      switch KeyedValue.fit(value, V.self) {
      case .value(let value):
        if let write { write(owner, value) } else { owner[keyPath: path] = value }
        return .done
      case .isNil: return .isNil
      case .misfit: return .needs(V.self)
      }
    }
  }

  /// The value in its Swift type; nil if the property is optional and has no value.
  @MainActor package func value(of object: AnyObject) -> Any? { get(object) }

  @MainActor package func write(_ value: Any?, to object: AnyObject) -> Writing {
    set?(object, value) ?? .isReadOnly
  }
}

/// Conversions of values for key-value coding, which passes numbers and enumerations as `NSNumber`.
package enum KeyedValue {
  package enum Fit<V> {
    case value(V)
    /// The value is nil, but the type is not optional.
    case isNil
    case misfit

    /// The converted value; nil if there is none.
    package var found: V? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  /// Converts the value of a property to the object that `value(forKey:)` returns.
  package static func boxed(_ value: Any?) -> Any? {
    switch value {
    case nil: nil
    case let value? where Swift.type(of: value) is AnyClass: value
    case let value as any RawRepresentable: boxed(value.rawValue)
    case let value?: number(value) ?? value
    }
  }

  /// Converts a number or a Boolean value of Swift to an `NSNumber`, which can be cast to all number
  /// types; nil for other values.
  package static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as CGFloat: NSNumber(value: Double(value))
    default: nil
    }
  }

  /// The object that is stored for a value that the app sets under a key of its own.
  package static func stored(_ value: Any?) -> Any? { value.flatMap { number($0) ?? $0 } }

  /// Converts a value to the type of a property. Numbers are converted as in Objective-C.
  package static func fit<V>(_ value: Any?, _ type: V.Type) -> Fit<V> {
    guard let value = value.flatMap(AnyOptional.flattened) else {
      guard let optional = V.self as? any OptionalValue.Type, let none = optional.none as? V else {
        return .isNil
      }
      return .value(none)
    }
    if let value = value as? V { return .value(value) }
    let wrapped = (V.self as? any OptionalValue.Type)?.wrappedType ?? V.self
    // Numbers are converted before anything else, because casting nil to an optional type would
    // succeed.
    if let number = converted(value, to: wrapped), let fitting = number as? V {
      return .value(fitting)
    }
    return .misfit
  }

  private static func converted(_ value: Any, to type: Any.Type) -> Any? {
    if let type = type as? any RawRepresentable.Type { return made(type, from: value) }
    guard let number = value as? NSNumber else { return nil }
    switch type {
    case is Bool.Type: return number.boolValue
    case is Double.Type: return number.doubleValue
    case is Float.Type: return number.floatValue
    case is CGFloat.Type: return CGFloat(number.doubleValue)
    case let type as any BinaryInteger.Type: return integer(type, number)
    default: return nil
    }
  }

  private static func made<R: RawRepresentable>(_ type: R.Type, from value: Any) -> R? {
    guard case .value(let raw) = fit(value, R.RawValue.self) else { return nil }
    return R(rawValue: raw)
  }

  private static func integer<I: BinaryInteger>(_ type: I.Type, _ number: NSNumber) -> I {
    number.doubleValue < 0 ? I(clamping: number.int64Value) : I(clamping: number.uint64Value)
  }
}
