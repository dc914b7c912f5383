/// A method of a class, to which code has a handle of type `Method`.
@MainActor
final class RuntimeMethod {
  nonisolated let name: String
  /// The implementation that the source declares; nil for a method that has been added at run time.
  private let own: RuntimeImplementation?
  var implementation: RuntimeImplementation
  /// Whether the method looks up its implementation in `ExchangedMethods`.
  let isExchangeable: Bool

  /// Creates the entry for a method that the class declares.
  init(_ name: String, own: RuntimeImplementation, isExchangeable: Bool) {
    (self.name, self.own, implementation, self.isExchangeable) = (name, own, own, isExchangeable)
  }

  /// Creates the entry for a method that is added to the class.
  init(_ name: String, added implementation: RuntimeImplementation) {
    (self.name, own, self.implementation, isExchangeable) = (name, nil, implementation, true)
  }

  var isReplaced: Bool { implementation !== own }

  /// The method to call by name if no declaration has this name.
  var addedMethod: ExposedMethod? { own == nil ? implementation.method : nil }
}

/// The implementation of a method, to which code has a pointer of type `IMP`.
final class RuntimeImplementation: Sendable {
  let method: ExposedMethod
  init(_ method: ExposedMethod) { self.method = method }
}
