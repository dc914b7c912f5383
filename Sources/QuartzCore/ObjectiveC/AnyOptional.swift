/// Optionals whose type is known only when the program runs.
package enum AnyOptional {
  /// The value itself; nil where it is an optional without one, at any depth.
  package static func flattened(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(flattened)
  }
}

/// An optional, seen without what it wraps.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var none: Self { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrapped: Any? { self }
}
