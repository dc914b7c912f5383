/// Functions for optionals whose type is known only at run time.
package enum AnyOptional {
  /// The value without the optionals around it; nil if one of them is nil.
  package static func flattened(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(flattened)
  }
}

/// A protocol to which every optional conforms, whatever type it wraps.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var none: Self { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrapped: Any? { self }
}
