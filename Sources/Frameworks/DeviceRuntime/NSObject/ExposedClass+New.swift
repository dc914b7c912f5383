extension ExposedClass {
  /// Creates an object of a class that is known only at run time, by calling the class's own
  /// `init()`.
  ///
  /// In Objective-C, every initialiser can be called on a class that is known only at run time. In
  /// Swift, only `required` initialisers can be called on a class that is known only at run time.
  /// As on iOS, this method does not check that it runs on the main thread.
  @_spi(Ported) public nonisolated static func new<Object: NSObject>(
    _ type: Object.Type
  ) -> Object {
    made(type) { NewObject.of(type) }
  }

  /// Runs `make` and casts the result to `Object`. Raises an exception if the result of `make` is
  /// not an `Object`.
  package nonisolated static func made<Object: NSObject>(
    _ type: Object.Type, _ make: @MainActor () -> NSObject?
  ) -> Object {
    unisolated {
      guard let object = make() as? Object else {
        UIKitLog.raise(
          UIKitLog.invalidArgument, "*** +[\(type) new]: no object of this class could be made")
      }
      return object
    }
  }
}
