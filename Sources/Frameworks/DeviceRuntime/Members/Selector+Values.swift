// On Linux, these initializers replace `#selector(value.method)` if the source does not name the
// value's class. The value is used only to infer its class, because a selector does not store a
// target.

@_spi(Ported)
extension Selector {
  public init<T, Result>(
    _ name: String, on value: @autoclosure () -> T?, _ method: @escaping (T) -> () -> Result
  ) {
    self.init(name, method)
  }

  public init<T, A, Result>(
    _ name: String, on value: @autoclosure () -> T?, _ method: @escaping (T) -> (A) -> Result
  ) {
    self.init(name, method)
  }

  public init<T, A, B, Result>(
    _ name: String, on value: @autoclosure () -> T?, _ method: @escaping (T) -> (A, B) -> Result
  ) {
    self.init(name, method)
  }

  public init<T, A, B, C, Result>(
    _ name: String, on value: @autoclosure () -> T?, _ method: @escaping (T) -> (A, B, C) -> Result
  ) {
    self.init(name, method)
  }

  @_disfavoredOverload
  public init<T, Result>(
    _ name: String, on value: @autoclosure () -> T?,
    _ method: @escaping @MainActor (T) -> @MainActor () -> Result
  ) {
    self.init(name, ExposedMethod(of: T.self, []) { target, _ in Reply(method(target)()) })
  }

  @_disfavoredOverload
  public init<T, A, Result>(
    _ name: String, on value: @autoclosure () -> T?,
    _ method: @escaping @MainActor (T) -> @MainActor (A) -> Result
  ) {
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self]) { target, given in
        guard let a: A = given.at(0, for: target) else { return nil }
        return Reply(method(target)(a))
      })
  }

  @_disfavoredOverload
  public init<T, A, B, Result>(
    _ name: String, on value: @autoclosure () -> T?,
    _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> Result
  ) {
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self, B.self]) { target, given in
        guard let a: A = given.at(0, for: target), let b: B = given.at(1, for: target) else {
          return nil
        }
        return Reply(method(target)(a, b))
      })
  }

  @_disfavoredOverload
  public init<T, A, B, C, Result>(
    _ name: String, on value: @autoclosure () -> T?,
    _ method: @escaping @MainActor (T) -> @MainActor (A, B, C) -> Result
  ) {
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self, B.self, C.self]) { target, given in
        guard let a: A = given.at(0, for: target), let b: B = given.at(1, for: target),
          let c: C = given.at(2, for: target)
        else { return nil }
        return Reply(method(target)(a, b, c))
      })
  }
}
