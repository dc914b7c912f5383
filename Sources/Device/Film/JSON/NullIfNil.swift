/// An optional member that JSON output contains as null if it is nil. Without this wrapper, such a
/// member is omitted.
@propertyWrapper
package struct NullIfNil<Value> {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension NullIfNil: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension NullIfNil: Sendable where Value: Sendable {}
extension NullIfNil: Equatable where Value: Equatable {}
extension NullIfNil: Hashable where Value: Hashable {}
