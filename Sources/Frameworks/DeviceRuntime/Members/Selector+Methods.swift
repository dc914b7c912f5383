// On Linux, `#selector(method)` is written with the name and the unapplied method. There is one
// initializer for each number of arguments, because the compiler crashes (Swift 6.3.1) if a
// function returns a function with a parameter pack. A method with more arguments uses the
// initializer with `calling:`.

extension Selector {
  /// Creates a selector for an action without arguments.
  public init<T, Result>(
    _ name: String, _ method: @escaping (T) -> () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, ExposedMethod(of: T.self, []) { target, _ in Reply(method(target)()) })
  }

  /// Creates a selector for an action that receives its sender.
  public init<T, A, Result>(
    _ name: String, _ method: @escaping (T) -> (A) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self]) { target, given in
        guard let a: A = given.at(0, for: target) else { return nil }
        return Reply(method(target)(a))
      })
  }

  /// Creates a selector for an action that receives its sender and the event.
  public init<T, A, B, Result>(
    _ name: String, _ method: @escaping (T) -> (A, B) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self, B.self]) { target, given in
        guard let a: A = given.at(0, for: target), let b: B = given.at(1, for: target) else {
          return nil
        }
        return Reply(method(target)(a, b))
      })
  }

  /// Creates a selector for a method with 3 arguments.
  public init<T, A, B, C, Result>(
    _ name: String, _ method: @escaping (T) -> (A, B, C) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self, B.self, C.self]) { target, given in
        guard let a: A = given.at(0, for: target), let b: B = given.at(1, for: target),
          let c: C = given.at(2, for: target)
        else { return nil }
        return Reply(method(target)(a, b, c))
      })
  }

  /// Creates a selector for a method with 4 arguments.
  public init<T, A, B, C, D, Result>(
    _ name: String, _ method: @escaping (T) -> (A, B, C, D) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self, B.self, C.self, D.self]) { target, given in
        guard let a: A = given.at(0, for: target), let b: B = given.at(1, for: target),
          let c: C = given.at(2, for: target), let d: D = given.at(3, for: target)
        else { return nil }
        return Reply(method(target)(a, b, c, d))
      })
  }

  /// Creates a selector for a method with 5 arguments.
  public init<T, A, B, C, D, E, Result>(
    _ name: String, _ method: @escaping (T) -> (A, B, C, D, E) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self, B.self, C.self, D.self, E.self]) { target, given in
        guard let a: A = given.at(0, for: target), let b: B = given.at(1, for: target),
          let c: C = given.at(2, for: target), let d: D = given.at(3, for: target),
          let e: E = given.at(4, for: target)
        else { return nil }
        return Reply(method(target)(a, b, c, d, e))
      })
  }

  /// Creates a selector for a method with 6 arguments.
  public init<T, A, B, C, D, E, F, Result>(
    _ name: String, _ method: @escaping (T) -> (A, B, C, D, E, F) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self, B.self, C.self, D.self, E.self, F.self]) { target, given in
        guard let a: A = given.at(0, for: target), let b: B = given.at(1, for: target),
          let c: C = given.at(2, for: target), let d: D = given.at(3, for: target),
          let e: E = given.at(4, for: target), let f: F = given.at(5, for: target)
        else { return nil }
        return Reply(method(target)(a, b, c, d, e, f))
      })
  }

  // The initializers above, for methods isolated to the main actor, such as those of view
  // controllers.

  @_disfavoredOverload
  public init<T, Result>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> Result
  ) {
    self.init(name, ExposedMethod(of: T.self, []) { target, _ in Reply(method(target)()) })
  }

  @_disfavoredOverload
  public init<T, A, Result>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) -> Result
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
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> Result
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
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C) -> Result
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

  @_disfavoredOverload
  public init<T, A, B, C, D, Result>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C, D) -> Result
  ) {
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self, B.self, C.self, D.self]) { target, given in
        guard let a: A = given.at(0, for: target), let b: B = given.at(1, for: target),
          let c: C = given.at(2, for: target), let d: D = given.at(3, for: target)
        else { return nil }
        return Reply(method(target)(a, b, c, d))
      })
  }

  @_disfavoredOverload
  public init<T, A, B, C, D, E, Result>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C, D, E) -> Result
  ) {
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self, B.self, C.self, D.self, E.self]) { target, given in
        guard let a: A = given.at(0, for: target), let b: B = given.at(1, for: target),
          let c: C = given.at(2, for: target), let d: D = given.at(3, for: target),
          let e: E = given.at(4, for: target)
        else { return nil }
        return Reply(method(target)(a, b, c, d, e))
      })
  }

  @_disfavoredOverload
  public init<T, A, B, C, D, E, F, Result>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C, D, E, F) -> Result
  ) {
    self.init(
      name,
      ExposedMethod(of: T.self, [A.self, B.self, C.self, D.self, E.self, F.self]) { target, given in
        guard let a: A = given.at(0, for: target), let b: B = given.at(1, for: target),
          let c: C = given.at(2, for: target), let d: D = given.at(3, for: target),
          let e: E = given.at(4, for: target), let f: F = given.at(5, for: target)
        else { return nil }
        return Reply(method(target)(a, b, c, d, e, f))
      })
  }
}
