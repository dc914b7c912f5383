// Forms of a selector that ported source uses, in addition to the unapplied method.

extension Selector {
  /// A method with any number of arguments that is called through a closure, because it is
  /// overloaded, throws, or is a class method.
  @_spi(Ported)
  public init<T, each A, Result>(
    _ name: String, calling call: @escaping @MainActor (T, repeat each A) -> Result
  ) {
    self.init(name, ExposedMethod(calling: call))
  }

  /// The getter of a property.
  @_spi(Ported)
  public init<T, V>(_ name: String, getting path: KeyPath<T, V>) {
    self.init(name, ExposedMethod(getting: path))
  }

  /// The setter of a property.
  @_spi(Ported)
  public init<T, V>(_ name: String, setting path: ReferenceWritableKeyPath<T, V>) {
    self.init(name, ExposedMethod(setting: path))
  }
}

extension ExposedMethod {
  /// The getter of a property.
  init<T, V>(getting path: KeyPath<T, V>) {
    nonisolated(unsafe) let path = path
    self.init(of: T.self, []) { target, _ in Reply(target[keyPath: path]) }
  }

  /// The setter of a property.
  init<T, V>(setting path: ReferenceWritableKeyPath<T, V>) {
    nonisolated(unsafe) let path = path
    self.init(of: T.self, [V.self]) { target, given in
      guard let value: V = given.at(0, for: target) else { return nil }
      target[keyPath: path] = value
      return .returned(nil)
    }
  }

  /// A method that `call` calls. The object is its first argument.
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

  /// Thrown for an argument that does not have its parameter's type.
  private struct Misfit: Error {}
}
