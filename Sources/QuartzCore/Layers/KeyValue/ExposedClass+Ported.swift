// What ported source calls besides the table.

@_spi(Ported)
extension ExposedClass {
  // MARK: Observing

  /// A property is about to change.
  public nonisolated static func willChange(_ object: AnyObject, _ key: String) {
    nonisolated(unsafe) let object = object
    unisolated { KeyValueObserving.willChange(object, key) }
  }

  /// A property has changed.
  public nonisolated static func didChange(_ object: AnyObject, _ key: String) {
    nonisolated(unsafe) let object = object
    unisolated { KeyValueObserving.didChange(object, key) }
  }

  /// The key itself; the path makes the compiler check it.
  public nonisolated static func key(_ key: String, _ path: AnyKeyPath) -> String { key }

  // MARK: Optional requirements

  /// What the default of an optional requirement does; a call that asks first never comes here.
  public nonisolated static func notImplemented<R>() -> R {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "unrecognized selector sent to instance: an optional requirement that the class does not "
        + "implement was called without a check.")
  }

  /// The object where its class has the method, which may then be called; nil where not.
  public nonisolated static func implementing<T>(_ object: T?, _ name: String) -> T? {
    guard let object else { return nil }
    let type: AnyClass = Swift.type(of: object as AnyObject)
    return unisolated { implements(name, type) } ? object : nil
  }

  /// What an optional requirement of UIKit's answers; nil where the class does not implement it.
  @discardableResult
  public nonisolated static func answer<R>(_ call: @autoclosure () -> R?) -> R? {
    unisolated { _ = Unanswered.clear() }
    let answer = call()
    return unisolated { Unanswered.clear() } ? nil : answer
  }
}
