/// Functions for optionals whose type is known only at run time.
package enum AnyOptional {
  /// The value without its optional wrappers; nil if any of them is empty.
  package static func flattened(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(flattened)
  }
}

/// An optional, independent of the type that it wraps.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var none: Self { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrapped: Any? { self }
}
