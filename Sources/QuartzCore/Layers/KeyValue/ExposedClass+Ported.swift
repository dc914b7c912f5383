// Functions that ported source calls, in addition to those that fill the table.

@_spi(Ported)
extension ExposedClass {
  // MARK: Observing

  /// Called when a property is about to change.
  public nonisolated static func willChange(_ object: AnyObject, _ key: String) {
    nonisolated(unsafe) let object = object
    unisolated { KeyValueObserving.willChange(object, key) }
  }

  /// Called when a property has changed.
  public nonisolated static func didChange(_ object: AnyObject, _ key: String) {
    nonisolated(unsafe) let object = object
    unisolated { KeyValueObserving.didChange(object, key) }
  }

  /// Returns the key itself. The compiler checks `path`.
  public nonisolated static func key(_ key: String, _ path: AnyKeyPath) -> String { key }

  // MARK: Optional requirements

  /// The default implementation of an optional requirement. Code that checks before the call never
  /// calls it.
  public nonisolated static func notImplemented<R>() -> R {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "unrecognized selector sent to instance: an optional requirement that the class does not "
        + "implement was called without a check.")
  }

  /// Returns the object if its class has the method, so that the method may be called; otherwise
  /// nil.
  public nonisolated static func implementing<T>(_ object: T?, _ name: String) -> T? {
    guard let object else { return nil }
    let type: AnyClass = Swift.type(of: object as AnyObject)
    return unisolated { implements(name, type) } ? object : nil
  }

  /// Returns the result of an optional requirement of UIKit; nil if the class does not implement
  /// it.
  @discardableResult
  public nonisolated static func answer<R>(_ call: @autoclosure () -> R?) -> R? {
    unisolated { _ = Unanswered.clear() }
    let answer = call()
    return unisolated { Unanswered.clear() } ? nil : answer
  }
}
