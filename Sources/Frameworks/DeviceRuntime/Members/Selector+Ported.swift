// More ways to create a selector, which ported source uses.

extension Selector {
  /// Creates a selector for a method with any number of arguments. The method is called through a
  /// closure, because it is overloaded, it throws, or it is a class method.
  @_spi(Ported)
  public init<T, each A, Result>(
    _ name: String, calling call: @escaping @MainActor (T, repeat each A) -> Result
  ) {
    self.init(name, ExposedMethod(calling: call))
  }

  /// Creates a selector for the getter of a property.
  @_spi(Ported)
  public init<T, V>(_ name: String, getting path: KeyPath<T, V>) {
    self.init(name, ExposedMethod(getting: path))
  }

  /// Creates a selector for the setter of a property.
  @_spi(Ported)
  public init<T, V>(_ name: String, setting path: ReferenceWritableKeyPath<T, V>) {
    self.init(name, ExposedMethod(setting: path))
  }
}

extension ExposedMethod {
  /// Creates a method that returns the value of a property.
  init<T, V>(getting path: KeyPath<T, V>) {
    nonisolated(unsafe) let path = path
    self.init(of: T.self, []) { target, _ in Reply(target[keyPath: path]) }
  }

  /// Creates a method that sets a property.
  init<T, V>(setting path: ReferenceWritableKeyPath<T, V>) {
    nonisolated(unsafe) let path = path
    self.init(of: T.self, [V.self]) { target, given in
      guard let value: V = given.at(0, for: target) else { return nil }
      target[keyPath: path] = value
      return .returned(nil)
    }
  }

  /// Creates a method that is run by calling `call`. The first argument of `call` is the object.
  init<T, each A, Result>(calling call: @escaping @MainActor (T, repeat each A) -> Result) {
    var types: [Any.Type] = []
    _ = (repeat types.append((each A).self))
    self.init(of: T.self, types) { target, given in
      var index = 0
      @MainActor func next<X>(_ type: X.Type) throws(Misfit) -> X {
        defer { index += 1 }
        guard let value: X = given.at(index, for: target) else { throw Misfit() }
        return value
      }
      do {
        let arguments = (repeat try next((each A).self))
        return Reply(call(target, repeat each arguments))
      } catch {
        return nil
      }
    }
  }

  /// Thrown if the type of an argument does not match its parameter.
  private struct Misfit: Error {}
}
