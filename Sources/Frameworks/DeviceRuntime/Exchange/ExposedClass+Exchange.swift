import CDeviceRuntime

// Functions that ported source calls where it exchanges methods. See `ExchangedMethods`.

@_spi(Ported)
extension ExposedClass {
  /// Runs the implementation that replaces a method. Returns false if the method has not been
  /// replaced. Each ported method that can be exchanged begins with this call.
  public nonisolated static func ran<each A>(
    _ name: String, of owner: AnyClass, _ object: AnyObject, _ arguments: repeat each A
  ) -> Bool {
    methods_are_exchanged()
      && ExchangedMethods.ran(name, of: owner, object, repeat each arguments)
  }

  /// The result of the implementation that replaces a method; nil if the method has not been
  /// replaced.
  public nonisolated static func answer<each A, R>(
    _ name: String, of owner: AnyClass, _ object: AnyObject, _ arguments: repeat each A,
    as type: R.Type
  ) -> R? {
    methods_are_exchanged()
      ? ExchangedMethods.answer(name, of: owner, object, repeat each arguments, as: type) : nil
  }

  // MARK: Casts

  /// Returns the closure unchanged. On Apple's systems, an app casts the closure to an object; in
  /// Matchcut, the closure itself is used.
  public nonisolated static func block<Block>(_ block: Block, to type: AnyObject.Type) -> Block {
    block
  }

  // These functions convert a pointer to an implementation to a function that can be called. There
  // is one function for each number of arguments, because the compiler crashes (Swift 6.3.1) if a
  // function returns a function with a parameter pack.

  public nonisolated static func function<T, R>(
    _ imp: IMP?, to type: ((T, Selector) -> R).Type
  ) -> (T, Selector) -> R {
    { target, name in call(imp, target, name, []) }
  }
  public nonisolated static func function<T, A, R>(
    _ imp: IMP?, to type: ((T, Selector, A) -> R).Type
  ) -> (T, Selector, A) -> R {
    { target, name, a in call(imp, target, name, [a]) }
  }
  public nonisolated static func function<T, A, B, R>(
    _ imp: IMP?, to type: ((T, Selector, A, B) -> R).Type
  ) -> (T, Selector, A, B) -> R {
    { target, name, a, b in call(imp, target, name, [a, b]) }
  }
  public nonisolated static func function<T, A, B, C, R>(
    _ imp: IMP?, to type: ((T, Selector, A, B, C) -> R).Type
  ) -> (T, Selector, A, B, C) -> R {
    { target, name, a, b, c in call(imp, target, name, [a, b, c]) }
  }
  public nonisolated static func function<T, A, B, C, D, R>(
    _ imp: IMP?, to type: ((T, Selector, A, B, C, D) -> R).Type
  ) -> (T, Selector, A, B, C, D) -> R {
    { target, name, a, b, c, d in call(imp, target, name, [a, b, c, d]) }
  }

  /// Runs an implementation. Raises an exception if the types do not match. (Objective-C would pass
  /// the arguments without a check.)
  private nonisolated static func call<T, R>(
    _ imp: IMP?, _ target: T, _ name: Selector, _ arguments: [Any]
  ) -> R {
    nonisolated(unsafe) let (target, given) = (
      target as AnyObject, arguments.map(AnyOptional.flattened)
    )
    nonisolated(unsafe) var reply = Reply.refused
    if let method = imp.map(MethodTable.implementation)?.method {
      unisolated {
        reply = ExchangedMethods.call(method, name.description, target, given)
      }
    }
    guard case .returned(let result) = reply, let value: R = ExchangedMethods.converted(result)
    else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "-[\(Swift.type(of: target)) \(name)]: the implementation was called with other types of "
          + "arguments than it declares, or as a function with another result")
    }
    return value
  }
}
